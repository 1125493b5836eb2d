import { ContentError } from '../../core/reading/content-error.ts';

/**
 * Ends the command with what a check says of content/, and nothing else: Astro would add a stack
 * trace to an error that is thrown.
 */
export async function exitOnMistake(check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
