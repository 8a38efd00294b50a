import holidayJp from '@holiday-jp/holiday_jp';

/** National holidays with their substitutes: 2026-11-23 → 勤労感謝の日. From 1970 to 2050. */
export const holidayNames: ReadonlyMap<string, string> = new Map(
  Object.entries(holidayJp.holidays).map(([day, { name }]) => [day, name]),
);
