import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attribute,
  elementsIn,
  elementsNamed,
  htmlOf,
  parseHtml,
  setText,
  textIn,
} from './html.ts';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

for (const body of [
  '<p>3 &lt; 4 &amp;&amp; "yes" &amp;copy; $&amp; $1</p>',
  '<a href="https://paystack.com/pay/c-98765?a=1&amp;copy=2" title="a &quot;b&quot;">c-minor</a>',
  '<script>for(;;)if(1<2&&3>2)a="</p>"</script><style>a>b{content:"<"}</style>',
  '<noscript><p class="a">No script</p></noscript>',
  '<template id="next"><p>later</p><script type="speculationrules">{"a":"<b>"}</script></template>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><use xlink:href="#a"></use></svg>',
  '<div hidden="until-found" popover="">Ẹ̀kọ́  two  spaces</div>',
  '<img alt="" srcset="/a,b.jpg 1x, /c.jpg 2x">',
  '<pre> one\n  two</pre><textarea>a\nb</textarea>',
]) {
  test(`${body} is serialized as it was parsed`, () => {
    assert.equal(htmlOf(parseHtml(page(body))), page(body));
  });
}

test('refuses to write what a browser would read differently', () => {
  const tree = parseHtml(page('<p>one</p>'));
  const [paragraph] = elementsNamed(tree, 'p');
  const other = elementsNamed(parseHtml(page('<p>two</p>')), 'p')[0] ?? assert.fail();
  // A paragraph ends where another one begins.
  paragraph?.childNodes.push(other);
  assert.throws(() => htmlOf(tree), /as another tree/);
  assert.throws(() => htmlOf(parseHtml(page('<pre>\n\nfirst line empty</pre>'))), /another tree/);
});

test('finds elements in templates and drawings, their attributes and their text', () => {
  const tree = parseHtml(
    page('<template><style>p{}</style></template><svg><style>g &gt; a{}</style></svg>'),
  );
  assert.deepEqual(elementsNamed(tree, 'style').map(textIn), ['p{}', 'g > a{}']);
  assert.deepEqual(
    [...elementsIn(tree)].map(({ tagName }) => tagName),
    ['html', 'head', 'body', 'template', 'style', 'svg', 'style'],
  );
  const [link] = elementsNamed(parseHtml(page('<a href="/?a=1&amp;b" hidden>')), 'a');
  assert.equal(link && attribute(link, 'href'), '/?a=1&b');
  assert.equal(link && attribute(link, 'hidden'), '');
  assert.equal(link && attribute(link, 'class'), undefined);
});

test('replaces the content of an element with a text', () => {
  const tree = parseHtml(page('<p>one <b>two</b></p>'));
  for (const paragraph of elementsNamed(tree, 'p')) setText(paragraph, '<i> $& &');
  assert.equal(htmlOf(tree), page('<p>&lt;i&gt; $&amp; &amp;</p>'));
});
