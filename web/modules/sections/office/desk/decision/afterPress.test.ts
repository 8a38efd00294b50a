import { describe, expect, it } from 'vitest';
import { ChecklistResult, ReviewCategory } from '#web/parts/api/generated/enums.ts';
import type { Finding } from '#web/parts/desk/findings/findings.ts';
import { finding as writtenFinding } from '#web/testing/findings.ts';
import { afterPress, type DeskNow } from './afterPress.ts';
import type { DeskAction, Offered } from './decisions.ts';

const finding = (id: string, comment: string): Finding => writtenFinding({ id, comment });

const offer = (action: DeskAction, rest: Partial<Offered> = {}): Offered => ({
  action,
  allowed: true,
  ...rest,
});

const now = (rest: Partial<DeskNow> = {}): DeskNow => ({
  findings: [finding('a', '日付の誤り')],
  items: [],
  isSaving: false,
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

  it('leads to the colleague who is writing as well, before anything else', () => {
    const theirs = writtenFinding({ id: 'b', author: { id: 5, name: '受付 清' } });
    expect(afterPress(offer('return'), now({ findings: [finding('a', ''), theirs] }))).toEqual({
      kind: 'focusTakeOver',
      authorId: 5,
    });
  });

  it('begins the words of a mark that has none', () => {
    const item = {
      key: 'date',
      reviewCategory: ReviewCategory.Document,
      label: '日付',
      result: ChecklistResult.Finding,
      note: null,
    };
    const marked = now({ findings: [], items: [item] });
    expect(afterPress(offer('return'), marked)).toEqual({ kind: 'write', item });
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

  it('waits for the last answer of the checklist, after which the server knows what is possible', () => {
    const forth = offer('confirm', { allowed: false });
    expect(afterPress(forth, { ...empty, forth, isSaving: true })).toEqual({ kind: 'wait' });
    expect(afterPress(forth, now({ forth, isSaving: true }))).toEqual({ kind: 'refuse' });
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
