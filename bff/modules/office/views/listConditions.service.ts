import type { AdminRole } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { isOpenTo } from '#bff/core/contractDocument.ts';
import type { DescribedList } from '#bff/parts/lists/describeList.ts';
import type { ListName } from '#bff/parts/lists/listDescription.ts';
import { type AddressQuery, addressReader } from '#bff/parts/records/addressQuery.service.ts';
import { listAt, ownWordsOf } from '../describedLists.service.ts';
import { unknownCondition, unreadableCondition } from './views.words.ts';

/** Which columns are shown; the only words of an address that no operation knows. */
const COLUMNS = ['show', 'hide'];

/** A page is no part of a view: its cursor is gone with the next row. */
const PAGE = ['limit', 'cursor'];

const conditionNames = (list: DescribedList): readonly string[] => [
  ...addressReader(list.list).names.filter((name) => !PAGE.includes(name)),
  ...ownWordsOf(list).keys(),
  ...COLUMNS,
];

/**
 * Refuses what the address of a list does not say.
 * @param search what follows its question mark
 * @returns the list that it shows
 * @throws ACCESS_DENIED for a list that the role does not read, INVALID_PARAMETER for a condition that it does not have
 */
export const assertConditions = (role: AdminRole, name: ListName, search: string): DescribedList => {
  const list = listAt(name, search);
  if (list === undefined || !isOpenTo(list.list, role)) throw new ApiError('ACCESS_DENIED');
  const known = conditionNames(list);
  const unknown = [...new URLSearchParams(search).keys()].find((word) => !known.includes(word));
  if (unknown !== undefined) throw invalidField('/search', unknownCondition(unknown));
  return list;
};

/** What an address says beside its conditions: how the rows are shown. */
const SHOWN = [...COLUMNS, 'sort', 'view'];

/**
 * The list of an address, and its conditions as its operation's query has them: numbers, words, lists of them.
 * @param search what follows its question mark; how the rows are shown is left out
 * @throws ACCESS_DENIED, INVALID_PARAMETER as `assertConditions`, and for a value that the list does not know
 */
export const readConditions = (
  role: AdminRole,
  name: ListName,
  search: string,
): { readonly list: DescribedList; readonly asked: AddressQuery } => {
  const list = assertConditions(role, name, search);
  const params = new URLSearchParams(search);
  for (const word of [...ownWordsOf(list).keys(), ...SHOWN]) params.delete(word);
  const reading = addressReader(list.list).read(params);
  if (reading.unreadable !== undefined)
    throw invalidField('/search', unreadableCondition(reading.unreadable));
  return { list, asked: reading.query };
};
