import { type Feature, Model } from '#content/project';
import { dates } from './features/dates/feature.ts';
import { delivery } from './features/delivery/feature.ts';
import { editing } from './features/editing/feature.ts';
import { giving } from './features/giving/feature.ts';
import { music } from './features/music/feature.ts';
import { news } from './features/news/feature.ts';
import { ownPages } from './features/own-pages/feature.ts';
import { security } from './features/security/feature.ts';
import { share } from './features/share/feature.ts';
import { about } from './pages/about/feature.ts';
import { contact } from './pages/contact/feature.ts';
import { donate } from './pages/donate/feature.ts';
import { home } from './pages/home/feature.ts';

/** The four pages, which every build has. */
export const PAGES: readonly Feature[] = [home, about, contact, donate];

/**
 * The features that a team can switch on. To remove one, delete its line, its import and its
 * folder.
 */
export const FEATURES: readonly Feature[] = [
  ownPages,
  share,
  dates,
  news,
  music,
  giving,
  delivery,
  security,
  editing,
];

/** The files and fields that content/ may contain. */
export const MODEL = new Model([...PAGES, ...FEATURES]);
