/** The id in an address; null when it is none: no such page. */
export const idInPath = (value: string | undefined): number | null =>
  value !== undefined && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
