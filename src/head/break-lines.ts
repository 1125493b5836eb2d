/**
 * Breaks a text at its spaces into lines, filling each before the next.
 * @param longest the most letters of a line; a longer word gets its own
 */
export function breakLines(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= longest) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
