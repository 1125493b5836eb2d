import { setTimeout as pause } from 'node:timers/promises';
import { startFlow } from 'lighthouse';
import type { Figures } from './table.ts';
import { visit } from './visit.ts';

/** The controls to press after the load: the menu button, and a question. */
const CONTROLS = { 'menu INP': 'header button', 'FAQ INP': 'summary' };

/** Loads a page on Lighthouse's phone and uses it. @throws if Lighthouse recorded no navigation */
export function lighthouse(url: string): Promise<Figures> {
  return visit(async (page) => {
    const flow = await startFlow(page, { flags: { logLevel: 'error' } });
    await flow.navigate(url);
    for (const [name, selector] of Object.entries(CONTROLS)) {
      const controls = await page.$$(selector);
      const visible = await Promise.all(controls.map((one) => one.isVisible()));
      const control = controls[visible.indexOf(true)];
      if (!control) continue;
      await flow.startTimespan({ name });
      await control.click();
      // Lighthouse receives an interaction some time after its paint.
      await pause(1000);
      await flow.endTimespan();
      await page.keyboard.press('Escape');
    }
    const { steps } = await flow.createFlowResult();
    const [load, ...uses] = steps.map(({ name, lhr }) => ({ name, ...lhr }));
    // Without a recorded navigation there is no score, whether Lighthouse says so or not.
    if (!load || load.runtimeError || load.categories['performance']?.score === null)
      throw new Error(load?.runtimeError?.message ?? 'Lighthouse recorded no navigation.');
    const categories = Object.values(load.categories);
    const figures: Figures = {};
    for (const { title, score } of categories) figures[title] = (score ?? NaN) * 100;
    for (const { id, acronym } of categories.flatMap(({ auditRefs }) => auditRefs))
      if (acronym) figures[acronym] = load.audits[id]?.numericValue;
    for (const { name, audits } of uses)
      figures[name] = audits['interaction-to-next-paint']?.numericValue;
    return figures;
  });
}
