import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '#bff/core/scope.ts';
import { type FactsRow, findFactsRow, listFactsRows } from '#bff/data/myPages/myPageFacts.ts';
import { insertMyPageHistory, updateMyPageFacts } from '#bff/data/myPages/myPageWrites.ts';
import { lockMyPage } from '#bff/data/sections/sections.ts';
import {
  DelayStatus,
  DocumentCheckStatus,
  Priority,
  ProgressPhase,
  ProjectStatus,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import {
  type ComputedDelay,
  computeDelay,
  type DelayStatus as DelayName,
  type DelayOverride,
  delaySteps,
  effectiveDelay,
} from '#rules/delay.ts';
import { priorityOf } from '#rules/priority.ts';
import { type HistoryActor, systemActor } from '../common/historyActor.ts';
import { currentDueOn, isWaiting } from '../sections/deadline.ts';
import { isEnded, isNotice } from '../sections/documentKinds.ts';

/*
 * What a my page shows of its sections and dates: progress, next due day, delay with its causes, priority. Worked out
 * here and nowhere else, in the transaction of whatever changed, and each night for the days that passed.
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

type Section = FactsRow['sections'][number];

const reportKinds: ReadonlySet<number> = new Set([SectionKind.Progress, SectionKind.Result]);

/** Papers that somebody still has to hand in; notices are the desk's own and never late. */
const waitingSections = ({ projectStatus, sections }: FactsRow): Section[] =>
  isEnded(projectStatus)
    ? []
    : sections.filter((section) => isWaiting(section) && !isNotice(section.documentType));

const delayOf = (row: FactsRow, today: string): ComputedDelay =>
  computeDelay({
    today,
    projectStatus: nameOf(ProjectStatus, row.projectStatus),
    progressPhase: nameOf(ProgressPhase, row.progressPhase),
    plannedCompletionOn: isEnded(row.projectStatus) ? null : row.plannedCompletionOn,
    forecastCompletionOn: null,
    completionOn: row.completionOn,
    completionDeadlineOn: isEnded(row.projectStatus) ? null : row.project.completionDeadline,
    waitingSections: waitingSections(row)
      .filter(({ isRequired }) => isRequired)
      .map((section) => ({
        id: section.id,
        title: section.title,
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
  const required = sections.filter(({ isRequired }) => isRequired);
  const confirmed = required.filter(({ status }) => status === DocumentCheckStatus.Confirmed);
  return required.length === 0 ? 0 : Math.floor((confirmed.length * 100) / required.length);
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

const factsOf = (row: FactsRow, today: string) => {
  const computed = delayOf(row, today);
  // Whoever left the programme has left it: a value set by hand before that no longer counts.
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
    overallProgress: progressOf(row.sections),
    nextDueOn,
    lastSubmittedAt: lastSubmissionOf(row.sections),
  };
};

type Facts = ReturnType<typeof factsOf>;

/** Who moved the delay, when it was not the rule. */
export type DelayMover = HistoryActor & { readonly comment: string | null };

const recordDelay = async (scope: Scope, row: FactsRow, facts: Facts, mover: DelayMover): Promise<void> => {
  let from = row.delayStatus;
  for (const action of delaySteps(delayNameOf(row.delayStatus), delayNameOf(facts.delayStatus))) {
    const toStatus = delayStatusOf(
      scope.machines.delay.transitions.find((step) => step.action === action)?.to,
    );
    const entry = { mypageId: row.id, machine: 'delay', action, fromStatus: from, toStatus };
    await insertMyPageHistory(scope.db, { ...entry, ...mover, createdAt: scope.now });
    from = toStatus;
  }
};

const isSame = (row: FactsRow, facts: Facts): boolean =>
  Object.entries(facts).every(([name, value]) => isDeepStrictEqual(Reflect.get(row, name), value));

/**
 * Brings a my page's figures up to its sections and dates, in the transaction of what changed them.
 * @param mover who set the delay by hand; the system otherwise
 */
export const refreshMyPageFacts = async (
  scope: Scope,
  mypageId: number,
  mover: DelayMover = { ...systemActor, comment: null },
): Promise<void> => {
  const row = await findFactsRow(scope.db, mypageId);
  if (row === null) return;
  const facts = factsOf(row, tokyoDayOf(scope.now));
  if (isSame(row, facts)) return;
  await recordDelay(scope, row, facts, mover);
  await updateMyPageFacts(scope.db, mypageId, facts);
};

const BATCH = 200;

/**
 * The nightly run: every undertaking as of today. Only those whose figures changed are written, each in its own
 * transaction.
 * @returns how many changed
 */
export const recomputeDelays = async (scope: Scope): Promise<number> => {
  const today = tokyoDayOf(scope.now);
  let changed = 0;
  let afterId = 0;
  for (;;) {
    const rows = await listFactsRows(scope.db, afterId, BATCH);
    for (const row of rows) {
      if (isSame(row, factsOf(row, today))) continue;
      changed += 1;
      await scope.transaction(async (inner) => {
        await lockMyPage(inner.db, row.id);
        await refreshMyPageFacts(inner, row.id);
      });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return changed;
    afterId = last.id;
  }
};
