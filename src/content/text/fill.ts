/** Values of variables, which are names in braces: `organisation` fills `{organisation}`. */
export type Variables = Readonly<Record<string, string>>;

/** Replaces variables by their values. A variable without a value stays, to be filled later. */
export function fill(text: string, variables: Variables): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? whole) : whole,
  );
}

/** Applies `fill` to every text in the content. */
export function fillAll<Content>(content: Content, variables: Variables): Content;
export function fillAll(content: unknown, variables: Variables): unknown {
  if (typeof content === 'string') return fill(content, variables);
  if (Array.isArray(content)) return content.map((item: unknown) => fillAll(item, variables));
  if (content && typeof content === 'object') {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]: [string, unknown]) => [
        key,
        fillAll(value, variables),
      ]),
    );
  }
  return content;
}
