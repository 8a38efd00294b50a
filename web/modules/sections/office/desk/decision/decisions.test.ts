import { describe, expect, it } from 'vitest';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { decisionsOf, mayReturn } from './decisions.ts';

const { Confirming, MAFFConfirming, Confirmed, Incomplete } = DocumentCheckStatus;

const offers = (...actions: string[]) => actions.map((action) => ({ action, allowed: true }));

const decide = (status: DocumentCheckStatus, actions: string[], needsMaffCheck = false) => {
  const { back, forth, others } = decisionsOf({
    status,
    needsMaffCheck,
    availableActions: offers(...actions),
  });
  return [back?.action, forth?.action, others.map(({ action }) => action)];
};

describe('decisionsOf', () => {
  it('offers 確認済み, or the ministry for a document that needs its check', () => {
    expect(decide(Confirming, ['return', 'confirm', 'forward'])).toEqual(['return', 'confirm', []]);
    expect(decide(Confirming, ['return', 'confirm', 'forward'], true)).toEqual(['return', 'forward', []]);
  });

  it('lets the ministry approve or send back to the desk', () => {
    expect(decide(MAFFConfirming, ['maffApprove', 'maffSendBack'])).toEqual([
      'maffSendBack',
      'maffApprove',
      [],
    ]);
  });

  it('keeps a decision that is not possible yet with its reason', () => {
    const entry = { action: 'confirm', allowed: false, reason: 'チェック項目が残っています' };
    const { forth } = decisionsOf({ status: Confirming, needsMaffCheck: false, availableActions: [entry] });
    expect(forth).toMatchObject({ allowed: false, reason: 'チェック項目が残っています' });
  });

  it('puts everything else aside', () => {
    expect(decide(Incomplete, ['submit', 'waive'])).toEqual([undefined, undefined, ['submit', 'waive']]);
    expect(decide(Confirmed, ['reopen', 'unknown'])).toEqual([undefined, undefined, ['reopen']]);
  });
});

describe('mayReturn', () => {
  it('is the right to send back to the business now, not the ministry’s to send back to the desk', () => {
    expect(mayReturn({ back: { action: 'return', allowed: true } })).toBe(true);
    expect(mayReturn({ back: { action: 'return', allowed: false } })).toBe(false);
    expect(mayReturn({ back: { action: 'maffSendBack', allowed: true } })).toBe(false);
    expect(mayReturn({ back: null })).toBe(false);
  });
});
