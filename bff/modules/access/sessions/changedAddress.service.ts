import type { Scope } from '#bff/core/scope.ts';
import type { Account } from './accounts.data.ts';
import { voidPasswordResets } from './passwordResets.data.ts';
import { endSessionsOf } from './sessions.data.ts';

/**
 * The office has given somebody another address: links that were mailed to the old one set no password any more, and whoever
 * is logged in logs in again; who has changed his own stays in this browser.
 */
export const leaveOldAddress = async (scope: Scope, account: Pick<Account, 'kind' | 'id'>): Promise<void> => {
  await voidPasswordResets(scope.db, account, scope.now);
  const { actor } = scope;
  const isOwn = account.kind === 'admin' && actor?.kind === 'admin' && actor.adminUserId === account.id;
  const own = isOwn ? { exceptId: actor.sessionId } : {};
  await endSessionsOf(scope.db, account, { at: scope.now, reason: 'ended', ...own });
};
