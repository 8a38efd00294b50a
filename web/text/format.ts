/**
 * How figures and times are written (domain 6): half-width digits, full-width brackets, Asia/Tokyo.
 * Every function takes null or undefined and then gives the dash of spec 9.
 */

/** Stands for "nothing" everywhere (spec 9). */
export const DASH = '—';

const TIME_ZONE = 'Asia/Tokyo';

type Maybe<Value> = Value | null | undefined;

const dayParts = new Intl.DateTimeFormat('ja-JP', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const eraDay = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
  timeZone: TIME_ZONE,
  era: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const integer = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** A calendar day "2026-11-30" is read as noon in Tokyo, an instant as it is. */
const instantOf = (value: string): Date =>
  new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+09:00` : value);

const partsOf = (value: string) => {
  const parts = dayParts.formatToParts(instantOf(value));
  const part = (wanted: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${part('year')}/${part('month')}/${part('day')}`,
    weekday: part('weekday'),
    time: `${part('hour')}:${part('minute')}`,
    second: part('second'),
  };
};

const whenGiven =
  <Value>(format: (value: Value) => string) =>
  (value: Maybe<Value>): string =>
    value === null || value === undefined || value === '' ? DASH : format(value);

/** "2026-11-30" → 2026/11/30. For grids. */
export const formatDate = whenGiven((value: string) => partsOf(value).day);

/** "2026-12-02" → 12/2. Where the year is plain: steps of one life, dates of the running month. */
export const formatMonthDay = whenGiven((value: string) =>
  partsOf(value).day.split('/').slice(1).map(Number).join('/'),
);

/** "2026-11-30" → 2026/11/30（月）. For deadlines. */
export const formatDay = whenGiven((value: string) => {
  const { day, weekday } = partsOf(value);
  return `${day}（${weekday}）`;
});

/** An instant → 2026/11/30（月）17:00. */
export const formatDateTime = whenGiven((value: string) => {
  const { day, weekday, time } = partsOf(value);
  return `${day}（${weekday}）${time}`;
});

/** An instant → 2026/11/30（月）17:00:05. For receipts and records. */
export const formatDateTimeSeconds = whenGiven((value: string) => {
  const { day, weekday, time, second } = partsOf(value);
  return `${day}（${weekday}）${time}:${second}`;
});

/** An instant → 17:00. */
export const formatTime = whenGiven((value: string) => partsOf(value).time);

/** "2026-11-30" → 令和8年11月30日（月）. For documents. */
export const formatEraDay = whenGiven(
  (value: string) => `${eraDay.format(instantOf(value))}（${partsOf(value).weekday}）`,
);

/** A fiscal year (April–March) → 令和6年度. */
export const formatFiscalYear = whenGiven((value: number) =>
  eraDay.format(instantOf(`${value}-04-01`)).replace(/年.*$/, '年度'),
);

/** 23100000 → 23,100,000円. Whole yen. */
export const formatYen = whenGiven((value: number) => `${integer.format(value)}円`);

/** 23100000 → 23,100,000. For columns whose head says the unit. */
export const formatInteger = whenGiven((value: number) => integer.format(value));

/** 12 → 12件. */
export const formatCount = whenGiven((value: number) => `${integer.format(value)}件`);

const BYTE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** 1887437 → 1.8MB. Steps of 1,024, one decimal from MB on. */
export const formatBytes = whenGiven((bytes: number) => {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), BYTE_UNITS.length - 1);
  const amount = bytes / 1024 ** step;
  return `${step < 2 ? Math.round(amount) : amount.toFixed(1)}${BYTE_UNITS[step]}`;
});

/** "1234567" → 〒123-4567. */
export const formatPostalCode = whenGiven((value: string) => `〒${value.slice(0, 3)}-${value.slice(3)}`);

/** Where the hyphens stand, for the prefixes whose division is known; the rest stays without (domain 6). */
const PHONE_DIVISIONS: readonly RegExp[] = [
  /^(0120|0570)(\d{3})(\d{3})$/,
  /^(0[5789]0)(\d{4})(\d{4})$/,
  /^(0[36])(\d{4})(\d{4})$/,
];

/** "0300000000" → 03-0000-0000. */
export const formatPhone = whenGiven((value: string) => {
  const parts = PHONE_DIVISIONS.map((division) => division.exec(value)).find((match) => match !== null);
  return parts === undefined || parts === null ? value : parts.slice(1).join('-');
});

/** The code of a corporation: its id in five digits (domain 5). */
export const formatCorporationCode = whenGiven((id: number) => String(id).padStart(5, '0'));

/** A text, or the dash when it is empty. */
export const formatText = whenGiven((value: string) => value);
