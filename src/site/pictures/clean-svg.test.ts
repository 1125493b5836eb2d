import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContentError } from '../../core/reading/content-error.ts';
import { cleanSvg } from './clean-svg.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';
const FILE = 'content/images/a.svg';
const drawn = (content: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${root}>\n${content}\n</svg>`;

/** Drawings to refuse, and the part that the message quotes. */
const REFUSED: [svg: string, shows: string][] = [
  [drawn('<script>alert(1)</script>'), '<script>'],
  [drawn(`<foreignObject><p xmlns="${XHTML}">x</p></foreignObject>`), '<foreignObject>'],
  [drawn(`<h:script xmlns:h="${XHTML}">x</h:script>`), '<h:script>'],
  [drawn(`<g xmlns="${XHTML}"/>`), `xmlns="${XHTML}"`],
  [drawn('<g/>', 'onload = "alert(1)"'), 'onload="alert(1)"'],
  [drawn('<animate attributeName="href" to="javascript:x"/>'), '<animate>'],
  [drawn('<a href="https://example.com"><path/></a>'), '<a>'],
  [drawn('<image href="photo.png"/>'), '<image>'],
  [drawn("<use href = 'https://example.com/a.svg#b'/>"), 'href="https://example.com/a.svg#b"'],
  [drawn('<use y:href="data:image/svg+xml,x"/>', `xmlns:y="${XLINK}"`), 'y:href='],
  [drawn(`<path fill="url( 'https://example.com/a' )"/>`), 'fill="url('],
  [drawn('<path style="mask:url(//example.com/a)"/>'), 'style="mask:url('],
  [drawn('<path style="fill:u\\72l(//example.com/a)"/>'), 'fill="u\\72l('],
  [drawn('<path fill="image-set(\'//example.com/a\' 1x)"/>'), 'fill="image-set('],
  [drawn('<style>@import "https://example.com/a.css";</style>'), '@import'],
  [drawn('<style>@font-face{font-family:x;src:url(https://example.com/x)}</style>'), 'url(https'],
  [`<?xml-stylesheet href="a.css"?>${drawn('<g/>')}`, '<?xml-stylesheet'],
  [`<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${drawn('&x;')}`, '<script>'],
  ['<html/>', '<html>'],
];

for (const [svg, shows] of REFUSED) {
  test(`refuses a drawing with ${shows}, and quotes it`, () => {
    const said = (error: Error) =>
      error instanceof ContentError && error.message.includes(`The drawing contains ${shows}`);
    assert.throws(() => cleanSvg(svg, FILE), said);
  });
}

const ENTITIES = 'abcdef'.split('').map((name, index, all) => {
  const inner = index === 0 ? 'aaaaaaaaaa' : `&${all[index - 1]};`.repeat(10);
  return `<!ENTITY ${name} "${inner}">`;
});

for (const svg of [
  'hello',
  '',
  drawn('<g/onload=x>'),
  drawn('<path'),
  `<!DOCTYPE svg [${ENTITIES.join('')}]>${drawn('<text>&f;</text>')}`,
]) {
  test(`refuses an unreadable drawing: ${svg.slice(0, 20)}`, () => {
    assert.throws(() => cleanSvg(svg, FILE), {
      name: 'ContentError',
      message: /content\/images\/a\.svg.*not a drawing that can be read.+\./,
    });
  });
}

test('reports the line', () => {
  assert.throws(() => cleanSvg(drawn('<g/>\n<path onclick="x"/>'), FILE), {
    message: /content\/images\/a\.svg, line 3: The drawing contains onclick="x"/,
  });
});

test('removes metadata of Illustrator', () => {
  const export_ = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 9 9"
  style="enable-background:new 0 0 9 9;" xml:space="preserve">
<style type="text/css">.st0{fill:#FDC800;} .st1{stroke:url(#g)} .unused{fill:red}</style>
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef/></foreignObject>
  <g i:extraneous="self"><linearGradient id="g"><stop/></linearGradient><path class="st0 st1" data-name="a" d="M1 1"/></g>
</switch></svg>`;
  const cleaned = cleanSvg(export_, FILE);
  assert.match(cleaned, /<path d="M1 1" fill="#FDC800" stroke="url\(#(\w+)\)"\/>/i);
  assert.doesNotMatch(cleaned, /adobe|<style|class=|data-|foreignObject|ENTITY|<!--|extraneous/i);
});

test('removes metadata of Inkscape', () => {
  const cleaned = cleanSvg(
    `<svg width="9mm" height="9mm" viewBox="0 0 9 9" inkscape:version="1.3" xmlns="http://www.w3.org/2000/svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<sodipodi:namedview id="v" pagecolor="#fff"><inkscape:grid/></sodipodi:namedview>
<metadata><rdf:RDF/></metadata><title>Logo</title>
<defs id="d"><linearGradient id="a"><stop style="stop-color:#000;stop-opacity:1"/></linearGradient>
<linearGradient xlink:href="#a" id="b"/></defs>
<g inkscape:label="Layer 1" inkscape:groupmode="layer"><path style="fill:url(#b);-inkscape-stroke:none" d="M2 2" sodipodi:nodetypes="cc"/></g></svg>`,
    FILE,
  );
  assert.match(
    cleaned,
    /<linearGradient id="(\w+)" href="#\w+"\/>.*<path d="M2 2" fill="url\(#\1\)"\/>/,
  );
  assert.match(cleaned, /stop-color="#000"/);
  assert.doesNotMatch(cleaned, /inkscape|sodipodi|rdf|style=|<title|xlink/);
});
