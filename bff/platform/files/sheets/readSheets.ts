import { readFile } from 'node:fs/promises';
import type { FileSheet, InspectionTask, SheetReading } from '#bff/core/fileInspector.ts';
import { delimitedRows } from '#rules/tables/delimited.ts';
import { unguardedText } from '#rules/tables/formulaGuard.ts';
import { inspectContent } from '../inspect/inspectContent.ts';
import { sheetBounds } from './sheetBounds.ts';
import { createSheetReader } from './sheetPart.ts';
import { createSheetRows } from './sheetRows.ts';
import { readWorkbookParts } from './workbookParts.ts';
import { withPackage } from './xmlPart.ts';

/** UTF-8 where it can be that, else the code page in which Excel in Japan saves CSV; one of them it is. */
const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
};

const readCsv = async (path: string): Promise<FileSheet> => {
  const rows = createSheetRows();
  let row = 0;
  for (const cells of delimitedRows(textOf(await readFile(path)))) {
    for (const [column, cell] of cells.entries()) rows.put(row, column, unguardedText(cell));
    if (rows.isTooLong()) break;
    row += 1;
  }
  const isTooLong = rows.isTooLong();
  const nothing = { faults: [], merged: [], hiddenRows: [], hiddenColumns: [] };
  return { name: null, rows: rows.rows, isTooLong, ...nothing };
};

const readWorkbook = (path: string): Promise<FileSheet[]> =>
  withPackage(path, async (parts) => {
    const { sheets, words } = await readWorkbookParts(parts);
    const read: FileSheet[] = [];
    // One after the other: their rows lie in the memory of one thread.
    for (const { name, part } of sheets.slice(0, sheetBounds.sheets)) {
      const { listener, sheet } = createSheetReader(name, words);
      await parts.read(part, listener);
      read.push(sheet());
    }
    return read;
  });

/** What stands in a CSV file or an Excel workbook, as texts at their places. The file is looked into first. */
export const readSheets = async ({
  path,
  extension,
}: Pick<InspectionTask, 'path' | 'extension'>): Promise<SheetReading> => {
  const problem = await inspectContent(path, extension);
  if (problem !== null) return { problem };
  try {
    const sheets = extension === '.csv' ? [await readCsv(path)] : await readWorkbook(path);
    return { problem: null, sheets };
  } catch {
    // What a zip and its parts can be wrong in is not worth telling apart: another saving mends all of it.
    return { problem: { code: 'fileDamaged' } };
  }
};
