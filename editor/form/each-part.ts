/** What holds fields, and a field itself. */
interface Part {
  widget?: unknown;
  files?: unknown;
  fields?: unknown;
  types?: unknown;
}

/** Collections, files or fields of forms, changed one by one with all that they hold. */
export function eachPart<Of extends object>(
  parts: readonly Of[],
  change: (part: Part) => object,
): Of[] {
  return parts.map((part) => {
    const { files, fields, types } = part as Part;
    const inside = Object.entries({ files, fields, types }).flatMap(([name, inner]) =>
      Array.isArray(inner) ? [[name, eachPart(inner as object[], change)]] : [],
    );
    return change({ ...part, ...(Object.fromEntries(inside) as object) }) as Of;
  });
}
