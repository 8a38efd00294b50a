import { formatInteger, formatYen } from '#web/text/format.ts';
import { applicantText as t } from '../applicantText.ts';

const OKU = 100_000_000;
const MAN = 10_000;

/** 1000000 → 100万円, 200000000 → 2億円: round amounts as people say them. Others are written out. */
export const roundYen = (yen: number): string => {
  if (yen === 0 || yen % MAN !== 0) return formatYen(yen);
  if (yen % OKU === 0) return t((w) => w.value.oku, { amount: formatInteger(yen / OKU) });
  return t((w) => w.value.man, { amount: formatInteger(yen / MAN) });
};
