import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { IMAGES } from '../form/values.ts';
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

/** Finds a file of content/images in the project. */
export async function projectFile(
  getAsset: CustomPreviewTemplateProps['getAsset'],
  file: string,
): Promise<ProjectFile | undefined> {
  const asset = () => getAsset(`${IMAGES}${file}`) as Asset | undefined;
  // The CMS knows the address of a file only once it has read it. That of a drawing leads to a picture of it, in which
  // nothing can run; its text comes from the file itself.
  const content = await asset()?.toBase64();
  const found = asset();
  return found && { url: found.url, text: () => Promise.resolve(decoded(content ?? '')) };
}
