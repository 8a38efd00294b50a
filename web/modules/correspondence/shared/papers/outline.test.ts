import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline.ts';
import type { PaperBlock } from './paper.ts';

const NOTHING = {
  level: null,
  text: null,
  align: null,
  facts: [],
  columns: [],
  rows: [],
  sums: [],
  photos: [],
};
const heading = (level: 1 | 2, text: string): PaperBlock => ({ ...NOTHING, kind: 'heading', level, text });
const table: PaperBlock = { ...NOTHING, kind: 'table' };

describe('the outline of a paper', () => {
  it('steps down only below a heading of the first level, so that no step is left out', () => {
    const blocks = [heading(2, '条件'), heading(1, '別紙'), heading(2, '写真'), heading(1, '別紙2')];
    expect(outlineOf(blocks).map(({ tag }) => tag)).toEqual(['h3', 'h3', 'h4', 'h3']);
  });

  it('calls every table by its heading, each once', () => {
    const blocks = [table, heading(1, '経費'), table, table, heading(1, '写真'), table];
    const named = outlineOf(blocks).filter(({ block }) => block.kind === 'table');
    expect(named.map(({ name }) => name)).toEqual([null, '経費', '経費 (2)', '写真']);
  });
});
