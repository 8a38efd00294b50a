import { type AdminRole, adminOf, type Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { InspectionReportStatus } from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { FAMILIES } from '#rules/families.ts';
import { counterLabels } from '../home/home.words.ts';
import {
  type ApplicationKey,
  applicationsAddress,
  reportsAddress,
  type WorkKey,
  workAddress,
} from '../home/workSets.service.ts';
import type { ListName } from './listConditions.service.ts';
import { ownReportsDue } from './views.words.ts';

/** What a list opens with: its name and its conditions. */
export type FirstView = { readonly name: string; readonly search: string };

type Maker = (today: string) => FirstView;

const searchIn = (address: string): string => address.split('?')[1] ?? '';

const work =
  (key: WorkKey): Maker =>
  (today) => ({ name: counterLabels[key], search: searchIn(workAddress(key, today)) });

const { Draft, Returned } = InspectionReportStatus;

/** What an inspector has yet to hand in. */
const ownReports: Maker = () => ({
  name: ownReportsDue,
  search: searchIn(reportsAddress({ isMine: true, statuses: [Draft, Returned] })),
});

const applications = (key: ApplicationKey): Partial<Record<ListName, Maker>> =>
  Object.fromEntries(
    FAMILIES.map((family: Family): [ListName, Maker] => [
      `${family}Applications`,
      () => ({ name: counterLabels[key], search: searchIn(applicationsAddress(key, family, {})) }),
    ]),
  );

/**
 * What a list opens with for a type of administrator that does one thing in it (domain 7). JMAC does everything and the
 * call centre answers about everything: both begin with all rows, and so does everybody where nothing is said here.
 */
const FIRST: { readonly [role in AdminRole]: Partial<Record<ListName, Maker>> } = {
  JMAC: {},
  CS: {},
  MAFF: { myPages: work('maffConfirming'), changes: work('changesAtMaff') },
  Inspector: { reports: ownReports },
  BackOffice: {
    myPages: work('unconfirmedSections'),
    ...applications('applicationsToCheck'),
    changes: work('changesToDecide'),
    amounts: work('amountsToCheck'),
    payouts: work('payoutsToCheck'),
    threads: work('threadsWaiting'),
  },
};

/** What the caller's list opens with unless one of his own views is the default; null for all rows. */
export const firstViewOf = (scope: Scope, list: ListName): FirstView | null =>
  FIRST[adminOf(scope).role][list]?.(tokyoDayOf(scope.now)) ?? null;
