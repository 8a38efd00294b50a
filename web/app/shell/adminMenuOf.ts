import type { ShellMenuGroup } from '#ui-kit/Shell/index.ts';
import { type AdminType, DomainType } from '#web/parts/api/generated/enums.ts';
import type { WorkCount } from '#web/parts/list/useWorkCounts.ts';
import { familiesOf } from '#web/parts/navigation/adminPaths.ts';
import type { Variant } from '#web/parts/navigation/variant.ts';
import { ADMIN_MENU, type Entry } from './adminMenu.ts';
import { withCount, withReady } from './menuCounts.ts';

/** The rounds that belong to a host of one programme (spec 1); none where the programmes share the host. */
export const domainTypesAt = (variant: Variant): DomainType[] =>
  variant === 'Food' ? [] : [DomainType[variant]];

const isVisible = ({ family, hiddenFor, onlyFor }: Entry, variant: Variant, type: AdminType): boolean =>
  (family === undefined || familiesOf(variant).includes(family)) &&
  !hiddenFor?.includes(type) &&
  (onlyFor?.includes(type) ?? true);

/** On a host of one programme its list opens with the rounds of that programme, a condition that can be taken away. */
const atHost = (item: Entry, variant: Variant): Entry => {
  const domainType = domainTypesAt(variant);
  return item.family === undefined || domainType.length === 0
    ? item
    : { ...item, href: `${item.href}?domainType=${domainType[0]}` };
};

/**
 * The menu that an administrator of this type sees in this deployment (spec 2, 6).
 * @param counts of the sets of the lists; a number beside an entry opens exactly what it counts
 * @param ready files that were made and not looked at
 */
export const adminMenuOf = (
  variant: Variant,
  type: AdminType,
  counts: readonly WorkCount[] = [],
  ready = 0,
): ShellMenuGroup[] =>
  ADMIN_MENU.map(({ id, label, entries }) => ({
    id,
    label,
    items: entries
      .filter((candidate) => isVisible(candidate, variant, type))
      .map((item) => withReady(withCount(atHost(item, variant), type, counts), ready)),
  })).filter(({ items }) => items.length > 0);
