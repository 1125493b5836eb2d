/** What every field of a name says in some data, however deep it stands. */
export function valuesNamed(name: string, data: unknown): Set<unknown> {
  const values = new Set<unknown>();
  JSON.stringify(data, (key, value: unknown) => {
    if (key === name) values.add(value);
    return value;
  });
  return values;
}
