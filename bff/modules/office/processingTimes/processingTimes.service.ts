import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type ProjectRow, requireProject } from '#bff/modules/projects/index.ts';
import { familyOf } from '#bff/programmes/engine.ts';
import { type CalendarDay, tokyoDayOf } from '#rules/calendar.ts';
import { STEPS } from './cases.data.ts';
import { slowUntil } from './expectation.service.ts';
import { measureProgramme } from './measureProcessingTimes.service.ts';
import { listProcessingTimes, type ProcessingTimeRow } from './processingTimes.data.ts';
import { countWaiting, type SlowStep, type WaitingCount } from './waiting.data.ts';

const UNMEASURED = {
  ...{ scope: null, medianDays: null, p80Days: null, caseCount: 0 },
  ...{ fromOn: null, toOn: null },
} as const;

const mayMeasure = ({ actor }: Scope): boolean => actor?.kind === 'admin' && actor.role === 'JMAC';

/** Nothing is slow where too few cases say how long it takes. */
const slowDay = (row: ProcessingTimeRow | undefined, today: CalendarDay): CalendarDay | null =>
  typeof row?.p80Days === 'number' ? slowUntil(row.p80Days, today) : null;

const stepsOf = (rows: readonly ProcessingTimeRow[], today: CalendarDay) =>
  STEPS.map((step) => {
    const row = rows.find((measured) => measured.step === step);
    return { step, row, slowUntilOn: slowDay(row, today) };
  });

type Step = ReturnType<typeof stepsOf>[number];

const timeOf = ({ step, row, slowUntilOn }: Step, counts: readonly WaitingCount[]) => {
  const { scope, medianDays, p80Days, caseCount, fromOn, toOn } = row ?? UNMEASURED;
  const counted = counts.find((count) => count.step === step);
  return {
    ...{ step, scope, medianDays, p80Days, caseCount, fromOn, toOn },
    waitingCount: counted?.waitingCount ?? 0,
    slowCount: slowUntilOn === null ? null : (counted?.slowCount ?? 0),
    slowUntilOn,
  };
};

const viewOf = async (scope: Scope, project: ProjectRow) => {
  const rows = await listProcessingTimes(scope.db, project.id);
  const steps = stepsOf(rows, tokyoDayOf(scope.now));
  const slow = steps.flatMap(({ step, slowUntilOn }): SlowStep[] =>
    slowUntilOn === null ? [] : [{ step, slowUntilOn }],
  );
  const counts = await countWaiting(scope.db, project.id, slow);
  return {
    projectId: project.id,
    projectName: project.shortName,
    family: familyOf(project.programKind),
    measuredAt: rows[0]?.measuredAt ?? null,
    items: steps.map((step) => timeOf(step, counts)),
    availableActions: mayMeasure(scope) ? [offer('measure')] : [],
  };
};

/** How long the steps of a round take, and what waits in them. @throws NOT_FOUND */
export const getProcessingTimes = async (scope: Scope, projectId: number) =>
  viewOf(scope, await requireProject(scope, projectId));

/** Measures a round at once, with the others of its programme, on which it may rest. @throws NOT_FOUND */
export const measureNow = async (scope: Scope, projectId: number) => {
  const project = await requireProject(scope, projectId);
  await measureProgramme(scope, project);
  const view = await viewOf(scope, project);
  await scope.audit({
    action: 'updated',
    target: { kind: 'project', id: projectId },
    after: {
      processingTimes: view.items.map(({ step, medianDays, p80Days }) => ({ step, medianDays, p80Days })),
    },
    projectId,
  });
  return view;
};
