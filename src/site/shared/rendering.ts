import type { Graph } from 'schema-dts';
import type { Content } from '#content/project';
import type { RequestHandlers } from './pictures/requests.ts';

/** A page, and what describes it to search engines. */
export interface PageFacts {
  content: Content;
  page: string;
  /** Its path in the first language. */
  path: string;
  /** One or two sentences. */
  description: string;
}

/** A file of the site that is not a page. */
export interface StaticFile {
  /** Its path on the site, starting with a slash. */
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** A node of the structured data of a page (schema.org). */
export type GraphNode = Graph['@graph'][number];

/** What a feature does while pages are built. It may read files, so the editor never loads it. */
export interface Rendering {
  /** Resolves the requests of its views, by their `handler`. */
  handlers?: RequestHandlers;
  /** The names of `<meta>` elements that it adds to a page, each with its content. */
  meta?: (facts: PageFacts) => Readonly<Record<string, string>>;
  /** Structured data that it adds to a page. */
  nodes?: (facts: PageFacts) => readonly GraphNode[] | Promise<readonly GraphNode[]>;
  /** Files that it adds in a language. @param isFirst whether to add those for all languages */
  files?: (
    content: Content,
    isFirst: boolean,
  ) => readonly StaticFile[] | Promise<readonly StaticFile[]>;
  /** The path of its feed in a language; undefined if there is none. */
  feed?: (content: Content) => string | undefined;
}
