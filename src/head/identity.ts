import { drawing } from '../pictures/read-drawing.ts';
import type { TileColours } from './icons.ts';
import { token } from '../styles/tokens.ts';

/** The logo and the two colours of every icon, from content/images/logo.svg and the tokens. */
export async function identity() {
  const colours: TileColours = { ground: token('--color-ground'), mark: token('--color-accent') };
  return { logo: await drawing('logo.svg'), colours };
}
