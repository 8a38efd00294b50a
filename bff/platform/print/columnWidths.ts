/** What a column needs: never less than `least`; with `full` all its texts stand on one line. */
export type ColumnNeed = { readonly least: number; readonly full: number };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The widths of a table's columns, which fill it. Every column gets its least; what is left goes to those that want
 * more, in proportion to it. What nobody wants goes to them too, so that figures stay beside their words.
 */
export const columnWidths = (needs: readonly ColumnNeed[], width: number): number[] => {
  const least = needs.map((need) => need.least);
  const left = width - sum(least);
  // Columns that cannot all have their least are cut alike: their texts take more lines.
  if (left <= 0) return least.map((few) => (few * width) / sum(least));
  const wanted = needs.map(({ least: few, full }) => Math.max(0, full - few));
  const shares = sum(wanted) > 0 ? wanted : least;
  return least.map((few, index) => few + ((shares[index] ?? 0) * left) / sum(shares));
};
