import type { z } from 'zod';

/** A refinement that reports what `problemOf` returns. @param path of the field with the mistake */
export function refineWith<Value>(
  problemOf: (value: Value) => string | undefined,
  ...path: string[]
) {
  return (value: Value, context: z.RefinementCtx) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: 'custom', path: [...path], message });
  };
}

/** Runs a rule whenever these fields can be read, even if they or their siblings have mistakes. */
export const whenReadable = (...fields: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(
      ({ path: [field] = [], continue: isRead = false }) =>
        isRead || (field !== undefined && !fields.includes(String(field))),
    ),
});

/** Refuses a repeated name in a list, in any case. @param nameOf undefined for an item that may repeat */
export function refuseRepeats<Item>(
  nameOf: (item: Item) => string | undefined,
  messageFor: (name: string) => string,
  ...path: string[]
) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const names = items.map(nameOf);
    const keys = names.map((name) => name?.toLowerCase());
    names.forEach((name, index) => {
      if (name === undefined || keys.indexOf(name.toLowerCase()) === index) return;
      context.addIssue({ code: 'custom', path: [index, ...path], message: messageFor(name) });
    });
  };
}
