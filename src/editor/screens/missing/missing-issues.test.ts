import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePictures } from '#content/disk';
import { MODEL } from '#site/features';
import { textOf, textsIn } from '../../../../tests/editor/project.ts';
import { fields, whole } from '../../../../tests/support/fields.ts';
import { missingIssues } from './missing-issues.ts';

const samples = samplePictures(new URL('../../../../', import.meta.url));

test('each row of what is missing has a form, and names no file', () => {
  const listed = missingIssues(textsIn(['en']), samples);
  assert.ok(listed.some(({ isBlocker }) => isBlocker));
  for (const { form, message } of listed) {
    assert.ok(form, message);
    assert.doesNotMatch(message, /\.yaml|npm run|content\//);
  }
});

test('lists what is missing while an address cannot be parsed', () => {
  const path = MODEL.pathOf('organisation', '');
  for (const siteAddress of ['https://haven.org:abc', 'https://[[address]]']) {
    const text = fields({ siteAddress, addresses: { facebook: siteAddress } }).setIn(textOf(path));
    assert.ok(missingIssues(textsIn(['en'], { [path]: text }), samples).length > 0, siteAddress);
  }
});

test('lists the ways to give that are empty once the step for one of them is done', () => {
  const path = MODEL.pathOf('organisation', '');
  const listedWith = (donate: object) => {
    const text = fields({ donate: whole(donate) }).setIn(textOf(path));
    return missingIssues(textsIn(['en'], { [path]: text }), samples).map(({ message }) => message);
  };
  const transfer = 'The Make Transfer button does nothing.';
  assert.ok(!listedWith({}).includes(transfer), 'the step says so');
  const card = [{ provider: 'P', address: 'https://pay.africa/1', currency: 'NGN' }];
  assert.ok(listedWith({ card }).includes(transfer));
});
