import { auditKindOf } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import type {
  ActorKind,
  AuditAction,
  AuditOutcome,
  AuditTopic,
  TargetKind,
} from '#bff/generated/contract/enums.ts';
import { findFamilies } from '#bff/modules/applications/index.ts';
import { actorWordsOf } from '#bff/modules/sections/index.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { listActivityRows } from './activity.data.ts';
import { findTargetNames } from './activityNames.data.ts';
import { type AuditView, auditOf, outcomeWordOf } from './activityViews.service.ts';
import { ACTIONS_OF } from './auditTopics.service.ts';

export type AuditSearch = {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Who acted, any of them; empty or missing: everybody, also those who had not logged in. */
  readonly actorKind?: readonly ActorKind[] | undefined;
  readonly actorId?: number | undefined;
  /** What the act was about, any of them; empty or missing: everything. */
  readonly topic?: readonly AuditTopic[] | undefined;
  readonly action?: AuditAction | undefined;
  readonly outcome?: AuditOutcome | undefined;
  readonly targetKind?: TargetKind | undefined;
  readonly targetId?: string | undefined;
  readonly mypageId?: number | undefined;
  readonly applicationId?: number | undefined;
};

/** The acts that are asked for; undefined: all of them. */
const actionsOf = ({ topic = [], action }: AuditSearch): readonly AuditAction[] | undefined => {
  const ofTopics = topic.length === 0 ? undefined : topic.flatMap((one) => ACTIONS_OF[one]);
  if (action === undefined) return ofTopics;
  return ofTopics === undefined || ofTopics.includes(action) ? [action] : [];
};

/** The sealed entries of the trail, whatever came of what was tried, with their place in the chain. */
export const searchAudit = async (
  scope: Scope,
  search: AuditSearch,
  request: PageRequest,
): Promise<Page<AuditView>> => {
  const { targetKind, targetId, mypageId, applicationId, q, from, to, actorId, actorKind = [] } = search;
  const filter = {
    targetKinds: targetKind && [auditKindOf(targetKind)],
    targetId,
    mypageId,
    applicationId,
    isSealed: true,
    actorId,
    actorKinds: actorKind.length === 0 ? undefined : actorKind.flatMap(actorWordsOf),
    text: q,
    actions: actionsOf(search),
    outcomes: search.outcome === undefined ? undefined : [outcomeWordOf(search.outcome)],
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  const page = await listActivityRows(scope.db, filter, request);
  const [names, families] = await Promise.all([
    findTargetNames(scope.db, page.items),
    findFamilies(
      scope.db,
      page.items.flatMap((row) => row.applicationId ?? []),
    ),
  ]);
  return mapPage(page, (row) => auditOf(row, names, families));
};
