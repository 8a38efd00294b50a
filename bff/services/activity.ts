import {
  type ActivityFilter,
  type ActivityRow,
  findTargetNames,
  listActivityRows,
} from '../data/activity.ts';
import { mapPage, type Page, type PageRequest } from '../data/paging.ts';
import { myPageVisibility, requireMyPage } from './access.ts';
import {
  type ActivityView,
  type AuditView,
  activityOf,
  auditOf,
  type Names,
  type TargetKind,
  targetKinds,
  wordOf,
} from './activityViews.ts';
import { adminOf, userOf } from './actor.ts';
import type { Scope } from './scope.ts';

/** Looking is recorded, but nothing has happened by it. */
const looking: readonly string[] = ['viewed', 'downloaded', 'opened', 'exported'];

export type ActivitySearch = {
  readonly targetKind?: TargetKind | undefined;
  readonly targetId?: string | undefined;
};

export type AuditSearch = ActivitySearch & {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly actorId?: number | undefined;
  readonly action?: string | undefined;
};

const kindsOf = (kind: TargetKind | undefined): string[] =>
  (kind === undefined ? targetKinds : [kind]).map(wordOf);

const read = async <View>(
  scope: Scope,
  filter: ActivityFilter,
  request: PageRequest,
  view: (row: ActivityRow, names: Names) => View,
): Promise<Page<View>> => {
  const page = await listActivityRows(scope.db, filter, request);
  const names = await findTargetNames(scope.db, page.items);
  return mapPage(page, (row) => view(row, names));
};

const inspectorKinds: readonly string[] = ['myPage', 'section', 'myPageReport'];

/** What happened, newest first; an inspector reads of his my pages only. */
export const listActivity = (
  scope: Scope,
  { targetKind, targetId }: ActivitySearch,
  request: PageRequest,
): Promise<Page<ActivityView>> => {
  const isInspector = adminOf(scope).role === 'Inspector';
  const kinds = kindsOf(targetKind);
  const filter = {
    targetKinds: isInspector ? kinds.filter((kind) => inspectorKinds.includes(kind)) : kinds,
    targetId,
    withoutActions: looking,
    visibility: isInspector ? myPageVisibility(scope) : undefined,
  };
  return read(scope, filter, request, activityOf);
};

/** The sealed entries of the trail about a known kind of record, with their place in the chain. */
export const searchAudit = (
  scope: Scope,
  { targetKind, targetId, q, from, to, actorId, action }: AuditSearch,
  request: PageRequest,
): Promise<Page<AuditView>> => {
  const filter = {
    targetKinds: kindsOf(targetKind),
    targetId,
    isSealed: true,
    actorId,
    text: q,
    actions: action === undefined ? undefined : [action.split('.').at(-1) ?? action],
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  return read(scope, filter, request, auditOf);
};

/** What the business reads of its my page: the steps of both sides, no notes, no looking. */
const businessActions: readonly string[] = [
  'submit',
  'resubmit',
  'pullBack',
  'return',
  'confirm',
  'forward',
  'maffApprove',
  'waive',
  'reopen',
  'created',
  'uploaded',
  'replaced',
  'confirmResult',
  'notifyAmount',
  'recordPayment',
  'finish',
  'reject',
  'cancel',
  'revoke',
  'reinstate',
];

/** Reasons are the business's to read where it was acted for, and where something ended; values stay with the desk. */
const forBusiness = (row: ActivityRow, names: Names): ActivityView => {
  const view = activityOf(row, names);
  const isOwn = row.actorKind === 'user';
  const isTold =
    view.isOnBehalf || ['return', 'reopen', 'waive', 'reject', 'cancel', 'revoke'].includes(row.action);
  return { ...view, changes: isOwn ? view.changes : [], reason: isOwn || isTold ? view.reason : null };
};

/** @throws NOT_FOUND for another my page than the caller's own */
export const listUserActivity = async (
  scope: Scope,
  mypageId: number,
  request: PageRequest,
): Promise<Page<ActivityView>> => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  const filter = { targetKinds: ['myPage', 'section', 'file'], actions: businessActions, mypageId };
  return read(scope, filter, request, forBusiness);
};
