import { describe, expect, it } from 'vitest';
import { JobStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { contentText, countText } from './jobTexts.ts';
import { mayRetry } from './useRetryJob.ts';

const run: components['schemas']['Job'] = {
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e01',
  name: 'recomputeDelays',
  status: JobStatus.Running,
  createdAt: '2026-11-20T05:05:00Z',
  startedAt: '2026-11-20T05:05:02Z',
  finishedAt: null,
  nextAttemptAt: null,
  attempts: 1,
  maxAttempts: 6,
  doneCount: 1_200,
  totalCount: 10_000,
  problem: null,
  availableActions: [],
};

describe('a run in one line', () => {
  it('says how much of how much is done', () => {
    expect(countText(run)).toBe('1,200／10,000件');
    expect(countText({ ...run, totalCount: null })).toBe('1,200件');
    expect(countText({ ...run, doneCount: null })).toBeNull();
  });

  it('never says more than all: what came in meanwhile is done as well', () => {
    expect(countText({ ...run, doneCount: 10_005 })).toBe('10,005件');
  });

  it('says what went wrong rather than how far it came', () => {
    const problem = 'データベースにつながりませんでした。';
    expect(contentText({ ...run, problem })).toBe(problem);
  });

  it('says when it goes on after a process that stopped', () => {
    const waiting = { ...run, status: JobStatus.Retrying, nextAttemptAt: '2026-11-20T05:14:00Z' };
    expect(contentText(waiting)).toBe('2026/11/20（金）14:14 に再実行');
  });

  it('offers the second try only where the server does', () => {
    expect(mayRetry(run)).toBe(false);
    expect(mayRetry({ ...run, availableActions: [{ action: 'retry', allowed: false }] })).toBe(false);
    expect(mayRetry({ ...run, availableActions: [{ action: 'retry', allowed: true }] })).toBe(true);
  });
});
