const isSpace = (sign: string) => /^\s?$/.test(sign);
const isPunctuation = (sign: string) => /^[\p{P}\p{S}]$/u.test(sign);

/** Whether an opening quotation mark may stand here (CommonMark 6.2, left-flanking). */
const isLeft = (before: string, after: string) =>
  !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));

/** Replaces straight quotes by curved ones. The result has the same length as the text. */
function withQuotes(text: string): string {
  const signs = text.split(/(?:)/u);
  let isDoubleOpen = false;
  /** Index of a single quote that may open a quotation and is not closed yet. */
  let single: number | undefined;
  signs.forEach((sign, at) => {
    const [before = '', after = ''] = [signs[at - 1], signs[at + 1]];
    const mayOpen = isLeft(before, after);
    const mayClose = isLeft(after, before);
    if (sign === '"') {
      // After a digit, a double quote means inches.
      const isClosing = mayClose && (isDoubleOpen || !mayOpen || /^\d$/.test(before));
      signs[at] = isClosing ? '”' : '“';
      isDoubleOpen = !isClosing && (mayOpen || isDoubleOpen);
    }
    if (sign !== "'") return;
    // An apostrophe, as in "it's" or "the '90s", unless it turns out to close a quotation.
    signs[at] = '’';
    if (single !== undefined && mayClose && (!mayOpen || isPunctuation(after))) {
      signs[single] = '‘';
      single = undefined;
    } else if (mayOpen && (!mayClose || isPunctuation(before))) single = at;
  });
  return signs.join('');
}

/**
 * Replaces straight quotes, hyphens and dots of a paragraph by typographic ones.
 * @param texts the parts of the paragraph, such as those before, within and after bold words
 */
export function smartPunctuation(texts: readonly string[]): string[] {
  const quoted = withQuotes(texts.join(''));
  let end = 0;
  return texts.map((text) => {
    end += text.length;
    return quoted
      .slice(end - text.length, end)
      .replaceAll('---', '—')
      .replaceAll('--', '–')
      .replaceAll('...', '…');
  });
}
