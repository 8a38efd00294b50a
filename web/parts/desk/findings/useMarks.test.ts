import { describe, expect, it } from 'vitest';
import { finding as writtenFinding } from '#web/testing/findings.ts';
import type { Finding } from './findings.ts';
import { marksOn } from './useMarks.ts';

const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

const finding = (id: string, rest: Partial<Finding>): Finding =>
  writtenFinding({ id, fileId: 'f', page: 1, area, ...rest });

describe('the marks on the open file', () => {
  it('carry the numbers of their cards, also when other cards lie on other files', () => {
    const findings = [finding('a', { fileId: 'g' }), finding('b', {}), finding('c', { page: 2 })];
    expect(marksOn(findings, 'f').map(({ id, label, page }) => [id, label, page])).toEqual([
      ['b', '2', 1],
      ['c', '3', 2],
    ]);
  });

  it('are none for the document as a whole and for a page without a drawn area', () => {
    expect(marksOn([finding('a', { page: null }), finding('b', { area: null })], 'f')).toEqual([]);
  });
});
