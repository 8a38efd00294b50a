import { ApiError } from '#bff/core/apiError.ts';
import { lockDossier } from '#bff/modules/applications/index.ts';
import { holdReport, updateReportUnseen } from '#bff/modules/inspections/index.ts';
import { holdUndertaking, updateMyPage } from '#bff/modules/myPages/index.ts';
import { holdSection, updateSection } from '#bff/modules/sections/index.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import type { TakenRow } from './bulkRowWork.data.ts';
import { changeApplication, held, MANY, targetOf, type Work } from './rowWork.service.ts';

/* One record that is given to somebody who looks after it. */

/** @throws RECORD_CHANGED when somebody else was put in charge since */
const assertOwnAssignment = (assigneeUserId: number | null, { assigneeId }: TakenRow): void => {
  if (assigneeUserId !== assigneeId) throw new ApiError('RECORD_CHANGED', { detail: messages.undoAssigned });
};

export const assignApplications: Work = {
  rowsAtOnce: MANY,
  does: (scope, work) =>
    changeApplication(
      scope,
      work,
      { assigneeAdminUserId: held(work.row.assigneeId) },
      work.row.targetVersion,
    ),
  undoes: async (scope, work) => {
    const { family, id } = targetOf(work);
    const { row } = await lockDossier(scope, family, id);
    assertOwnAssignment(row.assigneeUserId, work.row);
    await changeApplication(scope, work, { assigneeAdminUserId: work.row.priorAssigneeId }, null);
  },
};

export const assignMyPages: Work = {
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

export const assignSections: Work = {
  rowsAtOnce: 1,
  does: async (scope, { row }) => {
    const assigneeAdminUserId = held(row.assigneeId);
    await updateSection(
      scope,
      { id: held(row.sectionId), assigneeAdminUserId },
      row.targetVersion ?? undefined,
    );
  },
  undoes: async (scope, { row }) => {
    const id = held(row.sectionId);
    const section = await holdSection(scope, id);
    assertOwnAssignment(section.assigneeUserId, row);
    await updateSection(scope, { id, assigneeAdminUserId: row.priorAssigneeId }, undefined);
  },
};

export const assignReports: Work = {
  rowsAtOnce: MANY,
  does: async (scope, { row }) => {
    const inspectorUserId = held(row.assigneeId);
    await updateReportUnseen(scope, held(row.reportId), { inspectorUserId }, row.targetVersion ?? undefined);
  },
  undoes: async (scope, { row }) => {
    const id = held(row.reportId);
    const report = await holdReport(scope, id, undefined);
    assertOwnAssignment(report.inspectorUserId, row);
    await updateReportUnseen(scope, id, { inspectorUserId: held(row.priorAssigneeId) }, undefined);
  },
};
