/**
 * Breaks a text at its spaces into lines that are filled one after the other, so that the last is often the shortest.
 * @param longest the number of letters a line should not pass; a longer word stands alone
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
