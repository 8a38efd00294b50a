import { describe, expect, it } from 'vitest';
import type { Readiness } from '#web/parts/desk/decision/readiness.ts';
import { backReason, forthReason } from './readiness.ts';

const ready = (rest: Partial<Readiness>): Readiness => ({
  findings: 0,
  blank: 0,
  unwritten: 0,
  colleague: null,
  ...rest,
});

const confirm = { action: 'confirm', allowed: true } as const;
const giveBack = { action: 'return', allowed: true } as const;

describe('why a document cannot be settled', () => {
  it('is the findings on the desk before anything the server says', () => {
    const refused = { ...confirm, allowed: false, reason: 'チェック項目が残っています' };
    const withFindings = forthReason(refused, ready({ findings: 1, blank: 0 }));
    expect(withFindings).not.toBeNull();
    expect(withFindings).not.toBe('チェック項目が残っています');
    expect(forthReason(refused, ready({ findings: 0, blank: 0 }))).toBe('チェック項目が残っています');
  });

  it('is nothing when nothing lies on the desk and the server allows it', () => {
    expect(forthReason(confirm, ready({ findings: 0, blank: 0 }))).toBeNull();
  });

  it('is never a finding for the ministry', () => {
    expect(
      forthReason({ action: 'maffApprove', allowed: true }, ready({ findings: 2, blank: 0 })),
    ).toBeNull();
  });
});

describe('why a document cannot be sent back', () => {
  it('is that there is no finding, or one without words', () => {
    expect(backReason(giveBack, ready({ findings: 0, blank: 0 }))).not.toBeNull();
    expect(backReason(giveBack, ready({ findings: 2, blank: 1 }))).toContain('1');
    expect(backReason(giveBack, ready({ findings: 2, blank: 0 }))).toBeNull();
  });

  it('is a mark without words, and a colleague who is writing', () => {
    expect(backReason(giveBack, ready({ unwritten: 2 }))).toContain('2件');
    expect(backReason(giveBack, ready({ findings: 1, colleague: '受付 清' }))).toContain('受付 清さん');
  });

  it('is what the server says first', () => {
    const refused = { ...giveBack, allowed: false, reason: '農水省の確認を待っています' };
    expect(backReason(refused, ready({ findings: 0, blank: 0 }))).toBe('農水省の確認を待っています');
  });

  it('is nothing for the ministry, which sends back with a comment', () => {
    expect(
      backReason({ action: 'maffSendBack', allowed: true }, ready({ findings: 0, blank: 0 })),
    ).toBeNull();
  });
});
