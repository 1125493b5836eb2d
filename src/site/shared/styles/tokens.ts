import tokens from './tokens.css?inline';

/** The first value of a design token. @throws Error if tokens.css does not name it */
export function token(name: `--${string}`): string {
  const value = new RegExp(`${name}:\\s*([^;}]+)`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/site/shared/styles/tokens.css has no ${name}.`);
  return value;
}
