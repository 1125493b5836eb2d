import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { AnyBlock } from '#content/fields';
import type { BlockKind, Content, PreparedBlock } from '#content/project';
import type { PictureSource } from './components/Picture.tsx';
import type { Resolved } from './pictures/requests.ts';

/** The props of a view that requests no assets. */
export interface ContentProps {
  content: Content;
}

/** The props of a block on a custom page. */
export interface BlockProps<Kind = BlockKind, Assets = unknown> {
  /** Id of its heading. */
  id: string;
  /** Its index among the blocks of the page. */
  position: number;
  block: Kind extends BlockKind<infer Schema> ? PreparedBlock & z.infer<Schema> : never;
  /** The results of its requests. */
  assets: Assets;
  content: Content;
  features: readonly FeatureViews[];
}

/** The props of a block whose items may have pictures. */
export type PicturedBlockProps<Kind> = BlockProps<Kind, readonly (PictureSource | undefined)[]>;

interface View<Props> {
  /** How it uses the width of the page; plain by default. */
  look?: 'band' | 'gold' | 'questions';
  isEmpty?: (content: Content) => boolean;
  // A method, which is bivariant, so views of all blocks share a type.
  View(props: Props): ReactNode;
}

/** The view of one kind of block. */
interface BlockView extends View<BlockProps> {
  kind: string;
  /** Whether the block has no heading, or is a complete section itself. */
  isUntitled?(block: AnyBlock): boolean;
  requests?(block: AnyBlock, content: Content): unknown;
}

/** Declares the view of a kind of block. @param view gets the results of its own requests */
export const blockView = <Schema extends z.ZodType<AnyBlock>, Requests = undefined>(
  { name }: BlockKind<Schema>,
  view: View<BlockProps<BlockKind<Schema>, Resolved<Requests>>> & {
    isUntitled?(block: z.infer<Schema>): boolean;
    requests?: (block: z.infer<Schema>, content: Content) => Requests;
  },
): BlockView => ({ ...view, kind: name });

type PageRequests = (content: Content, features: readonly FeatureViews[]) => object;

/** The props of a view: the content of its language, and the assets that it requested. */
export interface ViewProps<Requests extends PageRequests = () => object> {
  content: Content;
  assets: Resolved<ReturnType<Requests>>;
  features: readonly FeatureViews[];
}

/** The content between header and footer of a page. */
export interface PageView {
  requests: PageRequests;
  /** A method, since method parameters are bivariant: views with any assets fit. */
  View(props: { content: Content; assets: unknown; features: readonly FeatureViews[] }): ReactNode;
}

/** Pairs a view with the function that lists its requests, so that their types match. */
export const pageView = <Requests extends PageRequests = () => object>(
  View: (props: ViewProps<Requests>) => ReactNode,
  requests?: Requests,
): PageView => ({ requests: requests ?? (() => ({})), View });

/** The views of a feature: `views` of its views.tsx. */
export interface FeatureViews {
  blocks?: readonly BlockView[];
  /**
   * By page: what it shows in place of the specified form, or of the cards whose buttons only write
   * to the console. Undefined while no setting asks for it.
   */
  replaces?: Readonly<Record<string, (content: Content) => ReactNode>>;
  /** Shown at the end of custom pages. */
  pageEnd?: ComponentType<ContentProps>;
  /** Pages that it adds, by their kind; `own` for custom pages. */
  pages?: Readonly<Record<string, PageView>>;
}

/** The props of a feature's Scripts.astro, which adds scripts only to pages that need them. */
export interface ScriptsProps {
  content: Content;
  page: string;
  /** Whether the page is neither indexed nor shared, such as the thank-you page after a form. */
  unlisted: boolean;
}

/** What a feature shows on a page in place of the specified part; undefined if none does. */
export const replacementOn = (page: string, content: Content, features: readonly FeatureViews[]) =>
  features
    .map(({ replaces }) => replaces?.[page]?.(content))
    .find((replacement) => replacement !== undefined);
