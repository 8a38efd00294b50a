import type { PaperBlock } from './paper.ts';

/** A block at its place: which heading it is, or what the table under a heading is called. */
export type PlacedBlock = {
  readonly key: string;
  readonly block: PaperBlock;
  /** Under the title of the paper; what stands below a heading of the first level is one step lower. */
  readonly tag: 'h3' | 'h4';
  /** The heading above, with a number from the second table below it on; null before the first heading. */
  readonly name: string | null;
};

/** The blocks of a paper in their order, as a page is read: by its headings, and from table to table. */
export const outlineOf = (blocks: readonly PaperBlock[]): PlacedBlock[] => {
  let isBelow = false;
  let heading: string | null = null;
  let tables = 0;
  return blocks.map((block, index): PlacedBlock => {
    const tag = isBelow && block.level === 2 ? 'h4' : 'h3';
    if (block.kind === 'heading') {
      isBelow ||= block.level === 1;
      heading = block.text;
      tables = 0;
    }
    if (block.kind === 'table') tables += 1;
    const name = heading !== null && tables > 1 ? `${heading} (${tables})` : heading;
    return { key: String(index), block, tag, name };
  });
};
