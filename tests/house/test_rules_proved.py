"""The list of proved rules: what counts as a proof, and what it finds missing."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "house" / "rules_proved.py"
RULES = "# Rules\n- SW-C01 The first.\n- SW-C02 The second, see SW-C01.\n"


def proved(folder: Path, test: str, scenario: str = "") -> tuple[int, str]:
    for name, page, text in [
        ("rules", "r.md", RULES),
        ("tests", "test_it.py", test),
        ("tests", "it.toml", scenario),
    ]:
        (folder / name).mkdir(exist_ok=True)
        (folder / name / page).write_text(text, encoding="utf-8")
    command: list[str | Path] = [
        sys.executable,
        TOOL,
        "--rules",
        folder / "rules",
        "--tests",
        folder / "tests",
    ]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


BOTH = 'def test_a() -> None:\n    """SW-C01, SW-C02."""\n'


@pytest.mark.parametrize(
    "test",
    [
        BOTH,
        "# SW-C01 and SW-C02\ndef test_a() -> None:\n    pass\n",
        "def test_a() -> None:\n    check()  # SW-C01\n\n\ndef test_b() -> None:\n    'SW-C02'\n",
        "ALL = ['SW-C01', 'SW-C02']\n\n\n@mark(ALL)\ndef test_a(rule: str) -> None:\n    pass\n",
        'class TestAll:\n    """SW-C01 SW-C02."""\n\n    def test_a(self) -> None:\n        pass\n',
    ],
    ids=["docstring", "comment above", "body", "table", "class"],
)
def test_a_test_proves_the_rules_it_names(tmp_path: Path, test: str) -> None:
    code, text = proved(tmp_path, test)
    assert (code, text.splitlines()[-1]) == (0, "2 of 2 rules are proved.")


@pytest.mark.parametrize(
    "test",
    [
        '"""SW-C02."""\n' + BOTH.replace(", SW-C02", ""),
        BOTH.replace(", SW-C02", "") + "\n\ndef helper() -> None:\n    'SW-C02'\n",
        BOTH.replace(", SW-C02", "")
        + "\n\n@pytest.mark.skip\ndef test_b() -> None:\n    'SW-C02'\n",
    ],
    ids=["only the file names it", "only a helper names it", "the test is skipped"],
)
def test_a_rule_that_no_test_names_fails(tmp_path: Path, test: str) -> None:
    code, text = proved(tmp_path, test)
    assert code == 1
    assert "SW-C02 (r.md:3) is proved by no test." in text


def test_a_scenario_proves_what_its_list_says(tmp_path: Path) -> None:
    code, text = proved(tmp_path, BOTH.replace(", SW-C02", ""), 'proves = ["SW-C02"]\n')
    assert code == 0
    assert "SW-C02     1  it.toml" in text


def test_a_named_rule_that_does_not_exist_fails(tmp_path: Path) -> None:
    code, text = proved(tmp_path, BOTH.replace("SW-C02", "SW-C02, SW-X77"))
    assert code == 1
    assert "SW-X77 is no rule, and is named by test_it.py::test_a." in text
