import { familyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { TakenRow } from '#bff/data/bulk/bulkRowWork.ts';
import type { BulkRunRecord } from '#bff/data/bulk/bulkRuns.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { bulkMessages as messages } from '#bff/text/lists/bulk.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { changeApplicationUnseen } from '../applications/desk/changeApplication.ts';
import { type Dossier, lockDossier } from '../applications/dossier.ts';
import { holdUndertaking } from '../myPages/holdUndertaking.ts';
import { type MyPageInput, updateMyPage } from '../myPages/updateMyPage.ts';
import { issueUnseen } from '../papers/issuePaper.ts';
import { holdSection } from '../sections/holdSection.ts';
import { updateSection } from '../sections/updateSection.ts';
import { takeBackCorporation, takeCorporation } from './imports/takeCorporations.ts';
import { takeBackUser, takeUser } from './imports/takeUsers.ts';
import { familyOfList } from './listFamily.ts';
import { letterOf, messageOf, requestOf } from './messages/keptMessage.ts';
import { sendLetter } from './messages/sendLetter.ts';
import { sendMessage, unsendMessage } from './messages/sendMessage.ts';
import { sendRequests } from './messages/sendRequests.ts';
import type { MyPageDateField } from './planDates.ts';
import { DECISIONS } from './planDecisions.ts';
import { paperOf } from './planPapers.ts';

/*
 * One row of a run, as its kind does it: the same service as for one record alone, so that guards, history, trail and
 * mails are the same, too.
 */

export type RowWork = { readonly run: BulkRunRecord; readonly row: TakenRow };

type Step = (scope: Scope, work: RowWork) => Promise<void>;

type Work = {
  readonly does: Step;
  readonly undoes: Step;
  /**
   * How many are done in one transaction, side by side. More than one where no row touches what another one does, or
   * the database refuses it: two of one new corporation are refused, and then done one after the other.
   */
  readonly rowsAtOnce: number;
  /** The rows of one my page are done together, by the first of them that is left. */
  readonly isFirstOfMyPage?: boolean;
};

/** Enough to make the price of a statement small; held no longer than anybody notices. */
const MANY = 25;

/** @throws INTERNAL_ERROR for a row without a record; the database's CHECK keeps others out */
const held = <Value>(value: Value | null): Value => {
  if (value === null) throw new ApiError('INTERNAL_ERROR', { cause: new Error('a row without its record') });
  return value;
};

/** The list was checked at the dry run. */
const targetOf = ({ run, row }: RowWork) => ({
  family: familyOf(familyOfList(run.list as Parameters<typeof familyOfList>[0]) ?? undefined),
  id: held(row.applicationId),
});

const change = async (
  scope: Scope,
  work: RowWork,
  command: Omit<Parameters<typeof changeApplicationUnseen>[2], 'fields'>,
  version: number | null,
): Promise<void> =>
  changeApplicationUnseen(scope, targetOf(work), { ...command, fields: {} }, version ?? undefined);

const DECIDING: readonly string[] = [
  ...Object.values(DECISIONS).map(({ action }) => action),
  'revertDecision',
];

/** @throws RECORD_CHANGED when somebody has decided again since */
const assertOwnDecision = ({ row }: Dossier, status: number, doneAt: Date | null): void => {
  const last = row.history.find(({ action }) => DECIDING.includes(action));
  if (row.status !== status || last?.createdAt.getTime() !== doneAt?.getTime())
    throw new ApiError('RECORD_CHANGED', { detail: messages.undoChanged });
};

const decision = (kind: keyof typeof DECISIONS): Work => ({
  rowsAtOnce: MANY,
  does: (scope, work) => {
    const { run, row } = work;
    const { action } = DECISIONS[kind];
    const reason = run.reason ?? undefined;
    const conditions = row.conditions ?? run.adoptionConditions ?? undefined;
    const terms =
      action === 'adopt' ? { adoptedAmount: row.amount ?? undefined, adoptionConditions: conditions } : {};
    return change(scope, work, { action, reason, ...terms }, row.targetVersion);
  },
  undoes: async (scope, work) => {
    const { family, id } = targetOf(work);
    const dossier = await lockDossier(scope, family, id);
    assertOwnDecision(dossier, DECISIONS[kind].status, work.row.finishedAt);
    await change(scope, work, { action: 'revertDecision', reason: work.run.undoReason ?? '' }, null);
  },
});

/** @throws RECORD_CHANGED when somebody else was put in charge since */
const assertOwnAssignment = (assigneeUserId: number | null, { assigneeId }: TakenRow): void => {
  if (assigneeUserId !== assigneeId) throw new ApiError('RECORD_CHANGED', { detail: messages.undoAssigned });
};

const assignApplications: Work = {
  rowsAtOnce: MANY,
  does: (scope, work) =>
    change(scope, work, { assigneeAdminUserId: held(work.row.assigneeId) }, work.row.targetVersion),
  undoes: async (scope, work) => {
    const { family, id } = targetOf(work);
    const { row } = await lockDossier(scope, family, id);
    assertOwnAssignment(row.assigneeUserId, work.row);
    await change(scope, work, { assigneeAdminUserId: work.row.priorAssigneeId }, null);
  },
};

const assignMyPages: Work = {
  rowsAtOnce: 1,
  does: async (scope, { row }) => {
    const id = held(row.mypageId);
    await updateMyPage(
      scope,
      id,
      { assigneeAdminUserId: held(row.assigneeId) },
      row.targetVersion ?? undefined,
    );
  },
  undoes: async (scope, { row }) => {
    const id = held(row.mypageId);
    const { myPage } = await holdUndertaking(scope, id, undefined);
    assertOwnAssignment(myPage.assigneeUserId, row);
    await updateMyPage(scope, id, { assigneeAdminUserId: row.priorAssigneeId }, undefined);
  },
};

/** A day of a my page and what it was: the dry run has written them. */
type Days = Pick<MyPageInput, MyPageDateField>;

const changeMyPageDates: Work = {
  rowsAtOnce: 1,
  does: async (scope, { row }) => {
    await updateMyPage(scope, held(row.mypageId), held(row.input) as Days, row.targetVersion ?? undefined);
  },
  undoes: async (scope, { row }) => {
    const id = held(row.mypageId);
    const { myPage } = await holdUndertaking(scope, id, undefined);
    const isOther = Object.entries(held(row.input)).some(
      ([field, on]) => myPage[field as MyPageDateField] !== on,
    );
    if (isOther) throw new ApiError('RECORD_CHANGED', { detail: messages.undoDates });
    await updateMyPage(scope, id, held(row.before) as Days, undefined);
  },
};

/** The due day of a document and what it was: the dry run has written them. */
type DueDay = { readonly dueOn: CalendarDay | null };

const changeSectionDates: Work = {
  rowsAtOnce: 1,
  does: async (scope, { row }) => {
    const { dueOn } = held(row.input) as DueDay;
    await updateSection(scope, { id: held(row.sectionId), dueOn }, row.targetVersion ?? undefined);
  },
  undoes: async (scope, { row }) => {
    const id = held(row.sectionId);
    const section = await holdSection(scope, id);
    if (section.dueOn !== (held(row.input) as DueDay).dueOn)
      throw new ApiError('RECORD_CHANGED', { detail: messages.undoDates });
    const { dueOn } = held(row.before) as DueDay;
    await updateSection(scope, { id, dueOn }, undefined);
  },
};

const notifyMyPages: Work = {
  rowsAtOnce: 1,
  does: (scope, { run, row }) => sendMessage(scope, messageOf(run), held(row.mypageId)),
  undoes: unsendMessage,
};

const notifySections: Work = {
  rowsAtOnce: 1,
  isFirstOfMyPage: true,
  does: (scope, { run, row }) => {
    const [mypageId, sectionId] = [held(row.mypageId), held(row.sectionId)];
    const message = requestOf(run);
    return sendRequests(scope, { runId: run.id, message, rowId: row.id, mypageId, sectionId });
  },
  undoes: unsendMessage,
};

const notifyApplications: Work = {
  rowsAtOnce: MANY,
  does: (scope, work) => sendLetter(scope, letterOf(work.run), targetOf(work)),
  undoes: unsendMessage,
};

const issuePapers: Work = {
  rowsAtOnce: 1,
  does: async (scope, { run, row }) => {
    await issueUnseen(scope, { ...paperOf(run), mypageID: held(row.mypageId) });
  },
  undoes: unsendMessage,
};

const issueApplicationPapers: Work = {
  rowsAtOnce: 1,
  does: async (scope, { run, row }) => {
    await issueUnseen(scope, { ...paperOf(run), applicationID: held(row.applicationId) });
  },
  undoes: unsendMessage,
};

const importCorporations: Work = {
  rowsAtOnce: 200,
  does: (scope, { row }) => takeCorporation(scope, row),
  undoes: (scope, { row }) => takeBackCorporation(scope, row),
};

const importCorporationUsers: Work = {
  rowsAtOnce: 1,
  does: (scope, { row }) => takeUser(scope, row),
  undoes: (scope, { row }) => takeBackUser(scope, row),
};

export const ROW_WORK: { readonly [kind in BulkRunKind]: Work } = {
  declineApplications: decision('declineApplications'),
  waitlistApplications: decision('waitlistApplications'),
  adoptApplications: decision('adoptApplications'),
  assignApplications,
  assignMyPages,
  changeMyPageDates,
  changeSectionDates,
  notifyMyPages,
  notifySections,
  notifyApplications,
  issuePapers,
  issueApplicationPapers,
  importCorporations,
  importCorporationUsers,
};
