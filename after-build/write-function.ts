import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { endpointOf } from '../src/features/delivery/endpoint-of.ts';
import type { FunctionSettings } from '../src/features/delivery/function/handler.ts';
import {
  deliveryWords,
  type DeliveryWords,
} from '../src/features/delivery/schemas/delivery-words.ts';
import { fill } from '../src/core/fill.ts';
import { pathIn, rootOf } from '../src/core/languages/language.ts';
import { parseContent } from '../src/core/reading/parse-content.ts';
import { THANK_YOU } from '../src/core/site-pages.ts';
import type { SiteStep } from './steps.ts';

/** The functions: modules of src/features/delivery/function, and where Cloudflare Pages expects them. */
export const FUNCTION_FILES = [
  { source: 'handler.ts', file: 'functions/api/contact.js' },
  { source: 'schedule.ts', file: 'functions/api/contact/waiting.js' },
];
const SOURCES = new URL('../src/features/delivery/function/', import.meta.url);

function wordsIn(language: string): DeliveryWords {
  const file = `content/${language}/delivery.yaml`;
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return parseContent(source, deliveryWords, file);
}

/**
 * Writes the function that takes messages beside the site, where Cloudflare Pages expects it, if
 * the settings say `to: function`.
 */
export const writeFunction: SiteStep = async ({ dist, settings }) => {
  const { delivery } = settings.contact;
  if (delivery === 'none' || delivery.to !== 'function') return;
  const { languages, supportEmail: email, name: organisation } = settings;
  const functionSettings: FunctionSettings = {
    honeypotField: endpointOf(delivery).honeypotField,
    passesTo: delivery.passesTo,
    subject: wordsIn(languages[0] ?? '').email.subject,
    languages: languages.map((code) => ({
      thankYou: pathIn(rootOf(code, languages), THANK_YOU),
      refused: fill(wordsIn(code).endpoint.refused, { email, organisation }),
    })),
  };
  for (const { source, file } of FUNCTION_FILES) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { CONTACT_SETTINGS: JSON.stringify(functionSettings) },
      ssr: { noExternal: true, target: 'webworker' },
      build: {
        ssr: fileURLToPath(new URL(source, SOURCES)),
        outDir: fileURLToPath(new URL(`../${dirname(file)}`, dist)),
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: basename(file) } },
      },
    });
  }
};
