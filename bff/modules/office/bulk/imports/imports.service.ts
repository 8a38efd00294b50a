import { headingIn } from '#bff/parts/lists/tables/tableShape.service.ts';
import { corporationTable } from './corporationTable.service.ts';
import type { ImportKind, ImportTable, ImportValue } from './importTable.service.ts';
import { planCorporations } from './planCorporations.service.ts';
import type { PlanTable } from './planTable.service.ts';
import { planUsers } from './planUsers.service.ts';
import { userTable } from './userTable.service.ts';

/** A field as people see it. */
export type ToldColumn = {
  readonly name: string;
  readonly heading: string;
  readonly wordsOf: (value: ImportValue) => string;
};

/** A table as people see it, whatever its columns are called in the contract. */
type ToldTable = { readonly template: string; readonly columns: readonly ToldColumn[] };

const told = <Column extends string>(table: ImportTable<Column>): ToldTable => ({
  template: table.template,
  columns: table.columns.map((name) => ({
    name,
    heading: headingIn(table, name),
    wordsOf: (value) => table.wordsOf(name, value),
  })),
});

export const TABLES: { readonly [kind in ImportKind]: ToldTable } = {
  importCorporations: told(corporationTable),
  importCorporationUsers: told(userTable),
};

/** What would become of each row of a table; nothing is written. */
export const PLANS: { readonly [kind in ImportKind]: PlanTable } = {
  importCorporations: planCorporations,
  importCorporationUsers: planUsers,
};
