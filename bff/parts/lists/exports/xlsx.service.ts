import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import { daysBetween, isCalendarDay } from '#rules/calendar.ts';
import { cellName } from '#rules/tables/places.ts';
import { formatInstant } from './formatInstant.service.ts';
import type { ExportTable, ExportValue } from './table.service.ts';

/*
 * The few parts of an Excel workbook (ECMA-376) that one sheet needs, written as its rows come: a text is a text and
 * never a formula, a day is a day, an amount a number.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs`. */
const STYLES = { plain: 0, heading: 1, day: 2, amount: 3 } as const;

/** Day 0 of the serial numbers, as they count from March 1900. */
const DAY_ZERO = '1899-12-30';

/** What XML cannot hold in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the letters that are taken out
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Excel repairs a file with more letters in a cell, by throwing them away. */
const MAX_LETTERS = 32_767;
const CUT = '…';

const fitting = (text: string): string =>
  text.length <= MAX_LETTERS ? text : `${text.slice(0, MAX_LETTERS - CUT.length)}${CUT}`;

/** What Excel reads as the number of a letter (`_x0041_` is an A) where somebody typed it: its first sign is written so. */
const TYPED_NUMBER = /_(?=x[0-9A-Fa-f]{4}_)/g;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const textCell = (name: string, text: string, style: number): string =>
  `<c r="${name}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(fitting(text)).replaceAll(TYPED_NUMBER, '_x005F_')}</t></is></c>`;

const cellXml = (name: string, value: ExportValue): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${name}" s="${STYLES.amount}"><v>${value}</v></c>`;
  if (value instanceof Date) return textCell(name, formatInstant(value), STYLES.plain);
  if (!isCalendarDay(value)) return textCell(name, value, STYLES.plain);
  return `<c r="${name}" s="${STYLES.day}"><v>${daysBetween(DAY_ZERO, value)}</v></c>`;
};

const rowOf = (row: number, cells: readonly string[]): string =>
  `<row r="${row + 1}">${cells.join('')}</row>`;

const DEFAULT_WIDTH = 14;

async function* sheetOf<Row>({ columns, rows }: ExportTable<Row>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width = DEFAULT_WIDTH }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`;
  yield `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${widths.join('')}</cols><sheetData>`;
  const headings = columns.map(({ heading }, column) =>
    textCell(cellName(0, column), heading, STYLES.heading),
  );
  yield rowOf(0, headings);
  let at = 1;
  for await (const row of rows) {
    const cells = columns.map(({ cellOf }, column) => cellXml(cellName(at, column), cellOf(row)));
    yield rowOf(at, cells);
    at += 1;
  }
  yield '</sheetData></worksheet>';
}

const override = (part: string, kind: string): string =>
  `<Override PartName="/xl/${part}" ContentType="${TYPE}.${kind}+xml"/>`;

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('worksheets/sheet1.xml', 'worksheet')}${override('styles.xml', 'styles')}</Types>`;

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;

const relationsOf = (...listed: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}</Relationships>`;

const xf = (format: number, font: number): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** In the order of `STYLES`: 14 shows a day, 3 an amount with its commas. */
const STYLE_SHEET = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${xf(0, 0)}${xf(0, 1)}${xf(14, 0)}${xf(3, 0)}</cellXfs></styleSheet>`;

/** What Excel does not take in the name of a sheet, and how long that may be. */
const sheetName = (name: string): string => [...name.replace(/[[\]:*?/\\]/g, '_')].slice(0, 31).join('');

const workbookOf = (name: string): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** A list as an Excel workbook with one sheet, packed while its rows come. */
export const xlsxOf = <Row>(table: ExportTable<Row>, at: Date): Readable => {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const options = { mtime: at };
  const add = (part: string, content: string): void => zip.addBuffer(Buffer.from(content), part, options);
  add('[Content_Types].xml', CONTENT_TYPES);
  add('_rels/.rels', relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml')));
  add('xl/workbook.xml', workbookOf(table.name));
  const parts = [
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('rId2', 'styles', 'styles.xml'),
  ];
  add('xl/_rels/workbook.xml.rels', relationsOf(...parts));
  add('xl/styles.xml', STYLE_SHEET);
  const sheet = Readable.from(sheetOf(table)).on('error', fail);
  zip.on('error', fail);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', options);
  zip.end();
  zip.outputStream.on('error', fail).pipe(output);
  // Who breaks a download off reads no more rows.
  output.on('close', () => sheet.destroy());
  return output;
};
