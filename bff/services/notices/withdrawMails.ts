import type { AuditTarget } from '#bff/core/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findWaitingMails, giveUpMailRow, type MailsOf } from '#bff/data/notices/mailMoves.ts';
import { withoutSecrets } from '#bff/mail/secrets.ts';

type About = { readonly applicationId: number; readonly projectId: number };

/**
 * Has mails not sent that tell what is not so any more. One that is just being handed over, or has left, stays as it
 * is: the office sees in the list of mails what went out.
 */
export const withdrawMails = async (scope: Scope, of: MailsOf, about: About): Promise<void> => {
  for (const { id, text } of await findWaitingMails(scope.db, of)) {
    const target: AuditTarget = { kind: 'mail', id };
    if (await giveUpMailRow(scope.db, id, ['Queued'], withoutSecrets(text)))
      await scope.audit({ action: 'cancel', target, ...about });
  }
};
