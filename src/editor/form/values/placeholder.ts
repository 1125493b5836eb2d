const PLACEHOLDER = /\[\[.*?\]\]/g;

/** Where the placeholder begins and ends that is around a place in a text, such as `[[name]]`. */
export function placeholderAt(text: string, at: number): [from: number, to: number] | undefined {
  for (const { 0: found, index } of text.matchAll(PLACEHOLDER))
    if (at > index && at < index + found.length) return [index, index + found.length];
  return undefined;
}
