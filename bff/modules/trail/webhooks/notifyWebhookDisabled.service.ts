import type { Scope } from '#bff/core/scope.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { webhookLink } from '#bff/parts/records/mailLinks.service.ts';
import { webhookSilentMail } from '#bff/platform/mail/texts/webhookMails.ts';
import { listActiveJmac } from './jmac.data.ts';

/** Writes to everybody of JMAC that an address was turned off, because it has long taken nothing. */
export const notifyWebhookDisabled = async (
  scope: Scope,
  { id, name, since }: { readonly id: number; readonly name: string; readonly since: Date },
): Promise<void> => {
  const url = webhookLink(scope.config, id);
  for (const person of await listActiveJmac(scope.db)) {
    const frame = await mailFrameFor(scope, { personName: person.name });
    const mail = webhookSilentMail({ ...frame, name, since, url });
    const to = { person: { kind: 'admin', id: person.id }, to: person.email, toName: person.name } as const;
    await scope.sendMail({ ...mail, ...to });
  }
};
