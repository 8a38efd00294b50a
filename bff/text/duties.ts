/** What a yearly paper is called: 事業効果報告書（2年目）; the only one of its kind has no year. */
export const yearTitle = (title: string, year: number, years: number): string =>
  years > 1 ? `${title}（${year}年目）` : title;

/** What the yearly look at property is called: 財産の現況確認（2年目）. */
export const propertyTitle = (year: number): string => `財産の現況確認（${year}年目）`;

/** A message on the my page: what is due, or late. */
export const dutyReminder = {
  title: (names: string): string => `${names}の提出期限のお知らせ`,
  soon: (day: string): string => `提出期限は${day}です。期限までにご提出ください。`,
  late: (day: string): string =>
    `提出期限（${day}）を過ぎています。至急ご提出ください。提出が難しいときは、事務局へご連絡ください。`,
} as const;
