import { formatDate, formatInteger } from '#web/parts/text/format.ts';
import { listText as t } from '../list.words.ts';

type Range<End> = { readonly from: End | undefined; readonly to: End | undefined };

/** A condition of two amounts in words, both ends included; undefined when there is none. */
export const amountsText = ({ from, to }: Range<number>): string | undefined => {
  const [least, most] = [formatInteger(from ?? null), formatInteger(to ?? null)];
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) return t((w) => w.amounts.until, { amount: most });
  if (to === undefined) return t((w) => w.amounts.since, { amount: least });
  return t((w) => w.amounts.between, { from: least, to: most });
};

/** A condition of two days (YYYY-MM-DD) in words, both ends included; undefined when there is none. */
export const daysText = ({ from, to }: Range<string>): string | undefined => {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && from === to) return formatDate(from);
  if (from === undefined) return t((w) => w.days.until, { day: formatDate(to ?? null) });
  if (to === undefined) return t((w) => w.days.since, { day: formatDate(from) });
  return t((w) => w.days.between, { from: formatDate(from), to: formatDate(to) });
};
