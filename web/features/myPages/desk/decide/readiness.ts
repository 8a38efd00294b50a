import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { Offered } from './decisions.ts';

const t = texts('reviewDesk', words);

export type Readiness = {
  /** Number of findings on the desk. */
  readonly findings: number;
  /** Of them without words. */
  readonly blank: number;
};

/** Why the document can not be settled now: the findings on the desk come before what the server says. */
export const forthReason = (forth: Offered, { findings }: Readiness): string | null => {
  if (findings > 0 && forth.action !== 'maffApprove') {
    return forth.action === 'forward' ? t((w) => w.foot.findingsLeftForward) : t((w) => w.foot.findingsLeft);
  }
  return forth.allowed ? null : (forth.reason ?? t((w) => w.foot.readOnly));
};

/** Why the document can not be sent back now. */
export const backReason = (back: Offered, { findings, blank }: Readiness): string | null => {
  if (!back.allowed) return back.reason ?? t((w) => w.foot.readOnly);
  if (back.action === 'maffSendBack') return null;
  if (findings === 0) return t((w) => w.foot.noFindings);
  return blank > 0 ? t((w) => w.foot.incomplete, { count: blank }) : null;
};
