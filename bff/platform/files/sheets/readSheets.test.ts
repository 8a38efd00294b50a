import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../inspect/testZip.ts';
import { readSheets } from './readSheets.ts';
import { sheetBounds } from './sheetBounds.ts';
import { type TestSheet, workbookOf } from './testWorkbook.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (extension: '.csv' | '.xlsx', content: Uint8Array | string) => {
  const file = path.join(folder, `file${extension}`);
  await writeFile(file, content);
  return readSheets({ path: file, extension });
};

const sheetsOf = async (...content: Parameters<typeof read>) => {
  const reading = await read(...content);
  if (reading.problem !== null) throw new Error(reading.problem.code);
  return reading.sheets;
};

const sheetOf = async (sheet: Omit<TestSheet, 'name'>, more: Parameters<typeof workbookOf>[1] = {}) => {
  const [first] = await sheetsOf('.xlsx', workbookOf([{ name: '明細', ...sheet }], more));
  if (first === undefined) throw new Error('no sheet');
  return first;
};

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from('\uFEFF内容,支払額\r\n"釜,大",1100\r\n')],
    [
      'Shift_JIS',
      Buffer.concat([
        Buffer.from([0x93, 0xe0, 0x97, 0x65, 0x2c]),
        Buffer.from([0x8e, 0x78, 0x95, 0xa5, 0x8a, 0x7a, 0x0d, 0x0a, 0x22]),
        Buffer.from([0x8a, 0x98, 0x2c, 0x91, 0xe5, 0x22]),
        Buffer.from(',1100\r\n'),
      ]),
    ],
  ])('is read in %s', async (_encoding, content) => {
    const [sheet] = await sheetsOf('.csv', content);
    expect(sheet?.rows).toEqual([
      ['内容', '支払額'],
      ['釜,大', '1100'],
    ]);
  });

  it('keeps the place of a row behind empty ones', async () => {
    const [sheet] = await sheetsOf('.csv', 'a\n\n,b\n');
    expect(sheet?.rows).toEqual([['a'], [], ['', 'b']]);
  });

  it('that is no text is refused', async () => {
    expect(await read('.csv', Buffer.from([0x80, 0xff, 0xfe]))).toEqual({ problem: { code: 'fileText' } });
  });
});

describe('a workbook', () => {
  it('says texts of every kind, a day as a day and an amount in plain digits', async () => {
    const { rows } = await sheetOf(
      {
        cells: {
          A1: { xml: '<c r="A1" t="s"><v>0</v></c>' },
          B1: { xml: '<c r="B1" s="1"><v>46234</v></c>' },
          C1: { xml: '<c r="C1" s="2"><v>3.146E7</v></c>' },
          D1: { xml: '<c r="D1"><f>A1*2</f><v>28600000.000000004</v></c>' },
          E1: { xml: '<c r="E1" t="str"><f>A1&amp;"x"</f><v>製_x000D_機</v></c>' },
          F1: { xml: '<c r="F1" s="3"><v>0.5</v></c>' },
          G1: { xml: '<c r="G1" t="b"><v>1</v></c>' },
          H1: { xml: '<c r="H1" t="d"><v>2026-07-31T00:00:00</v></c>' },
        },
      },
      { shared: ['<r><t>株式</t></r><r><t>会社</t></r><rPh sb="0" eb="2"><t>カブシキ</t></rPh>'] },
    );
    expect(rows[0]).toEqual([
      '株式会社',
      '2026-07-31',
      '31460000',
      '28600000',
      '製\r機',
      '0.5',
      'TRUE',
      '2026-07-31',
    ]);
  });

  it('whose format is G/標準 shows an amount and no day', async () => {
    const cells = { A1: { xml: '<c r="A1" s="4"><v>110000</v></c>' } };
    expect((await sheetOf({ cells })).rows).toEqual([['110000']]);
  });

  it('is read by the name that its relations give its main part', async () => {
    expect((await sheetOf({ cells: { A1: 'a' } }, { mainPart: 'workbook2.xml' })).rows).toEqual([['a']]);
  });

  it('is read to the last row that is looked at, and no further', async () => {
    const broken = { xml: `<c r="A${sheetBounds.lastRow + 40_000}"><v>1</v></broken>` };
    const blank = (row: number) => [`A${row}`, { xml: `<c r="A${row}" s="2"/>` }] as const;
    const rows = Array.from({ length: 40_000 }, (_, index) => blank(sheetBounds.lastRow + index));
    const cells = { A1: 'a', ...Object.fromEntries(rows), [`A${sheetBounds.lastRow + 40_000}`]: broken };
    expect((await sheetOf({ cells })).rows).toEqual([['a']]);
  });

  it('of an old Macintosh counts its days from 1904', async () => {
    const cells = { A1: { xml: '<c r="A1" s="1"><v>44772</v></c>' } };
    expect((await sheetOf({ cells }, { is1904: true })).rows).toEqual([['2026-07-31']]);
  });

  it('keeps every cell at its place, also where the file leaves places out', async () => {
    const cells = { C3: 'c', D3: { xml: '<c t="inlineStr"><is><t>d</t></is></c>' } };
    expect((await sheetOf({ cells })).rows).toEqual([[], [], ['', '', 'c', 'd']]);
  });

  it('tells errors, formulas without a result, merged and hidden cells', async () => {
    const sheet = await sheetOf({
      cells: {
        A1: 'a',
        B2: { xml: '<c r="B2" t="e"><f>A9</f><v>#REF!</v></c>' },
        C2: { xml: '<c r="C2"><f>A1</f></c>' },
        A3: 'hidden',
      },
      merged: ['A1:B2'],
      hiddenColumns: [2],
      hiddenRows: [3, 9],
    });
    expect(sheet.faults).toEqual([
      { row: 1, column: 1, kind: 'error' },
      { row: 1, column: 2, kind: 'formula' },
    ]);
    expect(sheet.merged).toEqual([{ name: 'A1:B2', top: 0, left: 0, bottom: 1, right: 1 }]);
    expect([sheet.hiddenColumns, sheet.hiddenRows]).toEqual([[1], [2]]);
  });

  it('shows the sheets that are not hidden', async () => {
    const sheets = await sheetsOf(
      '.xlsx',
      workbookOf([
        { name: '元データ', state: 'hidden', cells: { A1: 'x' } },
        { name: '明細 & <表>', cells: { A1: 'a' } },
        { name: '集計', cells: {} },
      ]),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['明細 & <表>', '集計']);
  });

  it('with more rows than are read says so and keeps none beyond', async () => {
    const cells = Object.fromEntries(
      Array.from({ length: sheetBounds.rows + 1 }, (_, index) => [`A${index + 1}`, 1] as const),
    );
    const sheet = await sheetOf({ cells });
    expect([sheet.isTooLong, sheet.rows.length]).toEqual([true, sheetBounds.rows]);
  });

  it('with an empty row at the end of the sheet is not long', async () => {
    const sheet = await sheetOf({ cells: { A1: 'a', A1048576: ' ' } });
    expect([sheet.isTooLong, sheet.rows.length]).toEqual([false, 1]);
  });

  it.each([
    ['a document type with entities', '<!DOCTYPE a [<!ENTITY x "y">]><worksheet><sheetData>&x;</sheetData>'],
    ['broken XML', '<worksheet><row'],
  ])('with %s is refused as damaged', async (_what, xml) => {
    const parts = [
      { name: '[Content_Types].xml', content: '<Types/>' },
      {
        name: 'xl/workbook.xml',
        content: '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="1"/></sheets></workbook>',
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: '<Relationships><Relationship Id="1" Target="sheet.xml"/></Relationships>',
      },
      { name: 'xl/sheet.xml', content: xml },
    ];
    expect(await read('.xlsx', zipOf(parts))).toEqual({ problem: { code: 'fileDamaged' } });
  });

  it('that is something else by content is refused', async () => {
    expect(await read('.xlsx', 'text')).toEqual({
      problem: { code: 'fileContent', params: { extension: '.xlsx' } },
    });
  });
});
