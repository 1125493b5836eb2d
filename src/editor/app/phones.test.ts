import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { customPagesFolder } from '#content/project';
import { MODEL } from '#site/features';
import { openedTexts } from '../../../tests/editor/opened-texts.ts';
import { loadPhoneMetadata, parsePhoneNumberFromString } from './phones.ts';

/** A file whose only field is a phone number, as any file may have one. */
const schema = z.object({
  phone: z.string().refine((number) => parsePhoneNumberFromString(number)?.isValid()),
});

test('a wrong phone number in any file is found once phones are loaded', async (t) => {
  const infoOf = MODEL.fileInfoOf.bind(MODEL);
  t.mock.method(MODEL, 'fileInfoOf', (path: string) => {
    const info = infoOf(path);
    return 'schema' in info ? { ...info, schema } : info;
  });
  const paths = [
    ...[...MODEL.files.keys()].map((name) => MODEL.pathOf(name, 'en')),
    `${customPagesFolder('en')}/page.yaml`,
  ];
  const text = 'phone: "+234 1"\n';
  const workspace = await openedTexts(
    ['en'],
    Object.fromEntries(paths.map((path) => [path, text])),
  );
  const wrong = () => paths.filter((path) => workspace.texts.checkedData(path).problems);
  assert.deepEqual(wrong(), []);
  await loadPhoneMetadata();
  workspace.recheckPhones();
  assert.deepEqual(wrong(), paths);
});
