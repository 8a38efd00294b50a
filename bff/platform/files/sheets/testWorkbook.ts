import { zipOf } from '../inspect/testZip.ts';

/** A sheet as its XML says it, to be wrong in the ways that spreadsheets are. */
export type TestSheet = {
  readonly name: string;
  readonly state?: 'hidden';
  /** Cells by their names: a text, a number, or the XML of a whole <c> behind its name. */
  readonly cells: Readonly<Record<string, string | number | { readonly xml: string }>>;
  readonly merged?: readonly string[];
  /** Columns counted from 1. */
  readonly hiddenColumns?: readonly number[];
  readonly hiddenRows?: readonly number[];
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cellXml = (name: string, value: TestSheet['cells'][string]): string => {
  if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
  if (typeof value === 'object') return value.xml;
  return `<c r="${name}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
};

const rowOf = (name: string): number => Number(/\d+/.exec(name)?.[0]);

const sheetXml = ({ cells, merged = [], hiddenColumns = [], hiddenRows = [] }: TestSheet): string => {
  const rows = Map.groupBy(Object.entries(cells), ([name]) => rowOf(name));
  const cols = hiddenColumns.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join('');
  const data = [...rows]
    .map(([row, entries]) => {
      const hidden = hiddenRows.includes(row) ? ' hidden="1"' : '';
      return `<row r="${row}"${hidden}>${entries.map(([name, value]) => cellXml(name, value)).join('')}</row>`;
    })
    .join('');
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet><cols>${cols}</cols><sheetData>${data}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
};

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Style 1 shows a day of the Japanese calendar, style 2 an amount, style 3 a time, style 4 what Japanese programs call general. */
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-411]ggge&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="165" formatCode="G/標準&quot;円&quot;"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="3"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** An Excel workbook for tests. */
export const workbookOf = (
  sheets: readonly TestSheet[],
  {
    shared = [],
    is1904 = false,
    mainPart = 'workbook.xml',
  }: { readonly shared?: readonly string[]; readonly is1904?: boolean; readonly mainPart?: string } = {},
): Uint8Array<ArrayBuffer> => {
  const listed = sheets
    .map(
      ({ name, state }, index) =>
        `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
    )
    .join('');
  const relations = [
    ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
    ['sharedStrings', 'sharedStrings.xml'] as const,
    ['styles', '/xl/styles.xml'] as const,
  ].map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  const strings = shared.map((item) => `<si>${item}</si>`).join('');
  return new Uint8Array(
    zipOf([
      {
        name: '[Content_Types].xml',
        content: `<Types><Override PartName="/xl/${mainPart}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      },
      {
        name: '_rels/.rels',
        content: `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/${mainPart}"/></Relationships>`,
      },
      {
        name: `xl/${mainPart}`,
        content: `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${listed}</sheets></workbook>`,
      },
      {
        name: `xl/_rels/${mainPart}.rels`,
        content: `<Relationships>${relations.join('')}</Relationships>`,
      },
      { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
      { name: 'xl/styles.xml', content: STYLES },
      ...sheets.map((sheet, index) => ({
        name: `xl/worksheets/sheet${index + 1}.xml`,
        content: sheetXml(sheet),
      })),
    ]),
  );
};
