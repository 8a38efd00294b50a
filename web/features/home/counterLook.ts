import {
  Banknote,
  CalendarClock,
  ClipboardCheck,
  ClockAlert,
  FileSearch,
  Landmark,
  ListChecks,
  Undo2,
} from 'lucide-react';
import type { Counter } from '#ui-kit/Counters/index.ts';
import type { components } from '#web/api/generated/types.ts';

type HomeCounter = components['schemas']['Counter'];

const LOOKS: Readonly<Record<HomeCounter['key'], Pick<Counter, 'icon' | 'tone'>>> = {
  unconfirmedSections: { icon: FileSearch, tone: 'neutral' },
  returnedSections: { icon: Undo2, tone: 'warning' },
  delayed: { icon: ClockAlert, tone: 'danger' },
  dueWithin7Days: { icon: CalendarClock, tone: 'warning' },
  inspectionsToday: { icon: ClipboardCheck, tone: 'neutral' },
  maffConfirming: { icon: Landmark, tone: 'special' },
  waitingPayment: { icon: Banknote, tone: 'neutral' },
  applicationsToCheck: { icon: ListChecks, tone: 'neutral' },
  applicationsReturned: { icon: Undo2, tone: 'warning' },
};

const APPLICATION_KEYS: readonly HomeCounter['key'][] = ['applicationsToCheck', 'applicationsReturned'];

/** Applications are counted by family: up to eight, of which those with work are worth their place. */
const ROW_LENGTH = 4;

/** A counter of the contract with its icon and tone; it opens the list it counts. */
const counterOf = ({ key, label, count, query }: HomeCounter): Counter => ({
  name: label,
  value: count,
  href: query,
  ...LOOKS[key],
});

/** The counters in rows: the undertakings', then the applications' that are not zero, four a row. */
export const counterRows = (counters: readonly HomeCounter[]): Counter[][] => {
  const ofApplications = counters.filter(({ key, count }) => APPLICATION_KEYS.includes(key) && count > 0);
  const others = counters.filter(({ key }) => !APPLICATION_KEYS.includes(key));
  const rows = Array.from({ length: Math.ceil(ofApplications.length / ROW_LENGTH) }, (_, row) =>
    ofApplications.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH),
  );
  return [others, ...rows].filter((row) => row.length > 0).map((row) => row.map(counterOf));
};
