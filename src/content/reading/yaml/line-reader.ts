import { LineCounter } from 'yaml';

/** A file's text by its 1-based lines. */
export class LineReader {
  private readonly lines: string[];
  private readonly counter = new LineCounter();

  constructor(source: string) {
    this.lines = source.split('\n');
    let start = 0;
    for (const line of this.lines) {
      this.counter.addNewLine(start);
      start += line.length + 1;
    }
  }

  /** Line of an offset into the text. */
  lineAt(offset: number): number {
    return this.counter.linePos(offset).line;
  }

  /** Offset at which a line starts. */
  start(line: number): number {
    return this.counter.lineStarts[line - 1] ?? 0;
  }

  /** Text of a line; empty if there is no such line. */
  text(line: number): string {
    return this.lines[line - 1] ?? '';
  }

  /** Number of spaces before the first character of a line. */
  indent(line: number): number {
    return /^ */.exec(this.text(line))?.[0].length ?? 0;
  }

  /** The nearest line below that is neither empty nor a comment; the line itself if none. */
  next(line: number): number {
    for (let at = line + 1; at <= this.lines.length; at++) if (isWritten(this.text(at))) return at;
    return line;
  }

  /** The line itself, or if it is empty or a comment the nearest line below that is neither. */
  written(line: number): number {
    return isWritten(this.text(line)) ? line : this.next(line);
  }

  /** The first line that is neither empty nor a comment. */
  first(): number {
    return this.next(0);
  }

  /** The first line that matches. */
  find(pattern: RegExp): number | undefined {
    const index = this.lines.findIndex((line) => pattern.test(line));
    return index < 0 ? undefined : index + 1;
  }

  /** The nearest line above that is neither empty nor a comment; the line itself if none. */
  before(line: number): number {
    for (let at = line - 1; at > 0; at--) if (isWritten(this.text(at))) return at;
    return line;
  }

  /** The nearest line above with the same field at the same indentation. */
  sameFieldAbove(line: number, name: string): number | undefined {
    const before = this.text(line).slice(0, this.indent(line));
    for (let at = line - 1; at > 0; at--)
      if (this.text(at).replace(/- /, '  ').startsWith(`${before}${name}:`)) return at;
    return undefined;
  }
}

function isWritten(line: string): boolean {
  return line.trim() !== '' && !line.trim().startsWith('#');
}
