import type { AuditTarget } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { withoutSecrets } from '#bff/platform/mail/secrets.ts';
import {
  findWaitingMails,
  giveUpMailRow,
  type MailsOf,
  NOT_BEGUN,
  type WaitingMail,
} from './mailMoves.data.ts';

type About = {
  readonly applicationId?: number;
  readonly mypageId?: number;
  readonly projectId: number;
};

/**
 * Has mails not sent that tell what is not so any more. One that is just being handed over, or has left, stays as it
 * is: the office sees in the list of mails what went out.
 * @returns those that are not sent, the oldest first
 */
export const withdrawMails = async (scope: Scope, of: MailsOf, about: About): Promise<WaitingMail[]> => {
  const withdrawn: WaitingMail[] = [];
  for (const mail of await findWaitingMails(scope.db, of)) {
    const target: AuditTarget = { kind: 'mail', id: mail.id };
    if (!(await giveUpMailRow(scope.db, mail.id, NOT_BEGUN, withoutSecrets(mail.text)))) continue;
    withdrawn.push(mail);
    await scope.audit({ action: 'cancel', target, ...about });
  }
  return withdrawn;
};
