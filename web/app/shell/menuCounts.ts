import type { Family } from '#rules/families.ts';
import type { ShellMenuItem } from '#ui-kit/Shell/index.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { WorkCount } from '#web/parts/list/useWorkCounts.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { menuText } from './menu.words.ts';

/*
 * The numbers beside the entries of the administrators' menu.
 */

/** An entry that may have one; of a family, where it is the list of its applications. */
type Counted = ShellMenuItem & { readonly family?: Family };

type Waiting = Partial<Record<AdminType, WorkCount['key']>>;

/** What waits for each type in a list of the undertakings; never what he proposed or checked himself. */
const WAITING_IN: Readonly<Record<string, Waiting>> = {
  [adminPaths.myPages]: {
    [AdminType.JMAC]: 'unconfirmedSections',
    [AdminType.BackOffice]: 'unconfirmedSections',
    [AdminType.MAFF]: 'maffConfirming',
    [AdminType.CS]: 'returnedSections',
  },
  [adminPaths.changes]: {
    [AdminType.JMAC]: 'changesToDecide',
    [AdminType.BackOffice]: 'changesToDecide',
    [AdminType.MAFF]: 'changesAtMaff',
  },
  [adminPaths.amounts]: {
    [AdminType.JMAC]: 'amountsToApprove',
    [AdminType.BackOffice]: 'amountsToCheck',
  },
  [adminPaths.payouts]: {
    [AdminType.JMAC]: 'payoutsToApprove',
    [AdminType.BackOffice]: 'payoutsToCheck',
  },
  [adminPaths.threads]: {
    [AdminType.JMAC]: 'threadsWaiting',
    [AdminType.BackOffice]: 'threadsWaiting',
    [AdminType.CS]: 'threadsWaiting',
  },
  [adminPaths.mails]: {
    [AdminType.JMAC]: 'mailsFailed',
    [AdminType.BackOffice]: 'mailsFailed',
  },
  [adminPaths.retention]: { [AdminType.JMAC]: 'erasuresToApprove' },
  [adminPaths.properties]: {
    [AdminType.JMAC]: 'propertiesToConfirm',
    [AdminType.BackOffice]: 'propertiesToConfirm',
    [AdminType.MAFF]: 'disposalsAtMaff',
  },
};

/** The set whose number stands beside an entry: what waits there for this type of administrator. */
const countedAt = ({ href, family }: Counted, type: AdminType): WorkCount['key'] | undefined => {
  if (family !== undefined) return 'applicationsToCheck';
  return href === adminPaths.reports ? 'inspectionsToday' : WAITING_IN[href]?.[type];
};

/** An entry with the number of what waits there, which opens exactly that. */
export const withCount = <Item extends Counted>(
  item: Item,
  type: AdminType,
  counts: readonly WorkCount[],
): Item => {
  const key = countedAt(item, type);
  const found = counts.find((count) => count.key === key && count.family === (item.family ?? null));
  if (found === undefined) return item;
  const { count, label, query } = found;
  return { ...item, count, countLabel: menuText((w) => w.count, { label, count }), countHref: query };
};

/** How many of his files were made while he did something else. */
export const withReady = <Item extends Counted>(item: Item, count: number): Item =>
  item.href === adminPaths.exports && count > 0
    ? { ...item, count, countLabel: menuText((w) => w.exportsReady, { count }) }
    : item;
