import type { BuildPart } from '../../site/build-part.ts';
import { tryMessage } from './send-message.ts';
import { FUNCTION_FILES, writeFunction } from './write-function.ts';

export const build: BuildPart = {
  finish: writeFunction,
  tryMessage,
  results: FUNCTION_FILES.map(({ file }) => file),
};
