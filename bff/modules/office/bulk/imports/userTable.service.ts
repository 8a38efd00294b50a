import { textRules } from '#bff/core/texts/textRules.ts';
import { corporationUserMessages, userImportTexts as texts } from '#bff/modules/corporations/index.ts';
import {
  type CellReader,
  choice,
  ruled,
  whole,
  within,
} from '#bff/parts/lists/tables/cellReaders.service.ts';
import type { RowReaders } from '#bff/parts/lists/tables/readRow.service.ts';
import { isMobile } from '#rules/contact.ts';
import { corporationImportTexts, importTexts } from './imports.words.ts';
import { type ImportTable, MAX_IMPORT_ROWS } from './importTable.service.ts';

export type UserColumn = keyof typeof texts.headings;

const USER_COLUMNS = Object.keys(texts.headings) as readonly UserColumn[];

/** Without these nobody is registered (CorporationUserCreate of the contract). */
export const NEEDED_OF_NEW = ['name', 'nameKana', 'phone'] as const satisfies readonly UserColumn[];

/** A row names its person by address and project, and his corporation by code or number. */
const missingOf = (known: readonly UserColumn[]): readonly UserColumn[] => {
  const missing = (['project', 'email'] as const).filter((column) => !known.includes(column));
  const isNamed = known.includes('displayCode') || known.includes('corporateNumber');
  return isNamed ? missing : ['displayCode', ...missing];
};

const mobile: CellReader = (cell) => {
  const value = textRules.phone.normalise(cell);
  return isMobile(value) ? { value } : { problem: corporationUserMessages.mobile };
};

/** A round, by either of its names. */
type Round = { readonly id: number; readonly name: string; readonly shortName: string };

/** How its cells are read while there are these rounds. */
export const userReaders = (rounds: readonly Round[]): RowReaders<UserColumn> => {
  const names = new Map(
    rounds.flatMap(({ id, name, shortName }) => [[name, id] as const, [shortName, id] as const]),
  );
  return {
    readers: {
      displayCode: whole(1, 999_999_999, corporationImportTexts.notCode),
      corporateNumber: ruled(textRules.corporateNumber),
      project: choice(names, texts.notProject),
      name: within(50),
      nameKana: ruled(textRules.kana, 100),
      department: within(50),
      title: within(50),
      email: ruled(textRules.email, 254),
      phone: ruled(textRules.phone),
      mobile,
    },
    needed: ['project', 'email'],
    emptied: ['department', 'title', 'mobile'],
  };
};

/** The people of corporations as a table. */
export const userTable: ImportTable<UserColumn> = {
  columns: USER_COLUMNS,
  headingsOf: (column) => texts.headings[column],
  missingOf,
  maxRows: MAX_IMPORT_ROWS,
  texts: { ...importTexts, noHeadings: texts.noHeadings },
  template: texts.template,
  wordsOf: (_column, value) => String(value),
};
