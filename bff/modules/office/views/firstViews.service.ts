import { type AdminRole, adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { InspectionReportStatus } from '#bff/generated/contract/enums.ts';
import { reportList } from '#bff/modules/inspections/index.ts';
import type { CounterKey, ListName } from '#bff/parts/lists/listDescription.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { FAMILIES } from '#rules/families.ts';
import { addressOf, setsOf } from '../describedLists.service.ts';
import { counterLabels } from '../home/home.words.ts';
import { ownReportsDue } from './views.words.ts';

/** What a list opens with: its name and its conditions. */
export type FirstView = { readonly name: string; readonly search: string };

type Maker = (list: ListName, today: string) => FirstView | null;

const searchIn = (address: string): string => address.split('?')[1] ?? '';

/** The rows of the list that a counter counts. */
const counted =
  (key: CounterKey): Maker =>
  (name, today) => {
    const set = setsOf(key).find(({ list }) => list.view === name);
    return set === undefined
      ? null
      : { name: counterLabels[key], search: searchIn(addressOf(set.list, set.asked(today))) };
  };

const { Draft, Returned } = InspectionReportStatus;

/** What an inspector has yet to hand in. */
const ownReports: Maker = () => ({
  name: ownReportsDue,
  search: searchIn(addressOf(reportList, { mine: true, status: [Draft, Returned] })),
});

const ofEachFamily = (maker: Maker): Partial<Record<ListName, Maker>> =>
  Object.fromEntries(FAMILIES.map((family) => [`${family}Applications`, maker]));

/**
 * What a list opens with for a type of administrator that does one thing in it (domain 7). JMAC does everything and the
 * call centre answers about everything: both begin with all rows, and so does everybody where nothing is said here.
 */
const FIRST: { readonly [role in AdminRole]: Partial<Record<ListName, Maker>> } = {
  JMAC: {},
  CS: {},
  MAFF: { myPages: counted('maffConfirming'), changes: counted('changesAtMaff') },
  Inspector: { reports: ownReports },
  BackOffice: {
    myPages: counted('unconfirmedSections'),
    ...ofEachFamily(counted('applicationsToCheck')),
    changes: counted('changesToDecide'),
    amounts: counted('amountsToCheck'),
    payouts: counted('payoutsToCheck'),
    threads: counted('threadsWaiting'),
  },
};

/** What the caller's list opens with unless one of his own views is the default; null for all rows. */
export const firstViewOf = (scope: Scope, list: ListName): FirstView | null =>
  FIRST[adminOf(scope).role][list]?.(list, tokyoDayOf(scope.now)) ?? null;
