import { BulkRunStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { publicProject } from '../applicantCall.ts';
import { adoptionRows } from './bulkRows.ts';
import { invitedRows, mailExample, mailRows, stoppedRows } from './businessRows.ts';
import { assignedRows, dueDayRows, requestRows } from './documentRows.ts';
import { importRows } from './importRows.ts';
import { letterExample, letterRows } from './letterRows.ts';
import { settledRows } from './payoutRows.ts';
import { inspectorRows, scheduledRows } from './reportRows.ts';
import { countsOf, withRows } from './withRows.ts';

/* Runs that were tried and not begun, each beside its rows. */

type Run = components['schemas']['BulkRun'];

/** The dry run of 採択一覧.csv by 事務局 花子 (LOOK admin-application-bulk). */
export const adoptionRun: Run = withRows(
  {
    id: 12,
    version: 1,
    kind: 'adoptApplications',
    list: 'generalApplications',
    status: BulkRunStatus.Checked,
    selection: {
      ...{ by: 'file', search: null, fileName: '採択一覧.csv' },
      ...{ projectId: publicProject.id, projectName: publicProject.shortName },
    },
    counts: countsOf([]),
    amount: null,
    isOwn: true,
    createdByName: '事務局 花子',
    createdAt: '2026-11-20T05:04:30Z',
    startedAt: null,
    finishedAt: null,
    reason: null,
    adoptionConditions: null,
    assignees: [],
    rounds: [],
    messageExample: null,
    mailCount: 0,
    createCount: 0,
    undoReason: null,
    notes: [],
    availableActions: [],
  },
  adoptionRows,
);

/** The dry run of 企業.csv. */
export const importRun: Run = withRows(
  {
    ...adoptionRun,
    ...{ kind: 'importCorporations', list: 'corporations' },
    selection: { by: 'file', search: null, fileName: '企業.csv', projectId: null, projectName: null },
    notes: ['見出し「参加している事業」は読みませんでした'],
  },
  importRows,
);

/** The dry run of a later due day for marked documents. */
export const dueDayRun: Run = withRows(
  {
    ...adoptionRun,
    ...{ kind: 'changeSectionDates', list: 'myPages', reason: '納品が遅れているため' },
    selection: { by: 'ids', search: null, fileName: null, projectId: null, projectName: null },
  },
  dueDayRows,
);

/** The dry run of marked documents that are shared out between two clerks. */
export const assignedRun: Run = withRows(
  {
    ...dueDayRun,
    ...{ kind: 'assignSections', reason: null },
    assignees: [
      { adminUserId: 1, name: '事務局 花子', loadCount: 12, count: 1 },
      { adminUserId: 3, name: '受付 清', loadCount: 11, count: 1 },
    ],
  },
  assignedRows,
);

/** The dry run of marked inspections that are given to an inspector. */
export const inspectorRun: Run = withRows(
  {
    ...assignedRun,
    ...{ kind: 'assignReports', list: 'reports' },
    assignees: [{ adminUserId: 4, name: '検査 誠', loadCount: 2, count: 1 }],
  },
  inspectorRows,
);

/** The dry run of another day for marked inspections. */
export const scheduledRun: Run = withRows(
  { ...inspectorRun, kind: 'changeReportDates', assignees: [] },
  scheduledRows,
);

/** The dry run of marked documents that are asked for. */
export const requestRun: Run = withRows(
  {
    ...dueDayRun,
    ...{ kind: 'notifySections', reason: null },
    messageExample: {
      name: '株式会社豆くら',
      title: '書類ご提出のお願い',
      body: [
        '株式会社豆くら 様',
        '',
        '「豆腐製造ラインの省力化」（管理番号 5014）の次の書類のご提出をお願いします。マイページを開き、期限までにご提出ください。',
        '',
        '・発注書（1-2）（再提出期限：令和8年11月30日）',
        '・納品書（1-3）（提出期限：令和8年11月30日）',
      ].join('\n'),
    },
  },
  requestRows,
);

/** The dry run of a reminder to those who have not handed in before the close. */
export const letterRun: Run = withRows(
  {
    ...adoptionRun,
    kind: 'notifyApplications',
    selection: { by: 'search', search: 'status=0', fileName: null, projectId: null, projectName: null },
    messageExample: letterExample,
  },
  letterRows,
);

/** The dry run of a mail to the people of marked businesses. */
export const mailRun: Run = withRows(
  {
    ...dueDayRun,
    ...{ kind: 'notifyCorporations', list: 'corporations', reason: null },
    messageExample: mailExample,
  },
  mailRows,
);

const ofRound = { ...mailRun.selection, projectId: publicProject.id, projectName: publicProject.shortName };

/** The dry run of the link to choose a password, to those of marked businesses who have none. */
export const invitedRun: Run = withRows(
  { ...mailRun, kind: 'inviteCorporationUsers', selection: ofRound, messageExample: null },
  invitedRows,
);

/** The dry run of the people of marked businesses who may not log in any more. */
export const stoppedRun: Run = withRows({ ...invitedRun, kind: 'stopCorporationUsers' }, stoppedRows);

/** The dry run of marked payments that the bank has paid. */
export const settledRun: Run = withRows(
  { ...dueDayRun, ...{ kind: 'settlePayouts', list: 'payouts', reason: '銀行の画面で確かめたため' } },
  settledRows,
);
