import { describe, expect, it } from 'vitest';
import { ReviewCategory } from '#web/api/generated/enums.ts';
import type { Finding } from '#web/desk/find/findings.ts';
import { afterPress, type DeskNow, readinessOf } from './afterPress.ts';
import type { DeskAction, Offered } from './decisions.ts';

const finding = (id: string, comment: string): Finding => ({
  id,
  category: ReviewCategory.Document,
  comment,
  fileId: null,
  page: null,
  area: null,
  checklistKey: null,
});

const offer = (action: DeskAction, rest: Partial<Offered> = {}): Offered => ({
  action,
  allowed: true,
  ...rest,
});

const now = (rest: Partial<DeskNow> = {}): DeskNow => ({
  findings: [finding('a', '日付の誤り')],
  hasDueDay: true,
  forth: null,
  ...rest,
});

describe('a press on 差し戻す', () => {
  it('leads to the first finding without words', () => {
    const findings = [finding('a', '日付の誤り'), finding('b', ' \n'), finding('c', '')];
    expect(afterPress(offer('return'), now({ findings }))).toEqual({ kind: 'focusFinding', id: 'b' });
  });

  it('leads to the day for handing in again while that is none', () => {
    expect(afterPress(offer('return'), now({ hasDueDay: false }))).toEqual({ kind: 'focusDueDay' });
  });

  it('is asked about once findings and day are complete', () => {
    expect(afterPress(offer('return'), now())).toEqual({ kind: 'ask' });
  });

  it('does nothing without a finding, or while the server does not allow it', () => {
    expect(afterPress(offer('return'), now({ findings: [] }))).toEqual({ kind: 'refuse' });
    expect(afterPress(offer('return', { allowed: false }), now())).toEqual({ kind: 'refuse' });
  });
});

describe('a press on another decision', () => {
  const empty = now({ findings: [] });

  it('is taken at once when a press is enough', () => {
    const forth = offer('confirm');
    expect(afterPress(forth, { ...empty, forth })).toEqual({ kind: 'decide' });
  });

  it('does not settle a document while findings lie on the desk', () => {
    const forth = offer('confirm');
    expect(afterPress(forth, now({ forth }))).toEqual({ kind: 'refuse' });
  });

  it('lets the ministry approve whatever lies on the desk', () => {
    const forth = offer('maffApprove');
    expect(afterPress(forth, now({ forth }))).toEqual({ kind: 'decide' });
  });

  it('is asked about when it needs a reason or papers', () => {
    for (const action of ['waive', 'reopen', 'maffSendBack', 'submit', 'resubmit'] as const)
      expect(afterPress(offer(action), empty)).toEqual({ kind: 'ask' });
    expect(afterPress(offer('maffApprove', { isOnBehalf: true }), empty)).toEqual({ kind: 'ask' });
  });

  it('does nothing while the server does not allow it', () => {
    expect(afterPress(offer('reopen', { allowed: false }), empty)).toEqual({ kind: 'refuse' });
  });
});

describe('readinessOf', () => {
  it('counts the findings and those without words', () => {
    expect(readinessOf([finding('a', '日付'), finding('b', '')])).toEqual({ findings: 2, blank: 1 });
  });
});
