"""What is wrong with the table that is shown, measured in the page."""

FINDINGS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let before = "";
  for (let k = 0; k < 60; k++) {
    await frame();
    const now = [...document.querySelectorAll(".map, .board, .ask, .sheet")].map(each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height, each.getAttribute("viewBox")].join();
    }).join() + document.querySelectorAll(".region").length;
    if (now === before && k > 3) break;
    before = now;
  }
  const found = [];
  const across = innerWidth, high = innerHeight;
  const isWide = across > high;
  const seen = each => each.checkVisibility({ visibilityProperty: true })
    && each.getClientRects().length > 0;
  const all = where => [...document.querySelectorAll(where)].filter(seen);
  const plain = text => (text ?? "").trim().replaceAll(/\\s+/g, " ").slice(0, 40);
  const called = each =>
    `${each.localName}.${plain(each.getAttribute("class"))} "${plain(each.textContent)}"`;

  // Buttons that can be hit where they stand.
  const isHit = each => {
    const box = each.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return at !== null && each.contains(at);
  };
  const choices = all(`.ask button:not(.back *, .word), .ask a.button, .ask summary,
    .stage-pick.mine .combo-row`);
  const confirm = all(":is(.ask, .combo-detail) .confirm:enabled");
  const least = choices.filter(each => !(isWide && each.matches(".whole")));
  const needed = isWide && high >= 600 ? choices
    : [...least.filter(each => !each.matches(".confirm")).slice(0, 4), ...confirm.slice(0, 1)];
  if (!document.querySelector(".finish"))
    for (const each of needed) if (!isHit(each)) found.push(`out of reach: ${called(each)}`);

  // Content that its box cuts, or that lies outside the page.
  const whole = document.documentElement.scrollWidth;
  if (whole > across) found.push(`page is ${whole} wide`);
  for (const each of all(".table *")) {
    if (each instanceof SVGElement || each.closest(".hidden, .map, select")) continue;
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.right > across + 1) found.push(`outside the page: ${called(each)}`);
    const style = getComputedStyle(each);
    if (style.display.startsWith("inline") && !/flex|grid|block/.test(style.display)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
    if (scrollWidth > clientWidth + 1)
      found.push(`too wide: ${called(each)} ${scrollWidth} in ${clientWidth}`);
    else if (scrollHeight > clientHeight + 3 && !/auto|scroll/.test(style.overflowY))
      found.push(`too high: ${called(each)} ${scrollHeight} in ${clientHeight}`);
  }

  // A question is as high as what it says: nothing hangs out of it, no room stands empty.
  for (const ask of all(".ask")) {
    const bottom = ask.getBoundingClientRect().bottom;
    const sticks = ".answers, .upshot, .buttons:last-child";
    const stuck = [...ask.querySelectorAll(sticks)]
      .filter(each => seen(each) && !each.parentElement.closest(sticks))
      .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
    const ends = [...ask.querySelectorAll("*")].filter(each => seen(each)
      && !each.closest(sticks) && each.matches("p, li, h1, h2, h3, button, a, span, svg, td"));
    const low = Math.max(...ends.map(each => each.getBoundingClientRect().bottom));
    const over = Math.round(low - bottom), under = Math.round(bottom - stuck - low);
    if (over > 1) found.push(`the question ends ${over} above what it says`);
    if (under > 60) found.push(`the question ends ${under} below what it says`);
  }

  // Cards that lie over each other.
  const cards = all(".map, .ask, .seat, .column, .compass, .log");
  for (const [k, one] of cards.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of cards.slice(k + 1)) {
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const isUnder = !isWide && (one.matches(".map") || other.matches(".map"));
      if (across > 2 && high > 2 && !isUnder)
        found.push(`on each other: ${one.className}, ${other.className}`);
    }
  }

  // The map and its share.
  const map = document.querySelector(".map").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".region")].map(each => each.getBoundingClientRect());
  const drawn = {
    width: Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left)),
    height: Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top)),
  };
  const bar = document.querySelector(".bar").getBoundingClientRect().height;
  const desk = getComputedStyle(document.querySelector(".desk"));
  const aspect = Number(desk.getPropertyValue("--aspect"));
  const scale = Math.min(map.width, map.height * aspect);
  if (isWide) {
    const share = drawn.width * drawn.height / (across * (high - bar));
    // Cards are read before they are chosen: they get more.
    const column = parseFloat(desk.getPropertyValue("--read")) || 320;
    const most = Math.min(across - column, (high - bar) * aspect);
    if (share < 0.5 && scale < most * 0.985)
      found.push(`map has ${share.toFixed(2)}: ${Math.round(scale)} wide of ${Math.round(most)}`);
    const left = across - map.right;
    if (left < 319) found.push(`column is ${left}`);
  } else if (scale < across - 2) found.push(`map is ${Math.round(scale)} wide, not all`);
  return [...new Set(found)];
}"""

TORN = """where => [...document.querySelectorAll(where)].flatMap(name => {
  const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  const torn = [];
  while (walk.nextNode()) {
    for (const word of walk.currentNode.data.matchAll(/[^-\\s\\u00a0]+/g)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, word.index);
      range.setEnd(walk.currentNode, word.index + word[0].length);
      const seen = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(seen.map(({ top }) => top)).size > 1) torn.push(word[0]);
    }
  }
  return torn;
})"""
"""The words of some places that are broken within, not at a blank or a hyphen."""
