import type { OperationId } from '#bff/core/contractDocument.ts';
import { accessLists } from '#bff/modules/access/index.ts';
import { aftercareLists } from '#bff/modules/aftercare/index.ts';
import { applicationLists } from '#bff/modules/applications/index.ts';
import { corporationLists } from '#bff/modules/corporations/index.ts';
import { correspondenceLists } from '#bff/modules/correspondence/index.ts';
import { inspectionLists } from '#bff/modules/inspections/index.ts';
import { moneyLists } from '#bff/modules/money/index.ts';
import { myPageLists } from '#bff/modules/myPages/index.ts';
import { projectLists } from '#bff/modules/projects/index.ts';
import { sectionLists } from '#bff/modules/sections/index.ts';
import { trailLists } from '#bff/modules/trail/index.ts';
import type { DescribedList } from '#bff/parts/lists/describeList.ts';
import type { AskedOf, CounterKey, ListName } from '#bff/parts/lists/listDescription.ts';
import type { Family } from '#rules/families.ts';

/** The lists of all modules below this one: saved views, counters and bulk runs are read from here. */
export const DESCRIBED = [
  ...accessLists,
  ...aftercareLists,
  ...applicationLists,
  ...corporationLists,
  ...correspondenceLists,
  ...inspectionLists,
  ...moneyLists,
  ...myPageLists,
  ...projectLists,
  ...sectionLists,
  ...trailLists,
];

const lists: readonly DescribedList[] = DESCRIBED;

/** The names under which views of a list are saved. */
export const LIST_NAMES: readonly ListName[] = [...new Set(lists.flatMap(({ view }) => view ?? []))];

/** The lists whose views are saved under a name: one, or two that share a page. */
export const listsNamed = (name: ListName): DescribedList[] => lists.filter(({ view }) => view === name);

/** The family whose applications a list has; null for every other list. */
export const familyOfList = (name: ListName): Family | null => listsNamed(name)[0]?.family ?? null;

/** What the address of a page says of itself, before any condition: `list=sections`. */
export const ownWordsOf = ({ page }: DescribedList): URLSearchParams =>
  new URLSearchParams(page?.split('?')[1] ?? '');

/**
 * The list of that name at an address: of two on one page, the one whose own words the address says.
 * @param search what follows its question mark
 */
export const listAt = (name: ListName, search: string): DescribedList | undefined => {
  const said = new URLSearchParams(search);
  const says = (list: DescribedList): boolean =>
    [...ownWordsOf(list)].every(([word, value]) => said.get(word) === value);
  return listsNamed(name)
    .sort((a, b) => ownWordsOf(b).size - ownWordsOf(a).size)
    .find(says);
};

/** A set of rows of a list, in the words of its address. */
export type CountedSet = { readonly list: DescribedList; readonly asked: (today: string) => object };

/** The sets that a counter counts: one, or one of each family. */
export const setsOf = (key: CounterKey): CountedSet[] =>
  lists.flatMap((list) => {
    const asked = list.counters[key];
    return asked === undefined ? [] : [{ list, asked }];
  });

/** Where the rows of a list are seen that have these conditions. @throws TypeError for a list without a page */
export const addressOf = <List extends OperationId>(
  { list, page }: DescribedList<List>,
  asked: Partial<AskedOf<List>>,
): string => {
  if (page === undefined) throw new TypeError(`${list} has no page`);
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(asked)) {
    for (const each of [value].flat()) if (each !== undefined) params.append(name, String(each));
  }
  if (params.size === 0) return page;
  return `${page}${page.includes('?') ? '&' : '?'}${params}`;
};
