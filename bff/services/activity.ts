import { type ActivityFilter, type ActivityRow, findTargetNames, listActivityRows } from '../data/activity.ts';
import { mapPage, type Page, type PageRequest } from '../data/paging.ts';
import { activityFields, activityTargets, activityTexts, activityVerbs } from '../text/activity.ts';
import { myPageVisibility, requireMyPage } from './access.ts';
import { adminOf, userOf } from './actor.ts';
import type { Scope } from './scope.ts';
import { actorKindOf } from './sections/words.ts';

/** The contract's TargetKind, and the word that the trail keeps for it: the same with a small letter. */
const targetKinds = [
  'Project',
  'AdminUser',
  'Corporation',
  'CorporationUser',
  'BankAccount',
  'MyPage',
  'Section',
  'MyPageReport',
  'Notification',
  'Announcement',
  'Application',
  'File',
  'Session',
] as const;

export type TargetKind = (typeof targetKinds)[number];

const wordOf = (kind: TargetKind): string => kind.charAt(0).toLowerCase() + kind.slice(1);

const kindOf = (word: string): TargetKind => targetKinds.find((kind) => wordOf(kind) === word) ?? 'Session';

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const recordOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const MAX_TEXT = 4000;

const changesOf = ({ before, after }: ActivityRow) => {
  const [old, now] = [recordOf(before), recordOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields.slice(0, 200).map((field) => ({
    field: field.slice(0, 80),
    label: activityFields[field] ?? field.slice(0, 80),
    before: textOf(Reflect.get(old, field))?.slice(0, MAX_TEXT) ?? null,
    after: textOf(Reflect.get(now, field))?.slice(0, MAX_TEXT) ?? null,
  }));
};

type Names = ReadonlyMap<string, string>;

const activityOf = (row: ActivityRow, names: Names) => {
  const targetKind = kindOf(row.targetKind);
  const name = names.get(`${row.targetKind}:${row.targetId}`) ?? null;
  const verb = activityVerbs[row.action] ?? activityTexts.fallback(row.action);
  return {
    id: row.id,
    at: row.at,
    actorKind: actorKindOf(row.actorKind),
    actorName: row.actorName,
    action: `${row.targetKind}.${row.action}`.slice(0, 60),
    summary: activityTexts.summary(name ?? activityTargets[targetKind] ?? '', verb),
    targetKind,
    targetId: row.targetId ?? '—',
    targetTitle: name,
    mypageId: row.mypageId,
    applicationId: row.applicationId,
    isOnBehalf: row.onBehalfOf !== null,
    reason: row.reason,
    changes: changesOf(row),
  };
};

export type ActivityView = ReturnType<typeof activityOf>;

const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

const auditOf = (row: ActivityRow, names: Names) => ({
  ...activityOf(row, names),
  requestId: row.requestId ?? '—',
  ipAddress: row.ip,
  adminType: row.adminType,
  hash: hex(row.seal?.hash),
  previousHash: hex(row.seal?.previousHash),
});

export type AuditView = ReturnType<typeof auditOf>;

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

/** What happened, newest first; an inspector reads of his my pages only. */
export const listActivity = (
  scope: Scope,
  { targetKind, targetId }: ActivitySearch,
  request: PageRequest,
): Promise<Page<ActivityView>> => {
  const isInspector = adminOf(scope).role === 'Inspector';
  const filter = {
    targetKinds: isInspector ? ['myPage', 'section', 'myPageReport'] : kindsOf(targetKind),
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
  const isTold = view.isOnBehalf || ['return', 'reopen', 'waive', 'reject', 'cancel', 'revoke'].includes(row.action);
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
