import { tableTexts as texts } from './tables.words.ts';

/** Letters of a wrong value that are told. */
const SHOWN = 40;

/** Where a cell stands: as its file says it (F12), or by its row where cells were only copied. */
type CellPlace = { readonly line: number; readonly cell: string | null };

/** What is wrong with a cell: where it stands, under which heading, and what was read there. */
export const cellFault = (
  { line, cell }: CellPlace,
  { heading, read }: { readonly heading: string; readonly read: string },
  text: string,
): string => {
  const shown = [...read.trim().replace(/\s+/g, ' ')].slice(0, SHOWN).join('');
  const named = shown === '' ? heading : texts.named(heading, shown);
  return cell === null ? texts.perRow(line, named, text) : texts.perCell(cell, named, text);
};
