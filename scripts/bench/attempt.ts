import type { Figures } from './figures.ts';

/**
 * Measures one thing after the other. What fails, such as the menu of a page that has none, is said and leaves its
 * cells empty; everything else stays.
 */
export async function attempt(tasks: Record<string, () => Promise<Figures>>): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, task] of Object.entries(tasks)) {
    try {
      Object.assign(figures, await task());
    } catch (error) {
      console.error(`  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return figures;
}
