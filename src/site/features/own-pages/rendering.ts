import { isKind } from '#content/project';
import { questionsNode } from '../../shared/head/structured-data.ts';
import type { Rendering } from '../../shared/rendering.ts';
import { QUESTIONS } from './content.ts';

export const rendering: Rendering = {
  // The questions of a page of the team's own are always about the community.
  nodes: (facts) =>
    (facts.content.customPage?.blocks.filter(isKind(QUESTIONS)) ?? []).map((block) =>
      questionsNode(facts, block),
    ),
};
