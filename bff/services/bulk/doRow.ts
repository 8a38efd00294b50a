import { ApiError } from '#bff/core/apiError.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { bulkMessages as messages } from '#bff/text/lists/bulk.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { type Dossier, lockDossier } from '../applications/dossier.ts';
import { holdUndertaking } from '../myPages/holdUndertaking.ts';
import { type MyPageInput, updateMyPage } from '../myPages/updateMyPage.ts';
import { issueUnseen } from '../papers/issuePaper.ts';
import { holdSection } from '../sections/holdSection.ts';
import { updateSection } from '../sections/updateSection.ts';
import { assignApplications, assignMyPages, assignSections } from './assignRow.ts';
import { takeBackCorporation, takeCorporation } from './imports/takeCorporations.ts';
import { takeBackUser, takeUser } from './imports/takeUsers.ts';
import { letterOf, messageOf, requestOf } from './messages/keptMessage.ts';
import { sendLetter } from './messages/sendLetter.ts';
import { sendMessage, unsendMessage } from './messages/sendMessage.ts';
import { sendRequests } from './messages/sendRequests.ts';
import type { MyPageDateField } from './planDates.ts';
import { DECISIONS } from './planDecisions.ts';
import { paperOf } from './planPapers.ts';
import { changeApplication, held, MANY, targetOf, type Work } from './rowWork.ts';

/*
 * One row of a run, as its kind does it: the same service as for one record alone, so that guards, history, trail and
 * mails are the same, too.
 */

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
    return changeApplication(scope, work, { action, reason, ...terms }, row.targetVersion);
  },
  undoes: async (scope, work) => {
    const { family, id } = targetOf(work);
    const dossier = await lockDossier(scope, family, id);
    assertOwnDecision(dossier, DECISIONS[kind].status, work.row.finishedAt);
    await changeApplication(
      scope,
      work,
      { action: 'revertDecision', reason: work.run.undoReason ?? '' },
      null,
    );
  },
});

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
  assignSections,
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
