import { ProcessingScope, ProcessingStep } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { mamekuraWorld, officeWorld } from './world.ts';

type Time = components['schemas']['ProcessingTime'];
type Waiting = components['schemas']['WaitingItem'];

const seen = officeWorld.saw('listProcessingTimes', 3);
const recent = { scope: ProcessingScope.Recent, fromOn: '2026-08-25', toOn: '2026-11-19' } as const;

/** Steps of which the demo has too few cases to measure them, or none that waits too long. */
const told: Partial<Record<ProcessingStep, Partial<Time>>> = {
  [ProcessingStep.DocumentCheck]: { slowCount: 1 },
  [ProcessingStep.DocumentResubmission]: {
    ...recent,
    ...{ medianDays: 6, p80Days: 11, caseCount: 197, slowCount: 1, slowUntilOn: '2026-11-04' },
  },
  [ProcessingStep.ChangeDecision]: {
    ...{ scope: ProcessingScope.Round, fromOn: '2026-02-03', toOn: '2026-10-30' },
    ...{ medianDays: 9, p80Days: 14, caseCount: 17 },
    ...{ waitingCount: 4, slowCount: 1, slowUntilOn: '2026-10-29' },
  },
  [ProcessingStep.AmountConfirmation]: { caseCount: 3, waitingCount: 5 },
  [ProcessingStep.Payment]: {
    ...recent,
    ...{ medianDays: 12, p80Days: 12, caseCount: 8 },
    ...{ waitingCount: 2, slowCount: 1, slowUntilOn: '2026-11-03' },
  },
  [ProcessingStep.Answer]: {
    ...recent,
    ...{ medianDays: 0, p80Days: 2, caseCount: 86 },
    ...{ waitingCount: 3, slowCount: 0, slowUntilOn: '2026-11-17' },
  },
};

/** What a round was measured at, in each of its states: numbers of its own and of others, and too few cases. */
export const measuredTimes: typeof seen = {
  ...seen,
  items: seen.items.map((time) => ({ ...time, ...told[time.step] })),
};

/** A round of which nothing was measured yet. */
export const unmeasuredTimes: typeof seen = {
  ...measuredTimes,
  measuredAt: null,
  items: measuredTimes.items.map(({ step, waitingCount }) => ({
    ...{ step, scope: null, medianDays: null, p80Days: null, caseCount: 0, fromOn: null, toOn: null },
    ...{ waitingCount, slowCount: null, slowUntilOn: null },
  })),
};

export const processingTimeHandlers: MockHandlers = {
  ...officeWorld.handlers,
  listProcessingTimes: reply(measuredTimes),
  measureProcessingTimes: reply(measuredTimes),
};

const expected = {
  ...{ sinceOn: '2026-11-19', medianDays: 3, p80Days: 5, fromOn: '2026-11-25', toOn: '2026-11-27' },
  ...{ isPlanned: false, isPast: false, isWithMinistry: false },
} as const;

/** One thing that waits for the office. */
export const aWaiting = (step: ProcessingStep, facts: Partial<Waiting>): Waiting => ({
  ...{ step, subjectId: 23, title: '発注書（1-2）' },
  ...expected,
  ...facts,
});

const own = mamekuraWorld.saw('listUserWaiting').items;
const [change] = own.filter(({ step }) => step === ProcessingStep.ChangeDecision);
const [document] = own.filter(
  ({ step, isWithMinistry }) => step === ProcessingStep.DocumentCheck && !isWithMinistry,
);
if (change === undefined || document === undefined) throw new Error('a change and a document that wait');

/** What waits for the office at 豆くら, and its amount: past, of unknown length, and still to come. */
export const allWaiting: readonly Waiting[] = [
  aWaiting(ProcessingStep.AmountConfirmation, {
    ...{ subjectId: 3, title: '補助金の額の確定', sinceOn: '2026-10-01' },
    ...{ medianDays: 20, p80Days: 30, fromOn: '2026-10-30', toOn: '2026-11-16', isPast: true },
  }),
  change,
  { ...document, ...expected },
  ...own.filter((one) => one !== change && one !== document),
];

/** Of an application: when its form is looked at, and when the round plans to announce. */
export const applicationWaiting: readonly Waiting[] = [
  aWaiting(ProcessingStep.ApplicationCheck, { subjectId: 7, title: '応募の形式の確認' }),
  aWaiting(ProcessingStep.ApplicationDecision, {
    ...{ subjectId: 7, title: '採択の決定', medianDays: null, p80Days: null },
    ...{ fromOn: '2027-01-22', toOn: '2027-01-22', isPlanned: true },
  }),
];
