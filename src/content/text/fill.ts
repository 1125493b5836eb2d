/** Values for the names in braces: `{ organisation: 'Haven Network' }` fills `{organisation}`. */
export type Tokens = Readonly<Record<string, string>>;

/** Replaces names in braces by their values. A name without a value stays, to be filled later. */
export function fill(text: string, tokens: Tokens): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? whole) : whole,
  );
}

/** Applies `fill` to every text in the content. */
export function fillAll<Content>(content: Content, tokens: Tokens): Content;
export function fillAll(content: unknown, tokens: Tokens): unknown {
  if (typeof content === 'string') return fill(content, tokens);
  if (Array.isArray(content)) return content.map((item: unknown) => fillAll(item, tokens));
  if (content && typeof content === 'object') {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]: [string, unknown]) => [
        key,
        fillAll(value, tokens),
      ]),
    );
  }
  return content;
}
