import { type AdminRole, adminOf, familyOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  AmountProposalStatus,
  ApplicationStatus,
  ChangeRequestStatus,
  DelayStatus,
  DocumentCheckStatus,
  InspectionReportStatus,
  ProjectStatus,
  ThreadStatus,
} from '#bff/generated/contract/enums.ts';
import { sectionName } from '#bff/modules/sections/index.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { businessDaysBetween, businessDaysLeft } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { worklistActs as acts } from './home.words.ts';
import { listWork, NOTHING_DUE, type WorkFilter, type WorkRow } from './worklist.data.ts';

const { Confirming, MAFFConfirming } = DocumentCheckStatus;
const { Draft, Returned, Submitted } = InspectionReportStatus;
const delayed = [DelayStatus.Delayed, DelayStatus.CriticalDelayed];
const toAnswer = [ThreadStatus.WaitingOffice];
const toCheck = [ApplicationStatus.Submitted, ApplicationStatus.FormChecking];

/** What each type of administrator has to do: the statuses in which a record waits for him. */
const workOf: { readonly [role in AdminRole]: WorkFilter['statuses'] } = {
  JMAC: {
    section: [Confirming],
    application: toCheck,
    report: [Submitted],
    delay: delayed,
    payment: [ProjectStatus.NotifiedAmount],
    change: [ChangeRequestStatus.Submitted],
    amount: [AmountProposalStatus.Proposed, AmountProposalStatus.Checked],
    thread: toAnswer,
  },
  BackOffice: {
    section: [Confirming],
    application: toCheck,
    amount: [AmountProposalStatus.Proposed],
    thread: toAnswer,
  },
  MAFF: { section: [MAFFConfirming], change: [ChangeRequestStatus.MAFFConfirming] },
  CS: { delay: delayed, thread: toAnswer },
  Inspector: { report: [Draft, Returned] },
};

const reportActs: { readonly [status: number]: string } = {
  [Draft]: acts.writeReport,
  [Returned]: acts.mendReport,
  [Submitted]: acts.approveReport,
};

/** What is to be done about a row, in words. */
const actOf = (row: WorkRow): string => {
  const isAgain = row.submissions > 1;
  if (row.kind === 'section') return acts.section(sectionName(row), isAgain);
  if (row.kind === 'application') return acts.application(isAgain);
  if (row.kind === 'thread') return acts.thread(row.title);
  if (row.kind === 'amount')
    return row.status === AmountProposalStatus.Proposed ? acts.checkAmount : acts.approveAmount;
  return row.kind === 'report' ? (reportActs[row.status] ?? acts.approveReport) : acts[row.kind];
};

const itemOf = (row: WorkRow, today: string) => {
  const dueOn = row.dueOn === NOTHING_DUE ? null : row.dueOn;
  const { kind, recordId } = row;
  return {
    id: `${kind}-${recordId}`,
    kind,
    title: actOf(row),
    projectId: row.projectId,
    projectName: row.projectName,
    mypageId: row.mypageId,
    sectionId: kind === 'section' ? recordId : null,
    reportId: kind === 'report' ? recordId : null,
    changeRequestId: kind === 'change' ? recordId : null,
    amountProposalId: kind === 'amount' ? recordId : null,
    threadId: kind === 'thread' ? recordId : null,
    applicationId: kind === 'application' ? recordId : null,
    family: row.family === null ? null : familyOf(row.family),
    displayCode: row.displayCode,
    corporationName: row.corporationName,
    priority: row.priority,
    dueOn,
    daysLeft: dueOn === null ? null : businessDaysLeft(today, dueOn),
    ageBusinessDays: Math.max(0, businessDaysBetween(tokyoDayOf(row.since), today)),
    ownerName: row.ownerName,
  };
};

export type WorkItem = ReturnType<typeof itemOf>;

export type WorkSearch = {
  readonly projectId?: number | undefined;
  readonly priorities?: readonly number[] | undefined;
  readonly isMine?: boolean | undefined;
};

/** What waits for the calling administrator, over all kinds of records. */
export const listWorklist = async (
  scope: Scope,
  { projectId, priorities, isMine }: WorkSearch,
  request: PageRequest,
): Promise<Page<WorkItem>> => {
  const { role, adminUserId } = adminOf(scope);
  const filter = {
    statuses: workOf[role],
    inspectorId: role === 'Inspector' ? adminUserId : undefined,
    callerId: adminUserId,
    projectId,
    priorities,
    ownerId: isMine ? adminUserId : undefined,
  };
  const today = tokyoDayOf(scope.now);
  return mapPage(await listWork(scope.db, filter, request), (row) => itemOf(row, today));
};
