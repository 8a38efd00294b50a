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

/** A counter of the contract with its icon and tone; it opens the list it counts. */
export const counterOf = ({ key, label, count, query }: HomeCounter): Counter => ({
  name: label,
  value: count,
  href: query,
  ...LOOKS[key],
});
