/**
 * What a row says in the columns that a change is about to write: the `before` of an audit entry. A change of columns
 * that the row was not read with does not compile; its past would be missing from the trail.
 */
export const columnsBefore = <Row extends object, Change extends object>(
  row: Row,
  change: Change & (keyof Change extends keyof Row ? unknown : never),
): { readonly [column: string]: unknown } =>
  Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(change, column)));
