import { WORDS } from '../words/words.ts';

/** Stands where something comes as soon as it is loaded. */
export const Opening = () => (
  <p className="screen" role="status">
    {WORDS.app.loading}
  </p>
);
