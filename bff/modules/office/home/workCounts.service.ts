import { type AdminRole, adminOf, type Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { type CountedRounds, countApplications } from './home.data.ts';
import { counterLabels, ofFamily } from './home.words.ts';
import { HOME_SETS } from './homeSets.service.ts';
import {
  APPLICATION_SETS,
  type ApplicationKey,
  applicationsAddress,
  countWorkSet,
  type WorkKey,
} from './workSets.service.ts';

type CounterKey = WorkKey | ApplicationKey;

/** A number with its words and the address of the rows that it counts. */
export type WorkCount = {
  readonly key: CounterKey;
  readonly label: string;
  readonly family: Family | null;
  readonly count: number;
  readonly query: string;
};

const KEYS = Object.keys(counterLabels) as CounterKey[];

/** Inspectors have no list that speaks of money, and none of what is owed after the payment. */
const CLOSED_TO_INSPECTORS = [
  'changes',
  'amounts',
  'duties',
  'recoveries',
  'payouts',
  'properties',
  'disposals',
];

/** Lists that only some may read; each is a matter only when there is something in it. */
const READERS: Partial<Record<CounterKey, readonly AdminRole[]>> = {
  mailsFailed: ['JMAC', 'BackOffice'],
  erasuresToApprove: ['JMAC'],
};

const isOpenTo = (role: AdminRole, key: CounterKey): boolean => {
  const readers = READERS[key];
  if (readers !== undefined) return readers.includes(role);
  return role !== 'Inspector' || !CLOSED_TO_INSPECTORS.some((list) => key.startsWith(list));
};

const isApplicationKey = (key: CounterKey): key is ApplicationKey => Object.hasOwn(APPLICATION_SETS, key);

/** One count for each family: each has a list of its own. */
const applicationCounts = async (
  scope: Scope,
  keys: readonly ApplicationKey[],
  rounds: CountedRounds,
): Promise<WorkCount[]> => {
  if (keys.length === 0) return [];
  const rows = await countApplications(scope.db, rounds);
  return keys.flatMap((key) =>
    FAMILIES.map((family) => {
      const counted: readonly number[] = APPLICATION_SETS[key];
      const count = rows
        .filter((row) => row.family === family)
        .filter(({ status }) => counted.length === 0 || counted.includes(status))
        .reduce((sum, row) => sum + row._count, 0);
      const label = ofFamily(counterLabels[key], FAMILY_LINES[family].label);
      return { key, label, family, count, query: applicationsAddress(key, family, rounds) };
    }),
  );
};

const countAll = async (
  scope: Scope,
  keys: readonly CounterKey[],
  rounds: CountedRounds = {},
): Promise<WorkCount[]> => {
  const ofUndertakings = keys.filter((key): key is WorkKey => !isApplicationKey(key));
  const counts = await Promise.all(
    ofUndertakings.map(async (key) => ({
      key,
      label: counterLabels[key],
      family: null,
      ...(await countWorkSet(scope, key, rounds.projectId)),
    })),
  );
  return [...counts, ...(await applicationCounts(scope, keys.filter(isApplicationKey), rounds))];
};

/**
 * Every set of the office's lists, for their tabs and for the menu.
 * @param rounds deployments narrow applications only
 */
export const listWorkCounts = (scope: Scope, rounds: CountedRounds): Promise<WorkCount[]> =>
  countAll(
    scope,
    KEYS.filter((key) => isOpenTo(adminOf(scope).role, key)),
    rounds,
  );

const isShown = ({ key, family, count }: WorkCount): boolean =>
  count > 0 || (family === null && READERS[key] === undefined);

/** What the calling administrator is shown at home; families without such an application are left out. */
export const homeCounters = async (scope: Scope): Promise<WorkCount[]> =>
  (await countAll(scope, HOME_SETS[adminOf(scope).role])).filter(isShown);
