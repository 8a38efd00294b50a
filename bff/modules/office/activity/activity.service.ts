import { adminOf, userOf } from '#bff/core/actor.ts';
import { auditKindOf } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type ActivityTopic,
  type ActorKind,
  AuditAction,
  AuditTopic,
  TargetKind,
} from '#bff/generated/contract/enums.ts';
import { actorWordsOf } from '#bff/modules/sections/index.ts';
import { myPageVisibility, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { nameFor, roleOfType } from '#bff/parts/records/officeName.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { type ActivityFilter, type ActivityRow, listActivityRows } from './activity.data.ts';
import { findTargetNames, type TargetNames } from './activityNames.data.ts';
import { ACTS_OF } from './activityTopics.service.ts';
import { type ActivityView, activityOf } from './activityViews.service.ts';
import { ACTIONS_OF } from './auditTopics.service.ts';

/** Looking is recorded, but nothing has happened by it. */
const looking = ACTIONS_OF[AuditTopic.Looking];

/** Log-ins, addresses of calendars, keys and addresses of connected systems and what was tried in vain are matters of the trail, not of the office's day. */
const outsideTheDay: readonly TargetKind[] = [
  'Session',
  'Operation',
  'CalendarAddress',
  'SecondFactor',
  'MachineKey',
  'Webhook',
];

const dayActions = Object.values(AuditAction).filter((action) => !looking.includes(action));
const dayKinds = Object.values(TargetKind).filter((kind) => !outsideTheDay.includes(kind));

/** One record, or everything on one my page. */
type Target = {
  readonly targetKind?: TargetKind | undefined;
  readonly targetId?: string | undefined;
  readonly mypageId?: number | undefined;
};

export type ActivitySearch = Target & {
  /** Who acted, any of them; empty or missing: everybody. */
  readonly actorKind?: readonly ActorKind[] | undefined;
  /** What the act was about, any of them; empty or missing: everything. */
  readonly topic?: readonly ActivityTopic[] | undefined;
};

const wordsOf = (kinds: readonly TargetKind[], only: TargetKind | undefined): string[] =>
  kinds.filter((kind) => only === undefined || kind === only).map(auditKindOf);

const read = async <View>(
  scope: Scope,
  filter: ActivityFilter,
  request: PageRequest,
  view: (row: ActivityRow, names: TargetNames) => View,
): Promise<Page<View>> => {
  const page = await listActivityRows(scope.db, filter, request);
  const names = await findTargetNames(scope.db, page.items);
  return mapPage(page, (row) => view(row, names));
};

const inspectorKinds: readonly string[] = ['myPage', 'section', 'myPageReport'];

/** A topic in the words of the trail. */
const actsOf = (topic: ActivityTopic) =>
  ACTS_OF[topic].map(({ targetKinds, actions }) => ({ targetKinds: targetKinds.map(auditKindOf), actions }));

/** What was changed, newest first; an inspector reads of his my pages only. */
export const listActivity = (
  scope: Scope,
  { targetKind, targetId, mypageId, actorKind = [], topic = [] }: ActivitySearch,
  request: PageRequest,
): Promise<Page<ActivityView>> => {
  const isInspector = adminOf(scope).role === 'Inspector';
  const kinds = wordsOf(dayKinds, targetKind);
  const filter = {
    targetKinds: isInspector ? kinds.filter((kind) => inspectorKinds.includes(kind)) : kinds,
    targetId,
    mypageId,
    actions: dayActions,
    actorKinds: actorKind.length === 0 ? undefined : actorKind.flatMap(actorWordsOf),
    anyOf: topic.length === 0 ? undefined : topic.flatMap(actsOf),
    outcomes: ['success'],
    visibility: isInspector ? myPageVisibility(scope) : undefined,
  };
  return read(scope, filter, request, (row, names) => activityOf(row, names));
};

/** What the business reads of its my page: the steps of both sides, no notes, no looking. */
const businessActions: readonly AuditAction[] = [
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
  'decideGrant',
  'issue',
  'notifyAmount',
  'recordPayment',
  'finish',
  'reject',
  'cancel',
  'revoke',
  'reinstate',
  'approve',
  'decline',
  'withdraw',
];

/**
 * Reasons are the business's to read where it was acted for, and where something ended; values stay with the desk.
 * An official is called by his office.
 */
const forBusiness = (scope: Scope, row: ActivityRow, names: TargetNames): ActivityView => {
  const view = activityOf(row, names);
  const isOwn = row.actorKind === 'user';
  const isTold =
    view.isOnBehalf ||
    ['return', 'reopen', 'waive', 'approve', 'decline', 'reject', 'cancel', 'revoke'].includes(row.action);
  return {
    ...view,
    actorName: nameFor(scope, { kind: row.actorKind, name: row.actorName, role: roleOfType(row.adminType) }),
    changes: isOwn ? view.changes : [],
    reason: isOwn || isTold ? view.reason : null,
  };
};

/** @throws NOT_FOUND for another my page than the caller's own */
export const listUserActivity = async (
  scope: Scope,
  { mypageId }: { readonly mypageId: number },
  request: PageRequest,
): Promise<Page<ActivityView>> => {
  userOf(scope);
  await requireMyPage(scope, mypageId);
  const filter = {
    targetKinds: ['myPage', 'section', 'changeRequest', 'file'],
    actions: businessActions,
    outcomes: ['success'],
    mypageId,
  };
  return read(scope, filter, request, (row, names) => forBusiness(scope, row, names));
};
