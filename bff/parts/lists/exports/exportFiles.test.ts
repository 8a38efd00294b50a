import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheets } from '#bff/platform/files/sheets/readSheets.ts';
import { filesIn } from '#bff/testing/archives.ts';
import { csvOf, shiftJisCsvOf } from './csv.service.ts';
import { allRows } from './exportList.service.ts';
import { shiftJisOf } from './shiftJis.service.ts';
import { type ExportTable, shownColumns } from './table.service.ts';
import { xlsxOf } from './xlsx.service.ts';

type Row = { readonly name: string | null; readonly amount: number; readonly on: string; readonly at: Date };

const at = new Date('2026-11-20T00:05:00Z');

const table = (rows: readonly Row[]): ExportTable<Row> => ({
  name: '支払/経費:一覧[1]',
  columns: [
    { heading: '内容', cellOf: ({ name }) => name },
    { heading: '支払額（税込）', cellOf: ({ amount }) => amount },
    { heading: '支払日', cellOf: ({ on }) => on },
    { heading: '更新日時', cellOf: (row) => row.at },
  ],
  rows,
});

const rowOf = (name: string | null): Row => ({ name, amount: -1100, on: '2026-07-31', at });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exports-'));
});
afterAll(() => rm(folder, { recursive: true }));

const csvText = async (rows: readonly Row[]): Promise<string> => {
  const lines: string[] = [];
  for await (const line of csvOf(table(rows))) lines.push(line);
  return lines.join('');
};

const sheetOf = async (rows: readonly Row[]) => {
  const file = path.join(folder, 'a.xlsx');
  await writeFile(file, await buffer(xlsxOf(table(rows), at)));
  const reading = await readSheets({ path: file, extension: '.xlsx' });
  if (reading.problem !== null) throw new Error(reading.problem.code);
  return reading.sheets;
};

it('a CSV file has the mark of UTF-8, quotes what needs it, and says days and times in Japan’s order', async () => {
  expect(await csvText([rowOf('釜,"大"\n2台'), rowOf(null)])).toBe(
    '\uFEFF内容,支払額（税込）,支払日,更新日時\r\n' +
      '"釜,""大""\n2台",-1100,2026-07-31,2026-11-20 09:05\r\n' +
      ',-1100,2026-07-31,2026-11-20 09:05\r\n',
  );
});

it.each(['=HYPERLINK("x")', '+81', '-1', '@SUM(A1)', '\tx', '＝1+1'])(
  'a text that a spreadsheet would work out stays a text: %j',
  async (name) => {
    expect(await csvText([rowOf(name)])).toContain(name.includes('"') ? `"'=HYPERLINK(` : `'${name},`);
    const [sheet] = await sheetOf([rowOf(name)]);
    expect([sheet?.rows[1]?.[0]?.trim(), sheet?.faults]).toEqual([name.trim(), []]);
  },
);

it('a workbook has amounts as numbers, days as days, and one sheet by the name of the list', async () => {
  const [sheet] = await sheetOf([rowOf(' 釜 <大> & "小"\u0007 𠮷'), rowOf(null)]);
  expect(sheet?.name).toBe('支払_経費_一覧_1_');
  expect(sheet?.rows).toEqual([
    ['内容', '支払額（税込）', '支払日', '更新日時'],
    [' 釜 <大> & "小" 𠮷', '-1100', '2026-07-31', '2026-11-20 09:05'],
    ['', '-1100', '2026-07-31', '2026-11-20 09:05'],
  ]);
});

it('a workbook holds as much of a text as Excel takes, and what looks like the number of a letter as it was typed', async () => {
  const rows = [rowOf('長'.repeat(40_000)), rowOf('_x0041_')];
  const files = await filesIn(await buffer(xlsxOf(table(rows), at)));
  const sheet = files.get('xl/worksheets/sheet1.xml')?.toString() ?? '';
  expect(sheet).toContain(`>${'長'.repeat(32_766)}…<`);
  expect(sheet).toContain('>_x005F_x0041_<');
});

it('a workbook whose rows cannot be read breaks off, and is no whole file', async () => {
  const broken = {
    ...table([]),
    rows: (async function* () {
      yield rowOf('a');
      throw new Error('the database is away');
    })(),
  };
  await expect(buffer(xlsxOf(broken, at))).rejects.toThrow('the database is away');
});

it('every row of a list comes once, page by page, and none of the pages counts them all', async () => {
  const asked: (number | undefined)[] = [];
  const rows = allRows([], async ({ after, limit, isCounted }) => {
    const from = after?.id ?? 0;
    asked.push(after?.id);
    expect(isCounted).toBe(false);
    const items = Array.from({ length: Math.min(limit, 2500 - from) }, (_, index) => from + index + 1);
    const last = items.at(-1) ?? 0;
    return { items, next: last < 2500 ? { id: last, values: [] } : null, total: 2500 };
  });
  const all: number[] = [];
  for await (const row of rows) all.push(row);
  expect([all.length, new Set(all).size, asked]).toEqual([2500, 2500, [undefined, 1000, 2000]]);
});

describe('a CSV file in Shift_JIS', () => {
  const bytesOf = async (rows: readonly Row[]): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of shiftJisCsvOf(table(rows))) parts.push(part);
    return Buffer.concat(parts);
  };

  it('has no mark, is read by Japanese spreadsheets, and shows what it lacks as 〓', async () => {
    const bytes = await bytesOf([rowOf('㈱髙﨑①～ｶﾅ 𠮷野🍣'), rowOf('ソ表=1')]);
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '内容,支払額（税込）,支払日,更新日時',
      '㈱髙﨑①～ｶﾅ 〓野〓,-1100,2026-07-31,2026-11-20 09:05',
      'ソ表=1,-1100,2026-07-31,2026-11-20 09:05',
    ]);
  });

  it('writes letters as Windows does, also those that Unicode has twice', () => {
    expect(shiftJisOf('〜−―—¥髙ⅰ∵').toString('hex')).toBe('8160817c815c815c5cfbfcfa4081e6');
  });
});

it('of the columns only those that the list shows are saved, and all when none of them is known', () => {
  const columns = [
    { of: 'name', heading: '企業', cellOf: () => null },
    { of: ['code', 'displayCode'], heading: '番号', cellOf: () => null },
    { heading: '更新日時', cellOf: () => null },
  ];
  const headings = (shown?: string[]) => shownColumns(columns, shown).map(({ heading }) => heading);
  expect(headings(['displayCode'])).toEqual(['番号']);
  expect(headings(['name', 'code', 'acts'])).toEqual(['企業', '番号']);
  expect(headings(['acts'])).toEqual(['企業', '番号', '更新日時']);
  expect(headings()).toEqual(['企業', '番号', '更新日時']);
});
