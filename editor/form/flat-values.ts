/** Values as the CMS keeps those of a form: one for each field and item, by its path. */
export function flatValues(values: object): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  const put = (value: unknown, keyPath: string) => {
    const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (inner.length === 0) flat[keyPath] = value;
    for (const [key, one] of inner) put(one, `${keyPath}.${key}`);
  };
  for (const [key, value] of Object.entries(values)) put(value, key);
  return flat;
}
