import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { AnyBlock, BlockKind, Content } from '#content/project';
import type { PageView } from './frame/view.ts';
import type { Resolved } from './pictures/requests.ts';

/** The props of a part that needs no files. */
export interface PartProps {
  content: Content;
}

/** The props of a block on a page of the team's own. */
export interface BlockProps<Kind = BlockKind, Pictures = unknown> {
  /** Id of its heading. */
  id: string;
  block: Kind extends BlockKind<infer Schema> ? z.infer<Schema> : AnyBlock;
  /** What it asked for. */
  pictures: Pictures;
  content: Content;
  parts: Parts;
}

interface View<Props> {
  /** How it fills the width of the page, if it is not plain. */
  look?: 'band' | 'gold' | 'questions';
  /** Set if it has no heading of its own, or is a section already. */
  untitled?: true;
  /** Set if it has no room in the column of a post. */
  wide?: true;
  isEmpty?: (content: Content) => boolean;
  // A method, so that a view of one kind fits among those of all kinds; `viewOf` gives it its block.
  View(props: Props): ReactNode;
}

/** How one kind of block is shown. */
export interface BlockView extends View<BlockProps> {
  kind: string;
  requests?(block: AnyBlock, content: Content): unknown;
}

/** Describes how a kind of block is shown. @param view gets what its requests ask for */
export const blockView = <Schema extends z.ZodType<AnyBlock>, Requests = undefined>(
  { name }: BlockKind<Schema>,
  view: View<BlockProps<BlockKind<Schema>, Resolved<Requests>>> & {
    requests?: (block: z.infer<Schema>, content: Content) => Requests;
  },
): BlockView => ({ ...view, kind: name });

/** What stands on the cards of Donate, and around them. */
export interface GivingParts {
  /** A card before those of the four pages. */
  first?: ReactNode;
  /** In place of the buttons that only log. */
  card?: ReactNode;
  bank?: ReactNode;
  /** What a sum does, on each card. */
  examples?: { card?: string | undefined; bank?: string | undefined } | undefined;
  note?: ReactNode;
  /** On paper only. */
  poster?: ReactNode;
  /** Of the section that prints as a poster; empty for none. */
  className: string;
}

/** What a feature shows: the `views` of its views.tsx. */
export interface FeatureViews {
  blocks?: readonly BlockView[];
  /** On Home before What We Offer. */
  home?: ComponentType<PartProps>;
  /** In place of the form that sends nothing; nothing while the settings do not ask for it. */
  contactForm?: (content: Content) => ReactNode;
  giving?: (content: Content) => GivingParts;
  /** At the end of a page of the team's own. */
  pageEnd?: ComponentType<PartProps>;
  /** Pages of its own, by their kind. */
  pages?: Readonly<Record<string, PageView>>;
}

/** What all features show. */
export type Parts = readonly FeatureViews[];
