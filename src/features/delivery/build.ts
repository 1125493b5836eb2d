import { valueOf } from '../../core/content-file.ts';
import type { FeatureBuild, SiteStep } from '../../site/build/feature-build.ts';
import { bundleFunction } from '../../site/build/bundle-function.ts';
import { CONTACT, DELIVERY_WORDS } from './content.ts';
import { THANK_YOU } from './way.ts';
import type { FunctionSettings } from './function/handler.ts';
import { fill } from '../../core/fill.ts';
import { pathIn, rootOf } from '../../core/languages/language.ts';
import { tryMessage } from './send-message.ts';

/** The functions: modules of src/features/delivery/function, and where Cloudflare Pages expects them. */
const FUNCTION_FILES = [
  { source: 'handler.ts', file: 'functions/api/contact.js' },
  { source: 'schedule.ts', file: 'functions/api/contact/waiting.js' },
];
const SOURCES = new URL('function/', import.meta.url);

/**
 * Writes the function that takes messages beside the site, where Cloudflare Pages expects it, if
 * the settings say `to: function`.
 */
const writeFunction: SiteStep = async ({ dist, project, settings }) => {
  const { delivery } = valueOf(CONTACT, settings);
  if (delivery === 'none' || delivery.to !== 'function') return;
  const { languages, supportEmail: email, name: organisation } = settings;
  const wordsIn = (code: string) => {
    const words = project.of(DELIVERY_WORDS, code);
    if (!words) throw new Error(`content/${code}/delivery.yaml cannot be read.`);
    return words;
  };
  const functionSettings: FunctionSettings = {
    passesTo: delivery.passesTo,
    subject: wordsIn(languages[0] ?? '').email.subject,
    languages: languages.map((code) => ({
      thankYou: pathIn(rootOf(code, languages), THANK_YOU),
      refused: fill(wordsIn(code).endpoint.refused, { email, organisation }),
    })),
  };
  for (const { source, file } of FUNCTION_FILES)
    await bundleFunction(new URL(source, SOURCES), new URL(`../${file}`, dist), {
      CONTACT_SETTINGS: functionSettings,
    });
};

export const build: FeatureBuild = {
  finish: writeFunction,
  tryMessage,
  results: FUNCTION_FILES.map(({ file }) => file),
};
