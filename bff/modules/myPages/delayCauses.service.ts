import { formatEraDay } from '#rules/japaneseDate.ts';
import { delayCauseTexts as texts } from './myPages.words.ts';

const at = (cause: object, name: string): unknown => Reflect.get(cause, name);
const dayAt = (cause: object, name: string): string => formatEraDay(String(at(cause, name)));

const textOf = (cause: object): string => {
  const late = Number(at(cause, 'businessDaysLate'));
  switch (at(cause, 'kind')) {
    case 'plannedCompletionPassed':
      return texts.plannedCompletionPassed(dayAt(cause, 'plannedOn'));
    case 'forecastPastDeadline':
      return texts.forecastPastDeadline(dayAt(cause, 'forecastOn'), dayAt(cause, 'deadlineOn'));
    case 'notStarted':
      return texts.notStarted(Number(at(cause, 'daysLeft')));
    default:
      return texts.sectionOverdue(String(at(cause, 'title')), late);
  }
};

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The causes of a delay as they were computed last, in words (the contract's DelayCause). */
export const delayCausesOf = (causes: unknown) =>
  (Array.isArray(causes) ? causes : [])
    .filter((cause): cause is object => typeof cause === 'object' && cause !== null)
    .slice(0, 50)
    .map((cause) => ({
      key: String(at(cause, 'kind')),
      text: textOf(cause),
      sectionId: numberOrNull(at(cause, 'sectionId')),
      overdueBusinessDays: numberOrNull(at(cause, 'businessDaysLate')),
    }));
