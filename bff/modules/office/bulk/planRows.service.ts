import type { Scope } from '#bff/core/scope.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import type { BulkRecord } from '#bff/parts/lists/listDescription.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import type { Family } from '#rules/families.ts';
import type { AssigneeLoad } from './assigneeLoads.data.ts';
import { doubledLine, bulkMessages as messages, unknownCode } from './bulk.words.ts';
import { BULK_KINDS } from './bulkKinds.service.ts';
import type { NewBulkRow } from './bulkRows.data.ts';
import { findApplicationTargets, findMyPageDays, findMyPageTargets } from './bulkTargets.data.ts';
import { findBusinessTargets } from './businessTargets.data.ts';
import type { ChosenRow } from './chosenRows.service.ts';
import { findLetterTargets } from './letterTargets.data.ts';
import type { AskedWords } from './messages/askedWords.service.ts';
import { judgeLetter } from './messages/planLetters.service.ts';
import { judgeMail, undeliveredSince } from './messages/planMails.service.ts';
import { judgeMessage } from './messages/planMessages.service.ts';
import { judgeRequests } from './messages/planRequests.service.ts';
import { findMessageTargets } from './messageTargets.data.ts';
import { NOTHING } from './noRow.service.ts';
import { findPayoutTargets } from './payoutTargets.data.ts';
import { isOfPeople, planPeople } from './people/planPeople.service.ts';
import { judgeAssignment, judgeReportAssignment, judgeSectionAssignment } from './planAssignments.service.ts';
import {
  type AskedDate,
  isOfMyPage,
  isOfProject,
  judgeDate,
  judgeDueDay,
  judgeScheduledDay,
} from './planDates.service.ts';
import { type Judge, judgeAdoption, judgeDecision } from './planDecisions.service.ts';
import { type KeptPaper, lettersFor, papersFor } from './planPapers.service.ts';
import { judgeProjectDate } from './planProjectDates.service.ts';
import { judgeSettlement } from './planSettlements.service.ts';
import { findProjectTargets } from './projectTargets.data.ts';
import { findReportTargets } from './reportTargets.data.ts';
import { findRequestTargets } from './requestTargets.data.ts';
import { findSectionDays, findSectionTargets } from './sectionTargets.data.ts';
import { unable, type Verdict } from './verdict.service.ts';

type Record = {
  readonly id: number;
  readonly version: number;
  readonly displayCode: string | null;
  /** Of a document, an inspection or a payment. */
  readonly mypageId?: number;
};

type Plan = {
  /** What the rows are. */
  readonly of: BulkRecord;
  /** Only codes of this round were looked for. */
  readonly isOfRound: boolean;
};

const unknownVerdict = ({ code }: ChosenRow, { of, isOfRound }: Plan): Verdict =>
  unable('unknown', code === null ? messages.gone : unknownCode(code, of === 'myPages', isOfRound));

/** What keeps a row out before its record is looked at. */
const faultOf = (row: ChosenRow, isKnown: boolean, plan: Plan): Verdict | null => {
  if (row.fault !== null) return unable('amount', row.fault);
  if (row.doubleOf !== null) return unable('doubled', doubledLine(row.doubleOf));
  return isKnown ? null : unknownVerdict(row, plan);
};

/** The columns of records of which a my page has several. */
const PARTS = { sections: 'sectionId', reports: 'reportId', payouts: 'paymentId' } as const;

/** The columns that name the record of a row. */
const recordColumns = ({ of }: Plan, target: Record | undefined) => {
  if (target === undefined) return {};
  const { id, mypageId = null } = target;
  if (of === 'sections' || of === 'reports' || of === 'payouts') return { mypageId, [PARTS[of]]: id };
  if (of === 'corporations') return { corporationId: id };
  if (of === 'projects') return { projectId: id };
  return of === 'myPages' ? { mypageId: id } : { applicationId: id };
};

const planned = <Target extends Record>(
  rows: readonly ChosenRow[],
  targets: readonly Target[],
  plan: Plan,
  judge: (target: Target, row: ChosenRow) => Verdict,
): NewBulkRow[] => {
  const byId = new Map(targets.map((target) => [target.id, target]));
  return rows.map((row) => {
    const target = row.id === null ? undefined : byId.get(row.id);
    const fault = faultOf(row, target !== undefined, plan);
    const verdict = fault ?? (target === undefined ? unknownVerdict(row, plan) : judge(target, row));
    const code = target?.displayCode ?? row.code;
    const of = recordColumns(plan, target);
    return { ...NOTHING, line: row.line, code, ...of, targetVersion: target?.version ?? null, ...verdict };
  });
};

export type Planning = {
  readonly kind: BulkRunKind;
  readonly family: Family | null;
  readonly projectId: number | null;
  readonly reason: string | null;
  readonly loads: readonly AssigneeLoad[];
  /** Of a change of dates. */
  readonly date: AskedDate | null;
  /** What is written to many. */
  readonly written: AskedWords | null;
  /** What is issued to many. */
  readonly paper: KeptPaper | null;
  readonly rows: readonly ChosenRow[];
};

const judgeOf = async (
  scope: Scope,
  { kind, reason, loads }: Planning,
  targets: Parameters<typeof judgeAdoption>[1],
): Promise<Judge> => {
  if (kind === 'adoptApplications') return judgeAdoption(scope, targets, reason);
  return kind === 'declineApplications' || kind === 'waitlistApplications'
    ? judgeDecision(scope, kind)
    : judgeAssignment('assignApplications', loads);
};

/** Who would read what is written, and who not. */
const plannedWords = async (
  scope: Scope,
  { kind, words }: AskedWords,
  {
    rows,
    family,
    projectId,
    plan,
  }: Pick<Planning, 'rows' | 'family' | 'projectId'> & { readonly plan: Plan },
): Promise<NewBulkRow[]> => {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const { db, now } = scope;
  if (kind === 'notifyCorporations') {
    const found = await findBusinessTargets(db, ids, { projectId, since: undeliveredSince(now) });
    const businesses = found.map((one) => ({ ...one, displayCode: corporationCodeOf(one.id) }));
    return planned(rows, businesses, plan, judgeMail(words));
  }
  if (kind === 'notifyApplications') {
    const addressees = family === null ? [] : await findLetterTargets(db, family, ids);
    return planned(rows, addressees, plan, judgeLetter(words, now));
  }
  if (kind === 'notifySections') {
    const documents = await findRequestTargets(db, ids);
    return planned(rows, documents, plan, judgeRequests(words, documents));
  }
  const businesses = await findMessageTargets(db, ids, tokyoDayOf(now));
  return planned(rows, businesses, plan, judgeMessage(words));
};

/** Who would get a paper, and who not. */
const plannedPapers = async (
  scope: Scope,
  paper: KeptPaper,
  { rows, family, plan }: Pick<Planning, 'rows' | 'family'> & { readonly plan: Plan },
): Promise<NewBulkRow[]> => {
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (family === null) {
    const { subjects, judge } = await papersFor(scope, paper, ids);
    return planned(rows, subjects, plan, judge);
  }
  const { subjects, judge } = await lettersFor(scope, paper, family, ids);
  return planned(rows, subjects, plan, judge);
};

/** Who would be sent to inspections, or when they would be. */
const plannedReports = async (
  scope: Scope,
  { loads, date, rows }: Planning,
  plan: Plan,
): Promise<NewBulkRow[]> => {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const targets = await findReportTargets(scope.db, ids);
  return planned(rows, targets, plan, date === null ? judgeReportAssignment(loads) : judgeScheduledDay(date));
};

/** What would become of each row. Read for all of them at once; nothing is changed. */
export const planRows = async (scope: Scope, planning: Planning): Promise<NewBulkRow[]> => {
  const { kind, family, projectId, loads, date, written, paper, rows } = planning;
  const ids = rows.flatMap(({ id }) => id ?? []);
  const { of } = BULK_KINDS[kind];
  const plan: Plan = { of, isOfRound: projectId !== null };
  if (isOfPeople(kind)) return planPeople(scope, { kind, rows, projectId });
  if (of === 'payouts' && date !== null)
    return planned(rows, await findPayoutTargets(scope.db, ids), plan, judgeSettlement(scope, date));
  if (date !== null && isOfProject(date))
    return planned(rows, await findProjectTargets(scope.db, ids), plan, judgeProjectDate(date));
  if (of === 'reports') return plannedReports(scope, planning, plan);
  if (date !== null && isOfMyPage(date))
    return planned(rows, await findMyPageDays(scope.db, ids), plan, judgeDate(date, scope.now));
  if (date !== null) return planned(rows, await findSectionDays(scope.db, ids), plan, judgeDueDay(date));
  if (paper !== null) return plannedPapers(scope, paper, { rows, family, plan });
  if (written !== null) return plannedWords(scope, written, { rows, family, projectId, plan });
  if (kind === 'assignSections')
    return planned(rows, await findSectionTargets(scope.db, ids), plan, judgeSectionAssignment(loads));
  if (family === null || kind === 'assignMyPages')
    return planned(
      rows,
      await findMyPageTargets(scope.db, ids),
      plan,
      judgeAssignment('assignMyPages', loads),
    );
  const targets = await findApplicationTargets(scope.db, family, ids);
  return planned(rows, targets, plan, await judgeOf(scope, planning, targets));
};
