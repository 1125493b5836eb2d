import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { MODEL } from './features.ts';
import { projectLoader } from './loading/load-project.ts';
import type { BuildPart } from './site/build-part.ts';
import { pictureProblems } from './site/pictures/check-picture-fields.ts';

const parts = import.meta.glob<BuildPart>('./features/*/build.ts', {
  eager: true,
  import: 'build',
});
const checks = Object.values(parts).flatMap(({ checkFiles = [] }) => checkFiles);

export const collections = {
  content: defineCollection({
    loader: projectLoader(MODEL, pictureProblems, ...checks),
    schema: z.object({ text: z.string() }),
  }),
};
