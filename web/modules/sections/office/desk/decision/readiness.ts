import { notReadyReason, type Readiness } from '#web/parts/desk/decision/readiness.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import type { Offered } from './decisions.ts';

/** Why the document can not be settled now: the findings on the desk come before what the server says. */
export const forthReason = (forth: Offered, { findings }: Pick<Readiness, 'findings'>): string | null => {
  if (findings > 0 && forth.action !== 'maffApprove') {
    return forth.action === 'forward' ? t((w) => w.foot.findingsLeftForward) : t((w) => w.foot.findingsLeft);
  }
  return forth.allowed ? null : (forth.reason ?? t((w) => w.foot.readOnly));
};

/** Why the document can not be sent back now. */
export const backReason = (back: Offered, readiness: Readiness): string | null => {
  if (!back.allowed) return back.reason ?? t((w) => w.foot.readOnly);
  return back.action === 'maffSendBack' ? null : notReadyReason(readiness);
};
