import {
  BadgeCheck,
  Banknote,
  Calculator,
  CalendarClock,
  CalendarX2,
  ClipboardCheck,
  ClockAlert,
  FilePenLine,
  FileSearch,
  HandCoins,
  Inbox,
  Landmark,
  MailX,
  MessageCircleQuestion,
  Package,
  PackageOpen,
  Shredder,
  TriangleAlert,
  Undo2,
  UserCheck,
} from 'lucide-react';
import type { Counter } from '#ui-kit/Counters/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';

type HomeCounter = components['schemas']['Counter'];

type UndertakingKey = Exclude<
  HomeCounter['key'],
  | `applications${string}`
  | `myPages${string}`
  | 'payouts'
  | 'payoutsExported'
  | 'payoutsPaid'
  | 'properties'
  | 'disposals'
>;

const LOOKS: Readonly<Record<UndertakingKey, Pick<Counter, 'icon' | 'tone'>>> = {
  unconfirmedSections: { icon: FileSearch, tone: 'neutral' },
  returnedSections: { icon: Undo2, tone: 'warning' },
  delayed: { icon: ClockAlert, tone: 'danger' },
  dueWithin7Days: { icon: CalendarClock, tone: 'warning' },
  inspectionsToday: { icon: ClipboardCheck, tone: 'neutral' },
  maffConfirming: { icon: Landmark, tone: 'special' },
  changesToDecide: { icon: FilePenLine, tone: 'neutral' },
  changesAtMaff: { icon: Landmark, tone: 'special' },
  dutiesOverdue: { icon: CalendarX2, tone: 'danger' },
  amountsToCheck: { icon: Calculator, tone: 'neutral' },
  amountsToApprove: { icon: BadgeCheck, tone: 'special' },
  waitingPayment: { icon: Banknote, tone: 'neutral' },
  recoveriesToDecide: { icon: HandCoins, tone: 'neutral' },
  recoveriesOverdue: { icon: HandCoins, tone: 'danger' },
  payoutsToCheck: { icon: Inbox, tone: 'neutral' },
  payoutsToApprove: { icon: UserCheck, tone: 'neutral' },
  payoutsToExport: { icon: BadgeCheck, tone: 'neutral' },
  payoutsFailed: { icon: TriangleAlert, tone: 'danger' },
  propertiesToConfirm: { icon: Package, tone: 'neutral' },
  disposalsToDecide: { icon: PackageOpen, tone: 'neutral' },
  disposalsAtMaff: { icon: Landmark, tone: 'special' },
  threadsWaiting: { icon: MessageCircleQuestion, tone: 'neutral' },
  mailsFailed: { icon: MailX, tone: 'danger' },
  erasuresToApprove: { icon: Shredder, tone: 'special' },
};

const isOfUndertakings = (counter: HomeCounter): counter is HomeCounter & { key: UndertakingKey } =>
  Object.hasOwn(LOOKS, counter.key);

/** The counters of the undertakings with icon and tone; each opens the list it counts. */
export const undertakingCounters = (counters: readonly HomeCounter[]): Counter[] =>
  counters
    .filter(isOfUndertakings)
    .map(({ key, label, count, query }) => ({ name: label, value: count, href: query, ...LOOKS[key] }));

/** How many applications of a family wait for the desk, and how many for their applicants. */
export type FamilyCounts = {
  readonly family: ApplicationFamilyName;
  readonly toCheck: HomeCounter | null;
  readonly returned: HomeCounter | null;
};

/** The counters of applications by family, families without work are left out. */
export const familyCounts = (
  counters: readonly HomeCounter[],
  families: readonly ApplicationFamilyName[],
): FamilyCounts[] =>
  families
    .map((family): FamilyCounts => {
      const find = (wanted: HomeCounter['key']): HomeCounter | null =>
        counters.find(
          (counter) => counter.key === wanted && counter.family === family && counter.count > 0,
        ) ?? null;
      return { family, toCheck: find('applicationsToCheck'), returned: find('applicationsReturned') };
    })
    .filter(({ toCheck, returned }) => toCheck !== null || returned !== null);
