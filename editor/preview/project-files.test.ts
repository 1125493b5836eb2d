import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { projectFile } from './project-files.ts';

/** A stand-in of the CMS: it knows the address of a file once it has read it. */
function cms(text: string) {
  const asset = { url: '/content/images/a.svg', reads: 0 };
  const toBase64 = () => {
    asset.reads += 1;
    asset.url = 'blob:a';
    return Promise.resolve(`data:image/svg+xml;base64,${btoa(text)}`);
  };
  const getAsset = (() => ({
    url: asset.url,
    toBase64,
  })) as unknown as CustomPreviewTemplateProps['getAsset'];
  return { asset, getAsset };
}

test('reads a picture once, however many letters are typed', async () => {
  const { asset, getAsset } = cms('');
  for (let letter = 0; letter < 3; letter += 1)
    assert.equal((await projectFile(getAsset, 'a.svg'))?.url, 'blob:a');
  assert.equal(asset.reads, 1);
});

test('reads the text of a drawing from its file', async () => {
  const { getAsset } = cms('<svg/>');
  assert.equal(await (await projectFile(getAsset, 'a.svg'))?.text(), '<svg/>');
});
