import { isKind } from '../../core/block-kind.ts';
import type { Rendering } from '../../site/build/rendering.ts';
import { questionsNode } from '../../site/head/structured-data.ts';
import { QUESTIONS } from './content.ts';

export const rendering: Rendering = {
  // The questions of a page of the team's own are always about the community.
  nodes: (facts) =>
    (facts.content.own?.blocks.filter(isKind(QUESTIONS)) ?? []).map((block) =>
      questionsNode(facts, block),
    ),
};
