import { CST, stringify, type Scalar } from 'yaml';

/**
 * What follows the colon of a field, or the dash of an item, to the end of its last line.
 * @param column of the field or the item; its first line is in its place already
 * @param indentSeq whether lists are indented further than their names
 */
export function afterMark(mark: ':' | '-', value: unknown, column: number, indentSeq: boolean) {
  const text = stringify(mark === ':' ? { k: value } : [value], { lineWidth: 0, indentSeq });
  const after = text.slice(text.indexOf(mark) + 1);
  return after.replaceAll(/\n(?=.)/g, `\n${' '.repeat(column)}`);
}

/** A value in braces or brackets, on one line. */
export function inFlow(value: unknown): string {
  const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;
  return stringify(value, { ...options, collectionStyle: 'flow' }).trimEnd();
}

/** A text, a number or a boolean in the style of the one before it, with the comment beside it. */
export function inMannerOf(scalar: Scalar, value: unknown, column: number): string {
  const token = { ...structuredClone(scalar.srcToken as CST.FlowScalar), indent: column };
  const isBlock = scalar.type?.startsWith('BLOCK') === true;
  const text =
    isBlock && String(scalar.value).endsWith('\n') ? `${String(value)}\n` : String(value);
  let type = scalar.type as Scalar.Type;
  if (typeof value !== 'string') type = 'PLAIN';
  else if (!isBlock && text.includes('\n')) type = 'BLOCK_LITERAL';
  else if (type === 'PLAIN' && stringify(text, { lineWidth: 0 }).trimEnd() !== text)
    type = 'QUOTE_DOUBLE';
  CST.setScalarValue(token, text, { afterKey: true, type });
  return CST.stringify(token);
}
