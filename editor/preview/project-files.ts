import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ProjectFile } from './asset-pictures.ts';

/** What the CMS gives for a file; its types leave out how it is read. */
interface Asset {
  url: string;
  toBase64: () => Promise<string>;
}

function decoded(base64: string): string {
  const bytes = atob(base64.replace(/^.*,/, ''));
  return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
}

/** The CMS lists the pictures of a project after its texts: so long a page waits for them, in ms. */
const LIMIT = 5000;
const BETWEEN = 200;

/** Those that did not come: nobody waits for them at each letter that is typed. */
const missing = new Set<string>();

/** Gives what the CMS knows of a file. */
export type FindAsset = CustomPreviewTemplateProps['getAsset'];

/** Finds a file of the project, such as `/content/images/kora.jpg`; undefined where there is none. */
export async function projectFile(
  getAsset: FindAsset,
  file: string,
): Promise<ProjectFile | undefined> {
  const asset = () => getAsset(file) as Asset | undefined;
  for (let waited = 0; ; waited += BETWEEN) {
    // The CMS knows the address of a file only once it has read it; until then it gives the path.
    if (!isRead(asset())) await asset()?.toBase64();
    const found = asset();
    if (isRead(found)) {
      // That of a drawing leads to a picture of it, in which nothing can run; its text comes from the file itself.
      return { url: found.url, text: async () => decoded(await found.toBase64()) };
    }
    if (missing.has(file) || waited >= LIMIT) {
      missing.add(file);
      return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
}

/** Whether the CMS has read it: no letter that is typed has a whole picture read again. */
const isRead = (asset: Asset | undefined): asset is Asset =>
  asset !== undefined && /^(blob|data|https):/.test(asset.url);
