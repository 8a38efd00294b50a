import { ApiError } from '#bff/core/apiError.ts';
import {
  type ProjectRow,
  projectErrors,
  requireProject,
  updateProject,
} from '#bff/modules/projects/index.ts';
import { type CalendarDay, instantOfTokyo, tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import type { ProjectDate, ProjectDateField } from './planDates.service.ts';
import type { ProjectTarget } from './projectTargets.data.ts';
import { held, type Work } from './rowWork.service.ts';
import { able, already, unable, type Verdict } from './verdict.service.ts';

/* One day of many rounds, as when a disaster puts off what is due in all of them. */

const KIND = 'changeProjectDates';

/** A day of a round as a row keeps it: the name is that of the one field that changes. */
type Days = { readonly [field in ProjectDateField]?: CalendarDay | null };

const dayOf = (round: ProjectRow, field: ProjectDateField): CalendarDay | null =>
  field === 'applicationClosesOn' ? tokyoDayOf(round.applicationClosesAt) : round[field];

/** The change of a round that gives it these days. A call closes at the hour at which it would have. */
const changeTo = (
  { applicationClosesAt }: ProjectRow,
  { applicationClosesOn: closesOn, adoptionPlannedOn, completionDeadline }: Days,
) => ({
  ...(closesOn ? { applicationClosesAt: instantOfTokyo(closesOn, tokyoTimeOf(applicationClosesAt)) } : {}),
  ...(adoptionPlannedOn === undefined ? {} : { adoptionPlannedOn }),
  ...(completionDeadline ? { completionDeadline } : {}),
});

/** What the rules of one round say to the day, without writing it. */
export const judgeProjectDate =
  ({ field, on }: ProjectDate) =>
  (target: ProjectTarget): Verdict => {
    const before = dayOf(target, field);
    if (before === on) return already(KIND);
    const input = { [field]: on };
    const [wrong] = projectErrors({ ...target, ...changeTo(target, input) });
    if (wrong !== undefined) return unable('rule', wrong.message);
    return able(KIND, { input, before: { [field]: before } });
  };

export const changeProjectDates: Work = {
  rowsAtOnce: 1,
  does: async (scope, { row }) => {
    const id = held(row.projectId);
    const change = changeTo(await requireProject(scope, id), held(row.input));
    await updateProject(scope, id, change, row.targetVersion ?? undefined);
  },
  undoes: async (scope, { row }) => {
    const id = held(row.projectId);
    const round = await requireProject(scope, id);
    const days: Days = held(row.input);
    const isOther = (Object.keys(days) as ProjectDateField[]).some(
      (field) => dayOf(round, field) !== days[field],
    );
    if (isOther) throw new ApiError('RECORD_CHANGED', { detail: messages.undoDates });
    await updateProject(scope, id, changeTo(round, held(row.before)), round.version);
  },
};
