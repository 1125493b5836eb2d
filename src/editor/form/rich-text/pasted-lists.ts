/**
 * The signs that programs set before a line of a list: bullets, those of Symbol and Wingdings (in
 * private use), hyphens and dashes, numbers; Word's "o" and "§" before a gap.
 */
const BULLET =
  /^\s*(?:([•●▪◦‣·○■\p{Co}*–—-]|[o§](?=\t|[\s\u00a0]{2}))|\d{1,2}[.)])[\s\u00a0]+(?=\S)/u;

interface Bullet {
  list: 'ul' | 'ol';
  /** How many letters it takes, with the gap after it. */
  length: number;
}

/** The mark of a line of a list; undefined for any other line. */
export function bulletOf(line: string): Bullet | undefined {
  const [mark, sign] = BULLET.exec(line) ?? [];
  return mark === undefined
    ? undefined
    : { list: sign === undefined ? 'ol' : 'ul', length: mark.length };
}

/** One line alone may be a dash in a dialogue. */
const ENOUGH = 2;

/** Whether lines hold a list that is written with signs. */
const hasList = (lines: readonly string[]): boolean =>
  lines.filter((line) => bulletOf(line)).length >= ENOUGH;

/** One star at each end, within a line: bold in WhatsApp, where Markdown has two. */
const BOLD = /(?<![*\\\p{L}\p{N}])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![*\p{L}\p{N}])/gu;

/** Signs of WhatsApp for struck and typewritten words, for which pages have no style: they stay signs. */
const withSigns = (markdown: string) => markdown.replaceAll(/[~`]/g, String.raw`\$&`);

/** Converts plain text to Markdown; returns it unchanged if it has no list and no bold words. */
export function listsInText(text: string): string {
  const lines = text.split(/\r?\n/);
  const bold = text.replaceAll(BOLD, '**$1**');
  // Each line is a paragraph, as where nothing is bold.
  if (!hasList(lines)) return bold === text ? text : withSigns(bold.split(/\s*\n\s*/).join('\n\n'));
  const texts = lines.map((line, index) => {
    const mark = bulletOf(line);
    const isAfterText =
      index > 0 && lines[index - 1]?.trim() !== '' && !bulletOf(lines[index - 1] ?? '');
    if (!mark) {
      // The first heading of a text is the page's own.
      const words = line.replace(/^# /, '## ');
      return bulletOf(lines[index - 1] ?? '') && line.trim() ? `\n${words}` : words;
    }
    const sign = mark.list === 'ul' ? '-' : (/\d+/.exec(line)?.[0] ?? '1') + '.';
    return `${isAfterText ? '\n' : ''}${sign} ${line.slice(mark.length)}`;
  });
  return withSigns(texts.join('\n').replaceAll(BOLD, '**$1**'));
}

/** Takes letters away from the start of an element. */
function cut(element: Element, letters: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left -= text.length;
  }
}

/**
 * A web page or what Word copies, with paragraphs that begin with signs as lists; undefined where
 * there are none.
 */
export function listsInHtml(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = [...body.querySelectorAll('p, div')].filter(
    (line) => !line.querySelector('p, div'),
  );
  if (!hasList(lines.map(({ textContent }) => textContent))) return undefined;
  const lists = new Set<Element>();
  for (const line of lines) {
    const mark = bulletOf(line.textContent);
    if (!mark) continue;
    cut(line, mark.length);
    const item = body.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    const before = line.previousElementSibling;
    const isNext = before && lists.has(before) && before.localName === mark.list;
    const list = isNext ? before : body.ownerDocument.createElement(mark.list);
    list.append(item);
    if (isNext) line.remove();
    else line.replaceWith(list);
    lists.add(list);
  }
  return body.innerHTML;
}
