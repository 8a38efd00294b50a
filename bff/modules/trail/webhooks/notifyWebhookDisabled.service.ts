import type { Scope } from '#bff/core/scope.ts';
import { mailJmac } from '#bff/parts/notices/mailJmac.service.ts';
import { webhookLink } from '#bff/parts/records/mailLinks.service.ts';
import { webhookSilentMail } from '#bff/platform/mail/texts/webhookMails.ts';

/** Writes to everybody of JMAC that an address was turned off, because it has long taken nothing. */
export const notifyWebhookDisabled = (
  scope: Scope,
  { id, name, since }: { readonly id: number; readonly name: string; readonly since: Date },
): Promise<void> => {
  const url = webhookLink(scope.config, id);
  return mailJmac(scope, (frame) => webhookSilentMail({ ...frame, name, since, url }));
};
