/** The same value with the names of its objects in order: equal JSON is then equal text, whoever has written it. */
export const inOneOrder = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(inOneOrder);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOneOrder(part)]),
  );
};
