import assert from 'node:assert/strict';
import { test } from 'node:test';
import { _collections } from 'svgo/browser';
import { ATTRIBUTES, ELEMENTS, OF_PROGRAMS } from './svg-allowlist.ts';

const { attrsGroups, elems, elemsGroups, editorNamespaces } = _collections;

/** Attributes that load styles or have no effect in today's browsers. */
const WITHOUT = new Set([
  'class',
  'style',
  'cursor',
  'enable-background',
  'externalResourcesRequired',
  'version',
  'baseProfile',
  'contentScriptType',
  'contentStyleType',
  'zoomAndPan',
]);

test('lists the shapes, filters and lights of SVG 1.1, but none that loads a picture', () => {
  const groups = ['shape', 'filterPrimitive', 'lightSource'].map((name) => elemsGroups[name] ?? []);
  for (const name of groups.flatMap((group) => [...group]))
    assert.equal(ELEMENTS.has(name), name !== 'feImage', name);
  for (const name of ['script', 'style', 'a', 'image', 'animate', 'set', 'foreignObject'])
    assert.ok(!ELEMENTS.has(name), name);
});

test('lists the attributes of those elements in SVG 1.1, but no handler and no style', () => {
  const groups = ['presentation', 'filterPrimitive', 'transferFunction'];
  const all = [
    [
      'id',
      'href',
      'transform',
      'transform-origin',
      'pathLength',
      'mask-type',
      'xmlns',
      'xml:space',
    ],
    ...groups.map((group) => [...(attrsGroups[group] ?? [])]),
    ...[...ELEMENTS].map((name) => [...(elems[name]?.attrs ?? [])]),
  ].flat();
  const kept = all.filter((name) => !/^(on|xlink:)/.test(name) && !WITHOUT.has(name));
  assert.deepEqual([...ATTRIBUTES].sort(), [...new Set(kept)].sort());
});

test('knows the namespaces of drawing programs', () => {
  assert.deepEqual([...OF_PROGRAMS].sort(), [...editorNamespaces].sort());
});
