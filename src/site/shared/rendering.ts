import type { Graph } from 'schema-dts';
import type { Content, PageKind } from '#content/project';
import type { Sources } from './pictures/requests.ts';

/** A page, and what search engines are told of it besides its content. */
export interface PageFacts {
  content: Content;
  page: PageKind;
  /** Its path in the first language. */
  path: string;
  /** One or two sentences. */
  description: string;
}

/** A file of the site that is no page. */
export interface StaticFile {
  /** Its path on the site, with a slash at its start. */
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** A node of the structured data of a page (schema.org). */
export type Node = Graph['@graph'][number];

/** What a feature does while pages are built; it may read files. The editor never loads it. */
export interface Rendering {
  /** Makes what its views ask for, by the kinds of their requests. */
  sources?: Sources;
  /** What search engines are told of a page. */
  nodes?: (facts: PageFacts) => readonly Node[] | Promise<readonly Node[]>;
  /** Files in one language that the settings ask for. @param isFirst whether they stand for all */
  files?: (
    content: Content,
    isFirst: boolean,
  ) => readonly StaticFile[] | Promise<readonly StaticFile[]>;
  /** The path of its feed in a language, if it has one there. */
  feed?: (content: Content) => string | undefined;
}
