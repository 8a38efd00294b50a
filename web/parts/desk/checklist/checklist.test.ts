import { describe, expect, it } from 'vitest';
import { ChecklistResult, ReviewCategory } from '#web/parts/api/generated/enums.ts';
import {
  answered,
  checklistCount,
  checklistGroups,
  currentAfter,
  nextOpen,
  readAnswers,
} from './checklist.ts';

const { None, Ok, Finding, NotApplicable } = ChecklistResult;

const item = (key: string, reviewCategory: ReviewCategory, result: ChecklistResult) => ({
  key,
  reviewCategory,
  label: key,
  result,
  note: null,
});

const items = [
  item('form', ReviewCategory.Document, Ok),
  item('date', ReviewCategory.Consistency, Finding),
  item('term', ReviewCategory.Consistency, None),
  item('scope', ReviewCategory.Expenses, None),
];

describe('checklist', () => {
  it('groups by category and counts what is left', () => {
    expect(checklistGroups(items).map(({ category, findings, left }) => [category, findings, left])).toEqual([
      [ReviewCategory.Document, 0, 0],
      [ReviewCategory.Consistency, 1, 1],
      [ReviewCategory.Expenses, 0, 1],
    ]);
  });

  it('counts every answer, also 対象外 and 指摘, as done', () => {
    expect(checklistCount(answered(items, new Map([['scope', NotApplicable]])))).toEqual({
      done: 3,
      total: 4,
    });
  });

  it('puts an answer that is not saved yet over the saved one', () => {
    expect(answered(items, new Map([['date', Ok]]))[1]?.result).toBe(Ok);
  });

  it('goes on to the next item without an answer and begins again at the front', () => {
    expect(nextOpen(items, 'form')).toBe('term');
    expect(nextOpen(items, 'term')).toBe('scope');
    expect(nextOpen(items, 'scope')).toBe('term');
    expect(nextOpen(items, null)).toBe('term');
  });

  it('stays on the answered item when it was the last open one', () => {
    expect(currentAfter(items, 'term', Ok)).toBe('scope');
    expect(currentAfter(items.slice(0, 3), 'term', Ok)).toBe('term');
  });

  it('has no next item when all have an answer', () => {
    expect(nextOpen(items.slice(0, 2), 'form')).toBeNull();
  });

  it('reads kept answers back and leaves out what is none', () => {
    const kept = JSON.stringify([['form', Ok], ['date', 99], 'term', [1, Ok]]);
    expect([...readAnswers(kept)]).toEqual([['form', Ok]]);
    expect([readAnswers(null).size, readAnswers('{').size]).toEqual([0, 0]);
  });
});
