/** Each with the key of its place: what is written on a paper has no other name. */
export const placed = <Item>(items: readonly Item[]): { readonly item: Item; readonly key: string }[] =>
  items.map((item, index) => ({ item, key: String(index) }));
