import { adminOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ReminderState } from '#bff/generated/contract/enums.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { daysBetween } from '#rules/calendar.ts';
import { FAMILIES, type Family } from '#rules/families.ts';
import {
  countReminderDays,
  listReminderRows,
  type ReminderFilter,
  type ReminderRow,
} from './reminderList.data.ts';
import { reminderName } from './reminderNames.service.ts';
import { reminderPlan } from './reminderPlan.service.ts';
import { reminderMessages as messages } from './reminders.words.ts';
import { subjectIdOf } from './subjectIds.service.ts';

/** The longest period of one answer: a quarter, with the weeks around it. */
const MAX_DAYS = 100;

export type ReminderSearch = Pick<ReminderFilter, 'from' | 'to' | 'projectId' | 'mypageId' | 'kinds'> & {
  readonly states?: readonly number[] | undefined;
  readonly q?: string | undefined;
};

/** @throws INVALID_PARAMETER for a period that ends before it begins, or is too long for one answer */
const filterOf = async (scope: Scope, { q, ...search }: ReminderSearch): Promise<ReminderFilter> => {
  adminOf(scope);
  if (search.to < search.from) throw invalidField('/query/to', messages.order);
  if (daysBetween(search.from, search.to) >= MAX_DAYS) throw invalidField('/query/to', messages.tooLong);
  return { ...search, search: searchTextOf(q), plan: await reminderPlan(scope, search) };
};

/** Who may hold and release (domain 7): who sends documents back. */
const mayHold = ({ actor }: Pick<Scope, 'actor'>): boolean =>
  actor?.kind === 'admin' && (actor.role === 'JMAC' || actor.role === 'BackOffice');

const actionsFor = (scope: Scope, state: number): OfferedAction[] => {
  if (!mayHold(scope)) return [];
  if (state === ReminderState.Sent) return [offer('hold', messages.sent)];
  return [offer(state === ReminderState.Held ? 'release' : 'hold')];
};

const holdOf = ({ holdVersion, holdReason, holdUntilOn, heldByName, heldAt }: ReminderRow) =>
  holdVersion === null || holdReason === null || heldByName === null || heldAt === null
    ? null
    : { version: holdVersion, reason: holdReason, untilOn: holdUntilOn, heldByName, heldAt };

const familyIn = (word: string | null): Family | null => FAMILIES.find((family) => family === word) ?? null;

/** REMINDER_SOURCES, as links go by them. */
const [SECTION, REPORT, RECOVERY] = [0, 1, 2];

const viewOf = (scope: Scope, row: ReminderRow) => {
  const idFrom = (source: number | undefined): number | null =>
    row.source === source ? row.subjectId : null;
  const { kind, state, days, dueOn, displayCode, name, projectId, projectName } = row;
  const subjectId = subjectIdOf(row);
  return {
    ...{ id: `${subjectId}-${row.sendOn}`, subjectId, kind, state, on: row.sendOn, days, dueOn },
    title: state === ReminderState.Sent ? row.title : reminderName(row),
    ...{ displayCode, name, projectId, projectName },
    mypageId: row.mypageId,
    sectionId: idFrom(SECTION),
    reportId: idFrom(REPORT),
    recoveryId: idFrom(RECOVERY),
    applicationId: row.applicationId,
    family: familyIn(row.family),
    hold: holdOf(row),
    availableActions: actionsFor(scope, state),
  };
};

export type ReminderView = ReturnType<typeof viewOf>;

/** What was sent, is planned or held in a period, the earliest first. @throws INVALID_PARAMETER */
export const listReminders = async (
  scope: Scope,
  search: ReminderSearch,
  request: PageRequest,
): Promise<Page<ReminderView>> => {
  const page = await listReminderRows(scope.db, await filterOf(scope, search), request);
  return mapPage(page, (row) => viewOf(scope, row));
};

/** How many of them there are on each day: of the same rows. @throws INVALID_PARAMETER */
export const listReminderDays = async (scope: Scope, search: ReminderSearch) => {
  const days = await countReminderDays(scope.db, await filterOf(scope, search));
  return { items: days.map(({ sendOn, ...day }) => ({ on: sendOn, ...day })) };
};
