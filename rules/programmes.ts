import {
  type Deployment,
  type DocumentList,
  type ExpenseList,
  FAMILIES,
  FAMILY_LINES,
  type Family,
  type Lines,
  type Programme,
} from './families.ts';

/* What follows from the lines of the families beyond their names: apart from them, for every page needs the names. */

/** Every list of documents, once. */
export const DOCUMENT_LISTS: readonly DocumentList[] = [
  ...new Set(FAMILIES.flatMap((family): readonly DocumentList[] => FAMILY_LINES[family].documentLists)),
];

export const EXPENSE_LISTS: readonly ExpenseList[] = FAMILIES.map(
  (family) => FAMILY_LINES[family].expenseList,
);

type LineProgramme = { [F in Family]: Lines[F]['programmes'][keyof Lines[F]['programmes']] }[Family];

/** A programme with its family, as the pages and the rules of projects need it. */
export type FamilyProgramme = Programme & {
  readonly number: LineProgramme['number'];
  readonly kind: string;
  readonly family: Family;
  readonly expenseList: ExpenseList;
};

const programmesOf = (family: Family): FamilyProgramme[] => {
  const { expenseList, programmes } = FAMILY_LINES[family];
  return Object.entries<LineProgramme>(programmes).map(([kind, programme]) => ({
    ...programme,
    kind,
    family,
    expenseList,
  }));
};

/** Every programme in the order of the list. */
export const PROGRAMMES: readonly FamilyProgramme[] = FAMILIES.flatMap(programmesOf);

/** The programme of a number. @throws RangeError for a number that no line has */
export const programmeOf = (number: number): FamilyProgramme => {
  const programme = PROGRAMMES.find((one) => one.number === number);
  if (programme === undefined) throw new RangeError(`no programme has the number ${number}`);
  return programme;
};

/** The families that a deployment offers. */
export const familiesIn = (deployment: Deployment): readonly Family[] =>
  FAMILIES.filter((family) =>
    PROGRAMMES.some((one) => one.family === family && one.deployments.includes(deployment)),
  );
