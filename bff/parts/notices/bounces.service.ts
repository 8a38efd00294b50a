import { timingSafeEqual } from 'node:crypto';
import type { Scope } from '#bff/core/scope.ts';
import { sendingKeyOf } from '#bff/platform/mail/bounceAddress.ts';
import { type BounceReport, readBounceReport } from '#bff/platform/mail/bounceReport.ts';
import { failureInAnswer } from '#bff/platform/mail/failures.ts';
import { findMailSending, markMailBounced } from './mailMoves.data.ts';

const isOf = ({ key }: BounceReport, sendingKey: string): boolean =>
  key.length === sendingKey.length && timingSafeEqual(Buffer.from(key), Buffer.from(sendingKey));

/**
 * Records that a mail came back, once; the office sees it among what did not arrive. Reports of an earlier sending, and
 * of a key that nobody gave out, change nothing.
 * @param raw the message as a mail server hands it over
 * @returns whether something was recorded
 */
export const recordBounce = async (scope: Scope, raw: Uint8Array): Promise<boolean> => {
  const report = await readBounceReport(raw);
  if (report === null) return false;
  return scope.transaction(async (inner) => {
    const mail = await findMailSending(inner.db, report.id);
    if (mail === null || !isOf(report, sendingKeyOf(mail))) return false;
    const { answer } = report;
    const failure = failureInAnswer(answer);
    if (!(await markMailBounced(inner.db, mail.id, { failure, answer, at: inner.now }))) return false;
    await inner.audit({
      action: 'fail',
      target: { kind: 'mail', id: mail.id },
      mypageId: mail.relatedMypageId ?? undefined,
      applicationId: mail.relatedApplicationId ?? undefined,
    });
    return true;
  });
};
