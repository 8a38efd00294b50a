import { describe, expect, it } from 'vitest';
import { backReason, forthReason } from './readiness.ts';

const confirm = { action: 'confirm', allowed: true } as const;
const giveBack = { action: 'return', allowed: true } as const;

describe('why a document cannot be settled', () => {
  it('is the findings on the desk before anything the server says', () => {
    const refused = { ...confirm, allowed: false, reason: 'チェック項目が残っています' };
    const withFindings = forthReason(refused, { findings: 1, blank: 0 });
    expect(withFindings).not.toBeNull();
    expect(withFindings).not.toBe('チェック項目が残っています');
    expect(forthReason(refused, { findings: 0, blank: 0 })).toBe('チェック項目が残っています');
  });

  it('is nothing when nothing lies on the desk and the server allows it', () => {
    expect(forthReason(confirm, { findings: 0, blank: 0 })).toBeNull();
  });

  it('is never a finding for the ministry', () => {
    expect(forthReason({ action: 'maffApprove', allowed: true }, { findings: 2, blank: 0 })).toBeNull();
  });
});

describe('why a document cannot be sent back', () => {
  it('is that there is no finding, or one without words', () => {
    expect(backReason(giveBack, { findings: 0, blank: 0 })).not.toBeNull();
    expect(backReason(giveBack, { findings: 2, blank: 1 })).toContain('1');
    expect(backReason(giveBack, { findings: 2, blank: 0 })).toBeNull();
  });

  it('is what the server says first', () => {
    const refused = { ...giveBack, allowed: false, reason: '農水省の確認を待っています' };
    expect(backReason(refused, { findings: 0, blank: 0 })).toBe('農水省の確認を待っています');
  });

  it('is nothing for the ministry, which sends back with a comment', () => {
    expect(backReason({ action: 'maffSendBack', allowed: true }, { findings: 0, blank: 0 })).toBeNull();
  });
});
