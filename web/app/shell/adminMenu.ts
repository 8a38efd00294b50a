import {
  Activity,
  Archive,
  Banknote,
  BellRing,
  Building2,
  CalendarDays,
  ClipboardCheck,
  FileCheck2,
  FilePenLine,
  FileText,
  FolderDown,
  FolderOpen,
  HeartHandshake,
  House,
  KeyRound,
  Mail,
  MapPin,
  MessagesSquare,
  Package,
  ScrollText,
  Sigma,
  Store,
  Users,
  Webhook,
  Wheat,
} from 'lucide-react';
import { FAMILIES, FAMILY_LINES, type Family } from '#rules/families.ts';
import type { ShellMenuItem } from '#ui-kit/Shell/index.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { familyApplications } from '#web/parts/text/familyApplications.ts';
import { menuText } from './menu.words.ts';

export type Entry = ShellMenuItem & {
  /** The list of a family: shown where the deployment has the family. */
  readonly family?: Family;
  /** Admin types that do not see it. */
  readonly hiddenFor?: readonly AdminType[];
  /** The only admin types that see it. */
  readonly onlyFor?: readonly AdminType[];
};

type Group = { readonly id: string; readonly label?: string; readonly entries: readonly Entry[] };

const OUTSIDE_OFFICE: readonly AdminType[] = [AdminType.Inspector, AdminType.BackOffice];

const entry = (
  href: string,
  label: string,
  icon: Entry['icon'],
  rules: Omit<Entry, keyof ShellMenuItem> = {},
): Entry => ({
  id: href,
  href,
  label,
  icon,
  ...rules,
});

const SYMBOLS = {
  shop: Store,
  grain: Wheat,
  place: MapPin,
  people: HeartHandshake,
  paper: FileText,
} as const;

const list = (family: Family): Entry =>
  entry(adminPaths.applications(family), familyApplications(family), SYMBOLS[FAMILY_LINES[family].symbol], {
    family,
  });

/** The side menu of administrators, with the rules of spec 2 beside each entry. */
export const ADMIN_MENU: readonly Group[] = [
  {
    id: 'home',
    entries: [
      entry(
        '/admin',
        menuText((w) => w.home),
        House,
      ),
      entry(
        adminPaths.threads,
        menuText((w) => w.threads),
        MessagesSquare,
      ),
      entry(
        adminPaths.exports,
        menuText((w) => w.exports),
        FolderDown,
      ),
    ],
  },
  {
    id: 'applications',
    label: menuText((w) => w.applications),
    entries: FAMILIES.map(list),
  },
  {
    id: 'undertakings',
    label: menuText((w) => w.undertakings),
    entries: [
      entry(
        '/admin/project',
        menuText((w) => w.projects),
        FolderOpen,
        { hiddenFor: OUTSIDE_OFFICE },
      ),
      entry(
        '/admin/mypage',
        menuText((w) => w.myPages),
        FileText,
      ),
      entry(
        adminPaths.changes,
        menuText((w) => w.changes),
        FilePenLine,
        { hiddenFor: [AdminType.Inspector] },
      ),
      entry(
        adminPaths.amounts,
        menuText((w) => w.amounts),
        Sigma,
        { hiddenFor: [AdminType.Inspector] },
      ),
      entry(
        adminPaths.papers,
        menuText((w) => w.papers),
        FileCheck2,
        { hiddenFor: [AdminType.Inspector] },
      ),
      entry(
        '/admin/mypage_report',
        menuText((w) => w.reports),
        ClipboardCheck,
      ),
      entry(
        adminPaths.calendar,
        menuText((w) => w.calendar),
        CalendarDays,
      ),
      entry(
        adminPaths.reminders,
        menuText((w) => w.reminders),
        BellRing,
        { hiddenFor: [AdminType.Inspector] },
      ),
      entry(
        adminPaths.payouts,
        menuText((w) => w.payouts),
        Banknote,
        { hiddenFor: [AdminType.Inspector] },
      ),
      entry(
        adminPaths.properties,
        menuText((w) => w.properties),
        Package,
        { hiddenFor: [AdminType.Inspector] },
      ),
    ],
  },
  {
    id: 'corporations',
    label: menuText((w) => w.corporationsGroup),
    entries: [
      entry(
        '/admin/corporation',
        menuText((w) => w.corporations),
        Building2,
        { hiddenFor: OUTSIDE_OFFICE },
      ),
    ],
  },
  {
    id: 'administration',
    label: menuText((w) => w.administration),
    entries: [
      entry(
        '/admin/user',
        menuText((w) => w.adminUsers),
        Users,
        { onlyFor: [AdminType.JMAC] },
      ),
      entry(
        adminPaths.mails,
        menuText((w) => w.mails),
        Mail,
        { onlyFor: [AdminType.JMAC, AdminType.BackOffice] },
      ),
      entry(
        adminPaths.audit,
        menuText((w) => w.audit),
        ScrollText,
        { onlyFor: [AdminType.JMAC, AdminType.MAFF] },
      ),
      entry(
        adminPaths.retention,
        menuText((w) => w.retention),
        Archive,
        { onlyFor: [AdminType.JMAC] },
      ),
      entry(
        adminPaths.jobs,
        menuText((w) => w.jobs),
        Activity,
        { onlyFor: [AdminType.JMAC] },
      ),
      entry(
        adminPaths.machineKeys,
        menuText((w) => w.machineKeys),
        KeyRound,
        { onlyFor: [AdminType.JMAC] },
      ),
      entry(
        adminPaths.webhooks,
        menuText((w) => w.webhooks),
        Webhook,
        { onlyFor: [AdminType.JMAC] },
      ),
    ],
  },
];
