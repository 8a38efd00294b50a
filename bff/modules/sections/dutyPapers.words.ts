/** What a yearly paper is called: 事業効果報告書（2年目）; the only one of its kind has no year. */
export const yearTitle = (title: string, year: number, years: number): string =>
  years > 1 ? `${title}（${year}年目）` : title;

/** What the yearly look at property is called: 財産の現況確認（2年目）. */
export const propertyTitle = (year: number): string => `財産の現況確認（${year}年目）`;
