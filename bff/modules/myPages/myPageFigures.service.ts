import { isDeepStrictEqual } from 'node:util';
import {
  DelayStatus,
  DocumentCheckStatus,
  Priority,
  ProgressPhase,
  ProjectStatus,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import {
  currentDueOn,
  type FactsRow,
  isEnded,
  isNotice,
  isOver,
  isWaiting,
} from '#bff/modules/sections/index.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import {
  type ComputedDelay,
  computeDelay,
  type DelayStatus as DelayName,
  type DelayOverride,
  effectiveDelay,
} from '#rules/delay.ts';
import { priorityOf } from '#rules/priority.ts';
import { delayCauseTexts as texts } from './myPages.words.ts';

/*
 * What a my page shows of its sections and dates: progress, next due day, delay with its causes, priority. Worked out
 * here and nowhere else: in the transaction of whatever changed, and each night for the days that passed.
 */

const nameOf = (values: { readonly [key: string]: number }, value: number): string =>
  Object.entries(values).find(([, number]) => number === value)?.[0] ?? '';

/** The name of a delay status, as its machine and rules write it. */
export const delayNameOf = (status: number): DelayName => {
  const names: readonly DelayName[] = ['None', 'Delayed', 'CriticalDelayed', 'Exit'];
  const found = names.find((name) => DelayStatus[name] === status);
  if (found === undefined) throw new RangeError(`no DelayStatus ${status}`);
  return found;
};

/** The number of a status that the delay machine names. */
export const delayStatusOf = (name: string | undefined): number => {
  const found = Object.entries(DelayStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no DelayStatus ${name}`);
  return found[1];
};

type Section = FactsRow['dealPapers'][number];

/** Every document; papers of deals that are in the same state stand together, with their number. */
const sectionsOf = ({ sections, dealPapers }: FactsRow): Section[] => [
  ...sections.map((section) => ({ ...section, count: 1 })),
  ...dealPapers,
];

const reportKinds: ReadonlySet<number> = new Set([SectionKind.Progress, SectionKind.Result]);

/** Papers that somebody still has to hand in; notices are the desk's own and never late. */
const waitingSections = (row: FactsRow): Section[] =>
  sectionsOf(row).filter(
    (section) => isWaiting(section) && !isNotice(section.documentType) && !isOver(section, row.projectStatus),
  );

/** One that is closed is not late any more: its duties are, in the list of duties. */
const lateSections = (row: FactsRow): Section[] =>
  isEnded(row.projectStatus) ? [] : waitingSections(row).filter(({ isRequired }) => isRequired);

/** While it is suspended with leave, nothing of an undertaking is late. */
const isSuspended = ({ suspendedFromOn, suspendedUntilOn }: FactsRow, today: string): boolean =>
  suspendedFromOn !== null &&
  suspendedUntilOn !== null &&
  suspendedFromOn <= today &&
  today <= suspendedUntilOn;

const delayOf = (row: FactsRow, today: string): ComputedDelay =>
  computeDelay({
    today,
    projectStatus: nameOf(ProjectStatus, row.projectStatus),
    progressPhase: nameOf(ProgressPhase, row.progressPhase),
    plannedCompletionOn: isEnded(row.projectStatus) ? null : row.plannedCompletionOn,
    forecastCompletionOn: null,
    completionOn: row.completionOn,
    isSuspended: isSuspended(row, today),
    completionDeadlineOn: isEnded(row.projectStatus) ? null : deadlineOf(row),
    waitingSections: lateSections(row).map((section) => ({
      id: section.id,
      title: texts.papers(section.title, section.count),
      dueOn: currentDueOn(section),
      isReport: reportKinds.has(section.kind),
    })),
  });

const overrideOf = (row: FactsRow): DelayOverride | null => {
  const { delayOverrideStatus: status, delayOverrideReason: reason, delayOverrideEndsOn: expiresOn } = row;
  if (status === null || reason === null || expiresOn === null) return null;
  return { status: delayNameOf(status), reason, expiresOn };
};

const progressOf = (sections: readonly Section[]): number => {
  const numberOf = (some: readonly Section[]): number => some.reduce((sum, { count }) => sum + count, 0);
  const required = sections.filter(({ isRequired }) => isRequired);
  const confirmed = required.filter(({ status }) => status === DocumentCheckStatus.Confirmed);
  return required.length === 0 ? 0 : Math.floor((numberOf(confirmed) * 100) / numberOf(required));
};

const nextDueOf = (row: FactsRow): string | null =>
  waitingSections(row)
    .filter(({ isRequired, status }) => isRequired || status === DocumentCheckStatus.Rejected)
    .flatMap((section) => currentDueOn(section) ?? [])
    .sort()[0] ?? null;

const lastSubmissionOf = (sections: readonly Section[]): Date | null =>
  sections.reduce<Date | null>(
    (last, { submittedAt }) => (submittedAt && (!last || submittedAt > last) ? submittedAt : last),
    null,
  );

/** A my page's figures as of a day. */
export const factsOf = (row: FactsRow, today: string) => {
  const computed = delayOf(row, today);
  // After a withdrawal a value set by hand before no longer counts.
  const override = computed.status === 'Exit' ? null : overrideOf(row);
  const { status } = effectiveDelay(computed, override, today);
  const nextDueOn = nextDueOf(row);
  const hasRejectedDocument = waitingSections(row).some(
    (section) => section.status === DocumentCheckStatus.Rejected,
  );
  return {
    computedDelayStatus: DelayStatus[computed.status],
    delayStatus: DelayStatus[status],
    delayCauses: computed.causes.map((cause) => ({ ...cause })),
    priority: Priority[priorityOf({ today, delayStatus: status, nextDueOn, hasRejectedDocument })],
    overallProgress: progressOf(sectionsOf(row)),
    nextDueOn,
    lastSubmittedAt: lastSubmissionOf(sectionsOf(row)),
  };
};

export type Facts = ReturnType<typeof factsOf>;

/** Whether a row shows these figures already. */
export const showsFacts = (row: FactsRow, facts: Facts): boolean =>
  Object.entries(facts).every(([name, value]) => isDeepStrictEqual(Reflect.get(row, name), value));
