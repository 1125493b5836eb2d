import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ProjectFile } from './asset-pictures.ts';

/** A file as the CMS knows it; its types leave out `toBase64`. */
interface Asset {
  url: string;
  toBase64: () => Promise<string>;
}

function decoded(base64: string): string {
  const bytes = atob(base64.replace(/^.*,/, ''));
  return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
}

/**
 * The CMS lists pictures after texts: how long a page waits for them, and how often it looks, in
 * ms.
 */
const LIMIT = 5000;
const BETWEEN = 200;

/** Files that were not found, so that a typed letter does not wait for them again. */
const missing = new Set<string>();

/** Asks the CMS for a file. */
export type FindAsset = CustomPreviewTemplateProps['getAsset'];

/** Finds a file of the project, such as `/content/images/kora.jpg`; undefined if there is none. */
export async function projectFile(
  getAsset: FindAsset,
  file: string,
): Promise<ProjectFile | undefined> {
  const asset = () => getAsset(file) as Asset | undefined;
  for (let waited = 0; ; waited += BETWEEN) {
    // Until the CMS has read a file, it gives its path instead of an address.
    if (!isRead(asset())) await asset()?.toBase64();
    const found = asset();
    if (isRead(found)) {
      // The address of a drawing leads to a picture of it, so its text comes from the file.
      return { url: found.url, text: async () => decoded(await found.toBase64()) };
    }
    if (missing.has(file) || waited >= LIMIT) {
      missing.add(file);
      return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
}

/** Whether the CMS has read the file, so that a typed letter does not read it again. */
const isRead = (asset: Asset | undefined): asset is Asset =>
  asset !== undefined && /^(blob|data|https):/.test(asset.url);
