import { adminOf, type Family } from '#bff/core/actor.ts';
import { isOpenTo } from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { DescribedList } from '#bff/parts/lists/describeList.ts';
import type { CounterKey } from '#bff/parts/lists/listDescription.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { FAMILY_LINES } from '#rules/families.ts';
import { addressOf, type CountedSet, setsOf } from '../describedLists.service.ts';
import { type CountedRounds, countApplications } from './home.data.ts';
import { counterLabels, ofFamily } from './home.words.ts';
import { HOME_SETS } from './homeSets.service.ts';

/*
 * What counters, tabs and badges of the office count: sets of rows that the descriptions of lists name. A number is counted
 * by the very filter of its list, and its address carries the same conditions, so that whoever opens it sees exactly the
 * rows that were counted.
 */

/** A number with its words and the address of the rows that it counts. */
export type WorkCount = {
  readonly key: CounterKey;
  readonly label: string;
  readonly family: Family | null;
  readonly count: number;
  readonly query: string;
};

const KEYS = Object.keys(counterLabels) as CounterKey[];

/** A matter only when there is something in it. */
const ONLY_WITH_ROWS: readonly CounterKey[] = ['mailsFailed', 'erasuresToApprove'];

/** One set of rows: a counter of the applications has one of each family. */
type KeyedSet = CountedSet & { readonly key: CounterKey };

const setsFor = (keys: readonly CounterKey[]): KeyedSet[] =>
  keys.flatMap((key) => setsOf(key).map((set) => ({ ...set, key })));

/** As far as the list has such conditions: mails and erasures are of no round. */
const roundsOf = ({ conditions }: DescribedList, { projectId, domainTypes }: CountedRounds): object =>
  Object.fromEntries(
    Object.entries({ project_id: projectId, domainType: domainTypes }).filter(([name]) =>
      conditions.includes(name),
    ),
  );

const countSet = async (scope: Scope, { key, list, asked }: KeyedSet, rounds: CountedRounds) => {
  const { count } = list;
  if (count === undefined) throw new TypeError(`${list.list} is not counted`);
  const conditions = { ...asked(tokyoDayOf(scope.now)), ...roundsOf(list, rounds) };
  const query = addressOf(list, conditions);
  return { key, label: counterLabels[key], family: null, count: await count(scope, conditions), query };
};

const statusesOf = (asked: object): readonly unknown[] =>
  'status' in asked && Array.isArray(asked.status) ? asked.status : [];

/** The stages of all families, counted in one statement. */
const countStages = async (
  scope: Scope,
  sets: readonly KeyedSet[],
  rounds: CountedRounds,
): Promise<WorkCount[]> => {
  if (sets.length === 0) return [];
  const rows = await countApplications(scope.db, rounds);
  return sets.flatMap(({ key, list, asked }) => {
    const { family } = list;
    if (family === undefined) return [];
    const stage = asked(tokyoDayOf(scope.now));
    const counted = statusesOf(stage);
    const count = rows
      .filter((row) => row.family === family)
      .filter(({ status }) => counted.length === 0 || counted.includes(status))
      .reduce((sum, row) => sum + row._count, 0);
    const label = ofFamily(counterLabels[key], FAMILY_LINES[family].label);
    return [{ key, label, family, count, query: addressOf(list, { ...stage, ...roundsOf(list, rounds) }) }];
  });
};

const countAll = async (
  scope: Scope,
  sets: readonly KeyedSet[],
  rounds: CountedRounds = {},
): Promise<WorkCount[]> => {
  const ofFamilies = sets.filter(({ list }) => list.family !== undefined);
  const others = sets.filter(({ list }) => list.family === undefined);
  const counts = await Promise.all(others.map((set) => countSet(scope, set, rounds)));
  return [...counts, ...(await countStages(scope, ofFamilies, rounds))];
};

/**
 * Every set of the office's lists that the caller may read, for their tabs and for the menu.
 * @param rounds deployments narrow applications only
 */
export const listWorkCounts = (scope: Scope, rounds: CountedRounds): Promise<WorkCount[]> => {
  const { role } = adminOf(scope);
  const sets = setsFor(KEYS).filter(({ list }) => isOpenTo(list.list, role));
  return countAll(scope, sets, rounds);
};

const isShown = ({ key, family, count }: WorkCount): boolean =>
  count > 0 || (family === null && !ONLY_WITH_ROWS.includes(key));

/** What the calling administrator is shown at home; families without such an application are left out. */
export const homeCounters = async (scope: Scope): Promise<WorkCount[]> =>
  (await countAll(scope, setsFor(HOME_SETS[adminOf(scope).role]))).filter(isShown);
