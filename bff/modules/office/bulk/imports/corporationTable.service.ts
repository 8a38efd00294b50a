import { textRules } from '#bff/core/texts/textRules.ts';
import {
  type CellReader,
  type Choices,
  choice,
  choicesOf,
  day,
  registration,
  ruled,
  whole,
  within,
} from '#bff/parts/lists/tables/cellReaders.service.ts';
import type { RowReaders } from '#bff/parts/lists/tables/readRow.service.ts';
import { tableTexts } from '#bff/parts/lists/tables/tables.words.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { importTexts, corporationImportTexts as texts } from './imports.words.ts';
import { type ImportTable, type ImportValue, MAX_IMPORT_ROWS } from './importTable.service.ts';

export type CorporationColumn = keyof typeof texts.headings;

export const CORPORATION_COLUMNS = Object.keys(texts.headings) as readonly CorporationColumn[];

/** Without these a corporation is not registered (CorporationCreate of the contract). */
export const NEEDED_OF_NEW: readonly CorporationColumn[] = [
  'applicantType',
  'legalForm',
  'name',
  'nameKana',
  'representativeName',
  'representativeNameKana',
  'postalCode',
  'prefecture',
  'city',
  'streetAddress',
  'phone',
  'industryGroup',
  'businessScale',
  'employees',
  'establishedOn',
  'fiscalMonth',
];

const EMPTIED = CORPORATION_COLUMNS.filter(
  (column) => column !== 'displayCode' && !NEEDED_OF_NEW.includes(column),
);

const headingsOf = (column: CorporationColumn): readonly string[] => texts.headings[column];

/** Who says which corporation a row is of needs no more than what changes. */
const missingOf = (known: readonly CorporationColumn[]): readonly CorporationColumn[] =>
  known.includes('displayCode') || known.includes('corporateNumber')
    ? []
    : NEEDED_OF_NEW.filter((column) => !known.includes(column));

/** Labels, and the numbers of the classification that people know as well. */
const coded = (list: string): Choices => {
  const choices = [...choicesOf(list)];
  return new Map([
    ...choices,
    ...choices.map(([, value]) => [String(value), value] as const),
    ...choices.map(([label, value]) => [`${value} ${label}`, value] as const),
  ]);
};

const WEB = /^https?:\/\/[!-~]+$/;

const address: CellReader = (cell) => {
  const value = cell.trim();
  return WEB.test(value) && value.length <= 300 && URL.canParse(value)
    ? { value }
    : { problem: texts.notUrl };
};

/** 3, 3月, 3月末. */
const month: CellReader = (cell) => whole(1, 12, texts.notMonth)(cell.trim().replace(texts.monthEnd, ''));

/** 東京 is 東京都. */
const prefectures = (): Choices => {
  const whole = [...choicesOf('Prefecture')];
  return new Map([
    ...whole,
    ...whole.map(([name, value]) => [name.replace(texts.prefectureEnd, ''), value] as const),
  ]);
};

/** The reader of sheets cuts a cell at a thousand letters: one as long as that may have had more. */
const MEMO_LETTERS = 999;

const readersOf = (): RowReaders<CorporationColumn>['readers'] => ({
  displayCode: whole(1, 999_999_999, texts.notCode),
  corporateNumber: ruled(textRules.corporateNumber),
  applicantType: choice(choicesOf('ApplicantType')),
  legalForm: choice(choicesOf('LegalForm')),
  name: within(100),
  nameKana: ruled(textRules.kana, 100),
  representativeTitle: within(50),
  representativeName: within(50),
  representativeNameKana: ruled(textRules.kana, 100),
  postalCode: ruled(textRules.postalCode),
  prefecture: choice(prefectures(), tableTexts.notChoice([...choicesOf('Prefecture').keys()])),
  city: within(50),
  streetAddress: within(100),
  building: within(100),
  phone: ruled(textRules.phone),
  fax: ruled(textRules.phone),
  industryGroup: choice(coded('IndustryGroup'), texts.notIndustry),
  industryCode: choice(coded('IndustryCode'), texts.notIndustry),
  businessScale: choice(choicesOf('BusinessScale')),
  capital: whole(0, 999_999_999_999, texts.notYen),
  employees: whole(0, 1_000_000, texts.notEmployees),
  establishedOn: day,
  fiscalMonth: month,
  taxStatus: choice(choicesOf('TaxStatus')),
  invoiceNumber: registration,
  url: address,
  memo: within(MEMO_LETTERS, { hasLines: true }),
});

const LISTS: { readonly [column in CorporationColumn]?: string } = {
  applicantType: 'ApplicantType',
  legalForm: 'LegalForm',
  prefecture: 'Prefecture',
  industryGroup: 'IndustryGroup',
  industryCode: 'IndustryCode',
  businessScale: 'BusinessScale',
  taxStatus: 'TaxStatus',
};

const wordsOf = (column: CorporationColumn, value: ImportValue): string => {
  const list = LISTS[column];
  if (typeof value === 'number') {
    if (list !== undefined) return contractFacts().enumLabel(list, value);
    return column === 'displayCode' ? corporationCodeOf(value) : value.toLocaleString('ja-JP');
  }
  return column === 'establishedOn' ? String(value).replaceAll('-', '/') : String(value);
};

/** How its cells are read. */
export const corporationReaders = (): RowReaders<CorporationColumn> => ({
  readers: readersOf(),
  needed: [],
  emptied: EMPTIED,
});

/** Corporations as a table: the fields of their registration, and the code of those that change. */
export const corporationTable: ImportTable<CorporationColumn> = {
  columns: CORPORATION_COLUMNS,
  headingsOf,
  missingOf,
  maxRows: MAX_IMPORT_ROWS,
  texts: { ...importTexts, noHeadings: texts.noHeadings },
  template: texts.template,
  wordsOf,
};
