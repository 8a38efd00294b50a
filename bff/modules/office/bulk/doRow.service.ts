import { ApiError } from '#bff/core/apiError.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { type Dossier, lockDossier } from '#bff/modules/applications/index.ts';
import { issueUnseen } from '#bff/modules/correspondence/index.ts';
import { assignApplications, assignMyPages, assignReports, assignSections } from './assignRow.service.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import { changeMyPageDates, changeReportDates, changeSectionDates } from './dateRow.service.ts';
import { takeBackCorporation, takeCorporation } from './imports/takeCorporations.service.ts';
import { takeBackUser, takeUser } from './imports/takeUsers.service.ts';
import { letterOf, mailOf, messageOf, requestOf } from './messages/keptMessage.service.ts';
import { sendLetter } from './messages/sendLetter.service.ts';
import { sendMail } from './messages/sendMail.service.ts';
import { sendMessage, unsendMessage } from './messages/sendMessage.service.ts';
import { sendRequests } from './messages/sendRequests.service.ts';
import {
  inviteCorporationUsers,
  resumeCorporationUsers,
  stopCorporationUsers,
} from './people/changePeople.service.ts';
import { DECISIONS } from './planDecisions.service.ts';
import { paperOf } from './planPapers.service.ts';
import { changeProjectDates } from './planProjectDates.service.ts';
import { settlePayouts } from './planSettlements.service.ts';
import { changeApplication, held, MANY, targetOf, type Work } from './rowWork.service.ts';

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

const notifyCorporations: Work = {
  rowsAtOnce: MANY,
  does: (scope, { run, row }) =>
    sendMail(scope, mailOf(run), { corporationId: held(row.corporationId), projectId: run.projectId }),
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
  assignReports,
  changeMyPageDates,
  changeSectionDates,
  changeReportDates,
  changeProjectDates,
  settlePayouts,
  notifyMyPages,
  notifySections,
  notifyApplications,
  notifyCorporations,
  inviteCorporationUsers,
  stopCorporationUsers,
  resumeCorporationUsers,
  issuePapers,
  issueApplicationPapers,
  importCorporations,
  importCorporationUsers,
};
