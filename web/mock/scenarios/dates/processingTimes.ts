import { ProcessingScope, ProcessingStep } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { projectHandlers } from '../project.ts';

type Schemas = components['schemas'];
type Time = Schemas['ProcessingTime'];

const recent = { scope: ProcessingScope.Recent, fromOn: '2026-08-25', toOn: '2026-11-19' } as const;

const time = (step: ProcessingStep, facts: Partial<Time>): Time => ({
  ...{ step, scope: null, medianDays: null, p80Days: null, caseCount: 0, fromOn: null, toOn: null },
  ...{ waitingCount: 0, slowCount: null, slowUntilOn: null },
  ...facts,
});

const items: readonly Time[] = [
  time(ProcessingStep.ApplicationCheck, {
    ...recent,
    ...{ medianDays: 4, p80Days: 7, caseCount: 212 },
    ...{ waitingCount: 31, slowCount: 3, slowUntilOn: '2026-11-10' },
  }),
  time(ProcessingStep.ApplicationDecision, {
    ...{ scope: ProcessingScope.Programme, fromOn: '2025-06-20', toOn: '2026-02-12' },
    ...{ medianDays: 38, p80Days: 44, caseCount: 640 },
    ...{ waitingCount: 118, slowCount: 0, slowUntilOn: '2026-09-14' },
  }),
  time(ProcessingStep.DocumentCheck, {
    ...recent,
    ...{ medianDays: 3, p80Days: 5, caseCount: 1_284 },
    ...{ waitingCount: 38, slowCount: 6, slowUntilOn: '2026-11-12' },
  }),
  time(ProcessingStep.DocumentResubmission, {
    ...recent,
    ...{ medianDays: 6, p80Days: 11, caseCount: 197 },
    ...{ waitingCount: 12, slowCount: 2, slowUntilOn: '2026-11-04' },
  }),
  time(ProcessingStep.ChangeDecision, {
    ...{ scope: ProcessingScope.Round, fromOn: '2026-02-03', toOn: '2026-10-30' },
    ...{ medianDays: 9, p80Days: 14, caseCount: 17 },
    ...{ waitingCount: 4, slowCount: 1, slowUntilOn: '2026-10-29' },
  }),
  time(ProcessingStep.AmountConfirmation, { caseCount: 3, waitingCount: 5 }),
  time(ProcessingStep.Payment, {
    ...recent,
    ...{ medianDays: 12, p80Days: 12, caseCount: 8 },
    ...{ waitingCount: 2, slowCount: 1, slowUntilOn: '2026-11-03' },
  }),
  time(ProcessingStep.Answer, {
    ...recent,
    ...{ medianDays: 0, p80Days: 2, caseCount: 86 },
    ...{ waitingCount: 3, slowCount: 0, slowUntilOn: '2026-11-17' },
  }),
];

/** What a round was measured at, in each of its states: numbers of its own and of others, and too few cases. */
export const measuredTimes: Schemas['ProcessingTimeList'] = {
  projectId: 12,
  projectName: 'R6補 産地連携 3次',
  family: 'ingredient',
  measuredAt: '2026-11-19T20:20:00Z',
  items: [...items],
  availableActions: [{ action: 'measure', allowed: true }],
};

/** A round of which nothing was measured yet. */
export const unmeasuredTimes: Schemas['ProcessingTimeList'] = {
  ...measuredTimes,
  measuredAt: null,
  items: items.map(({ step, waitingCount }) => time(step, { waitingCount })),
};

export const processingTimeHandlers: MockHandlers = {
  ...projectHandlers,
  listProcessingTimes: reply(measuredTimes),
  measureProcessingTimes: reply({ ...measuredTimes, measuredAt: '2026-11-20T08:00:00Z' }),
};

type Waiting = Schemas['WaitingItem'];

const expected = {
  ...{ sinceOn: '2026-11-19', medianDays: 3, p80Days: 5, fromOn: '2026-11-25', toOn: '2026-11-27' },
  ...{ isPlanned: false, isPast: false, isWithMinistry: false },
} as const;

const unknown = { medianDays: null, p80Days: null, fromOn: null, toOn: null } as const;

/** One thing that waits for the office. */
export const aWaiting = (step: ProcessingStep, facts: Partial<Waiting>): Waiting => ({
  ...{ step, subjectId: 23, title: '発注書（1-2）' },
  ...expected,
  ...facts,
});

/** Everything that can wait for the office, as it was told of at the same time. */
export const allWaiting: readonly Waiting[] = [
  aWaiting(ProcessingStep.AmountConfirmation, {
    ...{ subjectId: 3, title: '補助金の額の確定', sinceOn: '2026-10-01' },
    ...{ medianDays: 20, p80Days: 30, fromOn: '2026-10-30', toOn: '2026-11-16', isPast: true },
  }),
  aWaiting(ProcessingStep.ChangeDecision, { subjectId: 21, title: '遅延（期限の延長）', ...unknown }),
  aWaiting(ProcessingStep.DocumentCheck, {}),
  aWaiting(ProcessingStep.Payment, {
    ...{ subjectId: 31, title: '補助金の支払', medianDays: 12, p80Days: 12 },
    ...{ fromOn: '2026-12-08', toOn: '2026-12-08' },
  }),
  aWaiting(ProcessingStep.Answer, {
    ...{ subjectId: 5, title: '発注書の日付を、契約日ではなく注文請書の日付にしてもよいかどうかについて' },
    ...{ medianDays: 0, p80Days: 2, fromOn: '2026-11-19', toOn: '2026-11-24' },
  }),
  aWaiting(ProcessingStep.DocumentCheck, { subjectId: 24, title: '納品書（1-3）' }),
];

/** Of an application: when its form is looked at, and when the round plans to announce. */
export const applicationWaiting: readonly Waiting[] = [
  aWaiting(ProcessingStep.ApplicationCheck, { subjectId: 7, title: '応募の形式の確認' }),
  aWaiting(ProcessingStep.ApplicationDecision, {
    ...{ subjectId: 7, title: '採択の決定', ...unknown },
    ...{ fromOn: '2027-01-22', toOn: '2027-01-22', isPlanned: true },
  }),
];
