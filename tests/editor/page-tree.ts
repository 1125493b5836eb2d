/**
 * What a visitor gets of an element: its elements, words, names and roles, one line each. Left out
 * is what the build alone decides: classes, files of pictures and their sizes, ids of drawings,
 * what scripts need. Runs in a browser.
 * @param from an element, or the HTML of a page, read as a browser without script reads it
 */
export function pageTree(from: Element | string): string[] {
  const body =
    typeof from === 'string' ? new DOMParser().parseFromString(from, 'text/html').body : from;
  const GONE = 'script, template, style, source, link, noscript';
  const OWN_TO_THE_BUILD =
    /^(class|style|src|srcset|sizes|width|height|loading|decoding|fetchpriority|media|type|data-.*|nonce|autofocus)$/i;
  const lines: string[] = [];
  const visit = (element: Element, depth: number) => {
    if (element.matches(GONE)) return;
    const drawing = element.closest('svg');
    const attributes = [...element.attributes]
      .filter(({ name }) => !OWN_TO_THE_BUILD.test(name))
      .filter(
        ({ name }) =>
          !(drawing && /^(id|href|xlink:href|clip-path|mask|fill|d|viewBox|xmlns)/.test(name)),
      )
      .map(({ name, value }) => `${name.toLowerCase()}="${value}"`)
      .sort();
    const tag = element.localName;
    lines.push(`${' '.repeat(depth)}<${[tag, ...attributes].join(' ')}>`);
    if (drawing) return;
    // Two texts side by side are one to a reader.
    let words = '';
    const tell = () => {
      const said = words.replace(/\s+/g, ' ').trim();
      if (said) lines.push(`${' '.repeat(depth + 1)}${said}`);
      words = '';
    };
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) words += child.textContent ?? '';
      else if (child.nodeType === Node.ELEMENT_NODE) {
        tell();
        visit(child as Element, depth + 1);
      }
    }
    tell();
  };
  for (const child of body.children) visit(child, 0);
  return lines;
}
