/** The editor reads drawings as the build does, without the program that cleans them there. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { DrawingSource } from '../../src/site/components/Drawing.tsx';
import { problemsOf } from '../../src/core/reading/content-error.ts';
import { parseDrawing } from '../../src/site/pictures/drawings.ts';
import { ROOT } from '../support/root.ts';
import { expect, test } from '../support/test.ts';

const XLINK = 'http://www.w3.org/1999/xlink';
const drawn = (content: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${root}>\n${content}\n</svg>`;

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 9 9" xml:space="preserve">
<style type="text/css">.st0{opacity:0.5} .st1{stroke:url(#g)} .unused{opacity:0.2}</style>
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"> <i:aipgfRef/></foreignObject>
  <g i:extraneous="self"><linearGradient id="g"><stop/></linearGradient><path class="st0 st1" data-name="a" d="M1 1"/></g>
</switch></svg>`;

const INKSCAPE = `<svg width="9mm" height="9mm" viewBox="0 0 9 9" inkscape:version="1.3" xmlns="http://www.w3.org/2000/svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="${XLINK}" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" fill="none" stroke-width="2">
<sodipodi:namedview id="v" pagecolor="#fff"><inkscape:grid/></sodipodi:namedview>
<metadata><rdf:RDF/></metadata><title>Logo</title>
<defs id="d"><linearGradient id="a"><stop style="stop-color:#000;stop-opacity:1"/></linearGradient>
<linearGradient xlink:href="#a" id="b"/></defs>
<g inkscape:label="Layer 1" inkscape:groupmode="layer"><path style="fill:url(#b);-inkscape-stroke:none" d="M2 2" sodipodi:nodetypes="cc"/><text x="1"> A &amp; <tspan> B</tspan></text></g></svg>`;

/** Drawings that the build refuses. */
const REFUSED = [
  drawn('<script>alert(1)</script>'),
  drawn('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  drawn('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
  drawn('<g/>\n<g/>', 'onload = "alert(1)"'),
  drawn('<animate attributeName="href" to="javascript:x"/>'),
  drawn('<a href="https://example.com"><path/></a>'),
  drawn('<image href="photo.png"/>'),
  drawn('<g/>\n<use y:href="data:image/svg+xml,x"/>', `xmlns:y="${XLINK}"`),
  drawn(`<path fill="url( 'https://example.com/a' )"/>`),
  drawn('<path style="fill:u\\72l(//example.com/a)"/>'),
  drawn('<style>@import "https://example.com/a.css";</style>'),
  `<?xml-stylesheet href="a.css"?>${drawn('<g/>')}`,
  `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${drawn('&x;')}`,
  '<html/>',
  'hello',
  '',
  drawn('<path'),
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
];

/** Loads what reads drawings into an empty page. */
async function openReader(page: Page): Promise<void> {
  const made = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'editor/pictures/read-drawing.ts', name: 'reader', formats: ['iife'] },
    },
  });
  const [chunk] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  await page.addScriptTag({ content: chunk && 'code' in chunk ? chunk.code : '' });
}

/** The module in the page. */
declare const reader: typeof import('../../editor/pictures/read-drawing.ts');

interface Problem {
  message: string;
  line?: number | undefined;
}

/** What the editor reads, or why it refuses. */
const readIn = (page: Page, svg: string, file: string) =>
  page.evaluate(
    ([text, name]): { read?: DrawingSource; problems: readonly Problem[] } => {
      try {
        return { read: reader.readDrawing(text, name), problems: [] };
      } catch (error) {
        const isRefused = error instanceof Error && 'problems' in error;
        return { problems: isRefused ? (error.problems as readonly Problem[]) : [] };
      }
    },
    [svg, file] as const,
  );

/** The tree of a drawing with its ids by their order: two ways to write it are no difference. */
const treeOf = (page: Page, { body, ...root }: DrawingSource) =>
  page.evaluate(
    ([markup, rest]) => {
      const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
      const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
      const all = [...documentElement.querySelectorAll('*')];
      const ids = all.flatMap(({ id }) => id || []);
      const named = (value: string) =>
        ids
          .toSorted((one, other) => other.length - one.length)
          .reduce((words, id) => words.replaceAll(id, `id-${ids.indexOf(id)}`), value);
      const elements = all.map(({ nodeName, attributes, children, textContent }) => ({
        nodeName,
        attributes: [...attributes].map(({ name, value }) => `${name}=${named(value)}`).sort(),
        words: children.length === 0 ? textContent : '',
      }));
      return { rest, elements };
    },
    [body, root] as const,
  );

test('reads drawings of the site, the example and two programs as the build does, and refuses what it refuses', async ({
  page,
}) => {
  await openReader(page);
  const files = globSync('{,example/}content/images/*.svg', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(20);
  const drawings = files.map((file) => [basename(file), readFileSync(join(ROOT, file), 'utf8')]);
  const exported = [
    ['illustrator.svg', ILLUSTRATOR],
    ['inkscape.svg', INKSCAPE],
  ];
  for (const [name = '', svg = ''] of [...drawings, ...exported]) {
    const file = `content/images/${name}`;
    const built = parseDrawing(svg, file);
    const { read, problems } = await readIn(page, svg, file);
    expect(problems, name).toEqual([]);
    if (!read) continue;
    expect(await treeOf(page, read), name).toEqual(await treeOf(page, built));
    for (const [, id] of read.body.matchAll(/ id="([^"]*)"/g))
      expect(id).toMatch(`${name.replace('.svg', '')}-`);
  }
  for (const svg of REFUSED) {
    const expected = await problemsOf(() => parseDrawing(svg, 'content/images/a.svg'));
    const { problems } = await readIn(page, svg, 'content/images/a.svg');
    expect(problems.map(({ message }) => message)).toEqual(expected.map(({ message }) => message));
    if (expected[0]?.message.includes('contains')) expect(problems[0]?.line).toBe(expected[0].line);
  }
});
