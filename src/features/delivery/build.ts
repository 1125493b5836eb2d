import type { BuildPart } from '../../site/build-part.ts';
import { FUNCTION_FILES, writeFunction } from './write-function.ts';

export const build: BuildPart = {
  finish: writeFunction,
  results: FUNCTION_FILES.map(({ file }) => file),
};
