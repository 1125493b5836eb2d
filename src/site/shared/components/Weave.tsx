import styles from './Weave.module.css';

/** The weaves of tech (thin), business (bars), leadership (diamond) and community (checker). */
export type WeaveName = 'thin' | 'bars' | 'diamond' | 'checker';

/** A decorative strip of cloth, styled by `--weave-unit`, `-thread`, `-ground` and `-third`. */
export function Weave({ weave, className }: { weave: WeaveName; className?: string | undefined }) {
  const classes = [styles.weave, styles[weave], className].filter(Boolean).join(' ');
  return <i className={classes} aria-hidden="true" />;
}

/** Several strips side by side. */
export function Weaves({ of }: { of: readonly WeaveName[] }) {
  return of.map((weave, index) => <Weave key={index} weave={weave} />);
}

const WEAVES: WeaveName[] = ['thin', 'bars', 'diamond', 'checker'];

/** Chooses strips by the letters of a name, with no equal neighbours. @param count of strips */
export function weavePattern(name: string, count: number): WeaveName[] {
  const letters = name.normalize('NFD').toLowerCase().match(/\p{L}/gu) ?? [];
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const strips: WeaveName[] = [];
  let sum = codes.reduce((all, code) => (all * 31 + code) % 65_521, 7);
  for (let index = 0; index < count; index++) {
    sum = (sum * 31 + (codes[index % Math.max(codes.length, 1)] ?? 0)) % 65_521;
    const [weave, next] = [WEAVES[(sum >> 2) % 4], WEAVES[((sum >> 2) + 1) % 4]];
    strips.push((weave === strips.at(-1) ? next : weave) ?? 'thin');
  }
  return strips;
}
