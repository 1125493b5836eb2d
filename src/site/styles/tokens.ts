import tokens from './tokens.css?raw';

/**
 * The value of a design token, such as `#fdc800` for `--color-accent`: for files that cannot read
 * style sheets. Of a token that is set again, for print or Arabic, the first value.
 * @throws Error if src/site/styles/tokens.css does not name it
 */
export function token(name: `--${string}`): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/site/styles/tokens.css has no ${name}.`);
  return value;
}
