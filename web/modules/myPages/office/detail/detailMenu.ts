import { Bell, CircleArrowRight, FileCheck2, Hourglass, Pencil } from 'lucide-react';
import type { MenuItem } from '#ui-kit/Menu/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { mayCall } from '#web/parts/api/mayCall.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { isGrave, type NamedAction } from './actions.ts';
import { myPageText as t } from './myPage.words.ts';
import type { NotificationStart } from './NotificationDialog.tsx';

export type Open =
  | { readonly kind: 'action'; readonly offered: NamedAction }
  | { readonly kind: 'edit' | 'override' }
  | { readonly kind: 'notify'; readonly start: NotificationStart };

/** Who may do what beside the actions that the server offers (contract: security of the operations). */
export const rightsOf = (type: AdminType | undefined) => ({
  edits: type === AdminType.JMAC,
  editsMemo: type === AdminType.CS,
  writes: type === AdminType.JMAC || type === AdminType.CS || type === AdminType.BackOffice,
  readsPapers: type !== undefined && mayCall('listIssuedPapers', type),
});

/** What can be done to a my page beside the next step. */
export const menuItems = (
  { id }: MyPage,
  rights: ReturnType<typeof rightsOf>,
  others: readonly NamedAction[],
  setOpen: (open: Open) => void,
): MenuItem[] => {
  const edit = {
    id: 'edit',
    label: rights.edits ? t((w) => w.head.edit) : t((w) => w.head.memo),
    icon: Pencil,
    onSelect: () => setOpen({ kind: 'edit' }),
  };
  const notify = {
    id: 'notify',
    label: t((w) => w.head.notify),
    icon: Bell,
    onSelect: () => setOpen({ kind: 'notify', start: null }),
  };
  const override = {
    id: 'override',
    label: t((w) => w.head.override),
    icon: Hourglass,
    onSelect: () => setOpen({ kind: 'override' }),
  };
  const papers = {
    id: 'papers',
    label: t((w) => w.head.papers),
    icon: FileCheck2,
    href: adminPaths.papersOf(id),
  };
  return [
    ...(rights.edits || rights.editsMemo ? [edit] : []),
    ...(rights.writes ? [notify] : []),
    ...(rights.edits ? [override] : []),
    ...(rights.readsPapers ? [papers] : []),
    ...others.map((offered, index) => actionItem(offered, index === 0, setOpen)),
  ];
};

const actionItem = (offered: NamedAction, hasDivider: boolean, setOpen: (open: Open) => void): MenuItem => ({
  id: offered.action,
  label: t((w) => w.actions[offered.action]),
  icon: CircleArrowRight,
  isDanger: isGrave(offered.action),
  hasDivider,
  onSelect: () => setOpen({ kind: 'action', offered }),
});
