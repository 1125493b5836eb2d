import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { projectLoader } from './loading/load-project.ts';
import { musicProblems } from './features/music/check-music.ts';
import { pictureProblems } from './site/pictures/check-picture-fields.ts';

export const collections = {
  content: defineCollection({
    loader: projectLoader(pictureProblems, musicProblems),
    schema: z.object({ text: z.string() }),
  }),
};
