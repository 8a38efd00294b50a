import type { FormDefinition } from '#bff/programmes/familyTypes.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';

export type ReturnItemRow = ApplicationRow['returnItems'][number];

/** The field of the form that an item is about; null when it is about a document. */
export const fieldOfItem = ({ fieldPointer }: Pick<ReturnItemRow, 'fieldPointer'>): string | null => {
  const [, name = '', ...rest] = fieldPointer?.split('/') ?? [];
  if (name === '') return null;
  return name === 'files' && rest[0] !== undefined ? rest[0] : name;
};

export const isAsked = ({ status }: ReturnItemRow): boolean => status === 'open' || status === 'answered';

type Returned = { readonly row: ApplicationRow; readonly definition: FormDefinition };

/**
 * The fields that a returned application lets its applicant change. The money hangs together: a corrected expense
 * changes the own share, so its sources and the members' parts open with it.
 */
export const returnedFields = ({ row, definition }: Returned): ReadonlySet<string> => {
  const asked = new Set(row.returnItems.filter(isAsked).map(fieldOfItem));
  const money = [...definition.money.expenseLists, 'fundingSources', 'expensesByMember'];
  const opensMoney = money.some((name) => asked.has(name));
  const names = [...asked].filter((name) => name !== null);
  return new Set(opensMoney ? [...names, ...money] : names);
};
