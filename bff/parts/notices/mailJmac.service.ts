import type { Scope } from '#bff/core/scope.ts';
import type { MailFrame, MailText } from '#bff/platform/mail/texts/layout.ts';
import { listActiveJmac } from './jmac.data.ts';
import { mailFrameFor } from './mailFrames.service.ts';

/** Writes to everybody of JMAC who can log in. */
export const mailJmac = async (scope: Scope, textFor: (frame: MailFrame) => MailText): Promise<void> => {
  for (const { id, name, email } of await listActiveJmac(scope.db)) {
    const text = textFor(await mailFrameFor(scope, { personName: name }));
    await scope.sendMail({ ...text, person: { kind: 'admin', id }, to: email, toName: name });
  }
};
