import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type AssigneeLoad,
  findApplicationLoads,
  findMyPageLoads,
  findSectionLoads,
} from '#bff/data/bulk/assigneeLoads.ts';
import type { SectionTarget } from '#bff/data/bulk/sectionTargets.ts';
import { isActiveDesk } from '#bff/data/myPages/myPages.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { bulkMessages as messages } from '#bff/text/lists/bulk.ts';
import { lockReason } from '../sections/documentKinds.ts';
import { able, already, unable, type Verdict } from './verdict.ts';

export type AssignmentKind = Extract<BulkRunKind, `assign${string}`>;

export const isAssignment = (kind: BulkRunKind): kind is AssignmentKind => kind.startsWith('assign');

/** What each of them has already of what is shared out. */
const LOADS = {
  assignApplications: findApplicationLoads,
  assignMyPages: findMyPageLoads,
  assignSections: findSectionLoads,
} as const;

/**
 * Who may get work of this kind, with what each has.
 * @param pointer where the request names them
 * @throws INVALID_PARAMETER when nobody is named, or somebody who is not in charge of desk work
 */
export const loadsOf = async (
  scope: Scope,
  kind: AssignmentKind,
  { ids, pointer }: { readonly ids: readonly number[] | undefined; readonly pointer: string },
): Promise<AssigneeLoad[]> => {
  if (ids === undefined || ids.length === 0) throw invalidField(pointer, messages.assignees);
  for (const id of ids)
    if (!(await isActiveDesk(scope.db, id))) throw invalidField(pointer, messages.assigneeUnknown);
  return LOADS[kind](scope.db, ids);
};

type Assigned = { readonly assigneeUserId: number | null };

/**
 * Gives each record to whom has the least until then; who has it already among them keeps it. Two with as much get in
 * turn in the order of their ids, so that the same choice is spread in the same way.
 */
export const judgeAssignment = (kind: AssignmentKind, loads: readonly AssigneeLoad[]) => {
  const load = new Map(loads.map(({ id, load: count }) => [id, count]));
  const least = (): number => {
    const [first] = [...load].sort(([a, x], [b, y]) => x - y || a - b);
    // Nobody is no choice: `loadsOf` has refused it.
    return first?.[0] ?? 0;
  };
  return ({ assigneeUserId }: Assigned): Verdict => {
    if (assigneeUserId !== null && load.has(assigneeUserId)) return already(kind);
    const assigneeId = least();
    load.set(assigneeId, (load.get(assigneeId) ?? 0) + 1);
    return able(kind, { assigneeId, priorAssigneeId: assigneeUserId });
  };
};

/** The same of one document, which without somebody of its own is looked after with its my page. */
export const judgeSectionAssignment = (loads: readonly AssigneeLoad[]) => {
  const kind = 'assignSections';
  const judge = judgeAssignment(kind, loads);
  return (target: SectionTarget): Verdict => {
    const locked = lockReason(target);
    if (locked !== null) return unable('status', locked);
    const ofMyPage = target.assigneeUserId === null ? target.myPageAssigneeUserId : null;
    return loads.some(({ id }) => id === ofMyPage) ? already(kind) : judge(target);
  };
};
