#!/bin/sh
# Bundles the page's libraries and fonts into src/marchland/web, at the versions named here.
# Needs Node and npm; a player never does. `tools/vendor.sh --check` compares instead of writing.
set -eu
lit=3.3.3 fluent=0.19.1 esbuild=0.28.2 alegreya=5.3.0 subset=2.9.0
letters="ĄąĆćČčĎďĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŠšŤťŮůŰűŹźŻżŽž"
latin="ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ«»·×÷±½–—‘’‚“”„…•−€"
# ASCII, then the spaces that do not break and the hyphen that does not.
latin="$latin$(printf '%b' "$(printf '\\%03o' $(seq 32 126))")$(printf '\302\240\342\200\211\342\200\257\342\200\221')"
web="$(cd "$(dirname "$0")/../src/marchland/web" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
    "lit@$lit" "@fluent/bundle@$fluent" "esbuild@$esbuild" "@fontsource/alegreya@$alegreya" "subset-font@$subset"
cat >entry.js <<'JS'
export { html, svg, render, nothing } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { ref } from "lit/directives/ref.js";
export { classMap } from "lit/directives/class-map.js";
export { styleMap } from "lit/directives/style-map.js";
export { unsafeSVG } from "lit/directives/unsafe-svg.js";
export { FluentBundle, FluentResource, FluentNumber } from "@fluent/bundle";
JS
banner="/*! Lit $lit, BSD-3-Clause; @fluent/bundle $fluent, Apache-2.0; texts of both licences in licences/ */"
node_modules/.bin/esbuild entry.js --bundle --minify --format=esm --target=es2022 \
    --legal-comments=none --banner:js="$banner" --outfile=out/vendor.js --log-level=warning
mkdir -p out/fonts out/licences
cat >letters.js <<'JS'
const fs = require("fs"), subset = require("subset-font");
const [from, to, letters] = process.argv.slice(2);
subset(fs.readFileSync(from), letters, { targetFormat: "woff2" }).then((font) => fs.writeFileSync(to, font));
JS
for weight in 400 700; do
    files=node_modules/@fontsource/alegreya/files
    node letters.js "$files/alegreya-latin-$weight-normal.woff2" \
        "out/fonts/alegreya-latin-$weight-normal.woff2" "$latin"
    node letters.js "$files/alegreya-latin-ext-$weight-normal.woff2" \
        "out/fonts/alegreya-latin-ext-$weight-normal.woff2" "$letters"
done
cp node_modules/lit/LICENSE out/licences/lit.txt
cp node_modules/@fontsource/alegreya/LICENSE out/licences/alegreya.txt
(cd out && sha256sum vendor.js fonts/* >vendor.sha256)
if [ "${1:-}" = "--check" ]; then
    cmp out/vendor.sha256 "$web/vendor.sha256"
    (cd "$web" && sha256sum --check --quiet vendor.sha256)
else
    cp -R out/. "$web/"
fi
