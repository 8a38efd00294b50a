import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type BulkRunKind, DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { isAssignable } from '#bff/modules/access/index.ts';
import { inspectionMessages, isEditable, isPossibleInspector } from '#bff/modules/inspections/index.ts';
import { lockReason } from '#bff/modules/sections/index.ts';
import {
  type AssigneeLoad,
  findApplicationLoads,
  findMyPageLoads,
  findReportLoads,
  findSectionLoads,
} from './assigneeLoads.data.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import type { ReportTarget } from './reportTargets.data.ts';
import type { SectionTarget } from './sectionTargets.data.ts';
import { able, already, unable, type Verdict } from './verdict.service.ts';

export type AssignmentKind = Extract<BulkRunKind, `assign${string}`>;

export const isAssignment = (kind: BulkRunKind): kind is AssignmentKind => kind.startsWith('assign');

/** What each of them has already of what is shared out. */
const LOADS = {
  assignApplications: findApplicationLoads,
  assignMyPages: findMyPageLoads,
  assignSections: findSectionLoads,
  assignReports: findReportLoads,
} as const;

/** Whether somebody may get work of this kind: of the desk, or sent to inspect. */
const mayGet = (scope: Scope, kind: AssignmentKind, id: number): Promise<boolean> =>
  kind === 'assignReports' ? isPossibleInspector(scope, id) : isAssignable(scope.db, id);

/**
 * Who may get work of this kind, with what each has.
 * @param pointer where the request names them
 * @throws INVALID_PARAMETER when nobody is named, or somebody who does no work of this kind
 */
export const loadsOf = async (
  scope: Scope,
  kind: AssignmentKind,
  { ids, pointer }: { readonly ids: readonly number[] | undefined; readonly pointer: string },
): Promise<AssigneeLoad[]> => {
  if (ids === undefined || ids.length === 0) throw invalidField(pointer, messages.assignees);
  for (const id of ids)
    if (!(await mayGet(scope, kind, id))) throw invalidField(pointer, messages.assigneeUnknown);
  return LOADS[kind](scope.db, ids);
};

type Assigned = { readonly assigneeUserId: number | null };

/** Who has the least until now; of two with as much the one with the smaller id. */
const sharesOf = (loads: readonly AssigneeLoad[]) => {
  const load = new Map(loads.map(({ id, load: count }) => [id, count]));
  const add = (id: number, count: number) => load.set(id, (load.get(id) ?? 0) + count);
  return {
    has: (id: number | null): id is number => id !== null && load.has(id),
    leave: (id: number) => add(id, -1),
    /** Gives one more to whom has the least. Nobody is no choice: `loadsOf` has refused it. */
    take: (): number => {
      const [[least] = [0]] = [...load].sort(([a, x], [b, y]) => x - y || a - b);
      add(least, 1);
      return least;
    },
  };
};

/**
 * Gives each record to whom has the least until then; who has it already among them keeps it. The same choice is spread
 * in the same way.
 */
export const judgeAssignment = (kind: AssignmentKind, loads: readonly AssigneeLoad[]) => {
  const shares = sharesOf(loads);
  return ({ assigneeUserId }: Assigned): Verdict =>
    shares.has(assigneeUserId)
      ? already(kind)
      : able(kind, { assigneeId: shares.take(), priorAssigneeId: assigneeUserId });
};

/**
 * The same of documents. One that was given to nobody is looked after with its my page, and counts for whoever does
 * that: it stays there, or goes to somebody who then has less.
 */
export const judgeSectionAssignment = (loads: readonly AssigneeLoad[]) => {
  const kind = 'assignSections';
  const shares = sharesOf(loads);
  return (target: SectionTarget): Verdict => {
    const locked = lockReason(target);
    if (locked !== null) return unable('status', locked);
    const { assigneeUserId, myPageAssigneeUserId } = target;
    if (shares.has(assigneeUserId)) return already(kind);
    const ofMyPage = assigneeUserId === null ? myPageAssigneeUserId : null;
    if (shares.has(ofMyPage) && target.status === DocumentCheckStatus.Confirming) shares.leave(ofMyPage);
    const assigneeId = shares.take();
    return assigneeId === ofMyPage
      ? already(kind)
      : able(kind, { assigneeId, priorAssigneeId: assigneeUserId });
  };
};

/** The same of inspections, as long as they are not handed in. */
export const judgeReportAssignment = (loads: readonly AssigneeLoad[]) => {
  const judge = judgeAssignment('assignReports', loads);
  return (target: ReportTarget): Verdict =>
    isEditable(target) ? judge(target) : unable('status', inspectionMessages.notEditable);
};
