import type { Feature } from './core/feature.ts';
import { accessibility } from './features/accessibility/feature.ts';
import { delivery } from './features/delivery/feature.ts';
import { news } from './features/news/feature.ts';
import { ownPages } from './features/own-pages/feature.ts';

/** What a team can switch on. To take something out, delete its line here and its folder. */
export const FEATURES: readonly Feature[] = [ownPages, news, delivery, accessibility];
