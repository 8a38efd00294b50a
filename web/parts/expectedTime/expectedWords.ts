import { ProcessingStep } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatDay, formatMonthDay } from '#web/parts/text/format.ts';
import { waitingText as t } from './waiting.words.ts';

export type WaitingItem = components['schemas']['WaitingItem'];

type Usual = Exclude<keyof typeof ProcessingStep, 'DocumentResubmission'>;

/** Returned documents wait for the company: no expected time. */
const usual: { readonly [step: number]: Usual } = {
  [ProcessingStep.ApplicationCheck]: 'ApplicationCheck',
  [ProcessingStep.ApplicationDecision]: 'ApplicationDecision',
  [ProcessingStep.DocumentCheck]: 'DocumentCheck',
  [ProcessingStep.ChangeDecision]: 'ChangeDecision',
  [ProcessingStep.AmountConfirmation]: 'AmountConfirmation',
  [ProcessingStep.Payment]: 'Payment',
  [ProcessingStep.Answer]: 'Answer',
};

/** 3〜5営業日; what is mostly through on the same day is called so. */
const daysWords = (from: number, to: number): string => {
  if (to === 0) return t((w) => w.days.today);
  if (from === 0) return t((w) => w.days.fromToday, { to });
  return from === to ? t((w) => w.days.one, { to }) : t((w) => w.days.range, { from, to });
};

const whenWords = (fromOn: string, toOn: string): string => {
  const [from, to] = [formatMonthDay(fromOn), formatMonthDay(toOn)];
  return from === to ? t((w) => w.when.one, { to }) : t((w) => w.when.range, { from, to });
};

const plannedWords = (toOn: string, isPast: boolean): string => {
  const day = formatDay(toOn);
  return isPast ? t((w) => w.plannedPast, { day }) : t((w) => w.planned, { day });
};

/** When something that waits is likely to be through, in a sentence that promises nothing. */
export const expectedWords = (item: Omit<WaitingItem, 'title' | 'subjectId' | 'sinceOn'>): string => {
  const { step, medianDays, p80Days, fromOn, toOn, isPlanned, isPast, isWithMinistry } = item;
  if (isPlanned && toOn !== null) return plannedWords(toOn, isPast);
  const kind = usual[step];
  if (kind === undefined || medianDays === null || p80Days === null || fromOn === null || toOn === null)
    return t((w) => w.few);
  if (isPast) return t((w) => (isWithMinistry ? w.pastMinistry : w.past), { day: formatMonthDay(toOn) });
  const values = { days: daysWords(medianDays, p80Days), when: whenWords(fromOn, toOn) };
  return t((w) => w.usual[kind], values);
};
