"""A table that stays silent makes a test fail within its limit."""

import signal
import time

import pytest
from starlette.testclient import TestClient

from tests.server.limit import LONGEST, limited
from tests.server.talk import ANNA, BELA, Page, new_table

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="needs alarms")


def test_who_waits_for_a_message_that_never_comes_is_told(client: TestClient) -> None:
    with Page(client, new_table(client, ANNA, BELA)) as page:
        begun = time.monotonic()
        with pytest.raises(TimeoutError, match=r"in vain for 0\.2 seconds"), limited(0.2):
            page.hear()
        assert time.monotonic() - begun < LONGEST / 2


def test_every_test_of_the_server_has_a_limit() -> None:
    left, _ = signal.getitimer(signal.ITIMER_REAL)
    assert 0 < left <= LONGEST
