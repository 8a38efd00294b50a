import {
  Activity,
  Archive,
  BadgeCheck,
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
  icon: Entry['icon'],
  word: Parameters<typeof menuText>[0],
  rules: Omit<Entry, keyof ShellMenuItem> = {},
): Entry => ({
  id: href,
  href,
  label: menuText(word),
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

const list = (family: Family): Entry => ({
  id: adminPaths.applications(family),
  href: adminPaths.applications(family),
  label: familyApplications(family),
  icon: SYMBOLS[FAMILY_LINES[family].symbol],
  family,
});

/** The side menu of administrators, with the rules of spec 2 beside each entry. */
export const ADMIN_MENU: readonly Group[] = [
  {
    id: 'home',
    entries: [
      entry('/admin', House, (w) => w.home),
      entry(adminPaths.threads, MessagesSquare, (w) => w.threads),
      entry(adminPaths.exports, FolderDown, (w) => w.exports),
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
      entry('/admin/project', FolderOpen, (w) => w.projects, { hiddenFor: OUTSIDE_OFFICE }),
      entry('/admin/mypage', FileText, (w) => w.myPages),
      entry(adminPaths.changes, FilePenLine, (w) => w.changes, { hiddenFor: [AdminType.Inspector] }),
      entry(adminPaths.amounts, Sigma, (w) => w.amounts, { hiddenFor: [AdminType.Inspector] }),
      entry(adminPaths.papers, FileCheck2, (w) => w.papers, { hiddenFor: [AdminType.Inspector] }),
      entry('/admin/mypage_report', ClipboardCheck, (w) => w.reports),
      entry(adminPaths.calendar, CalendarDays, (w) => w.calendar),
      entry(adminPaths.reminders, BellRing, (w) => w.reminders, { hiddenFor: [AdminType.Inspector] }),
      entry(adminPaths.payouts, Banknote, (w) => w.payouts, { hiddenFor: [AdminType.Inspector] }),
      entry(adminPaths.properties, Package, (w) => w.properties, { hiddenFor: [AdminType.Inspector] }),
    ],
  },
  {
    id: 'corporations',
    label: menuText((w) => w.corporationsGroup),
    entries: [entry('/admin/corporation', Building2, (w) => w.corporations, { hiddenFor: OUTSIDE_OFFICE })],
  },
  {
    id: 'administration',
    label: menuText((w) => w.administration),
    entries: [
      entry('/admin/user', Users, (w) => w.adminUsers, { onlyFor: [AdminType.JMAC] }),
      entry(adminPaths.pendingActs, BadgeCheck, (w) => w.pendingActs, { onlyFor: [AdminType.JMAC] }),
      entry(adminPaths.mails, Mail, (w) => w.mails, { onlyFor: [AdminType.JMAC, AdminType.BackOffice] }),
      entry(adminPaths.audit, ScrollText, (w) => w.audit, { onlyFor: [AdminType.JMAC, AdminType.MAFF] }),
      entry(adminPaths.retention, Archive, (w) => w.retention, { onlyFor: [AdminType.JMAC] }),
      entry(adminPaths.jobs, Activity, (w) => w.jobs, { onlyFor: [AdminType.JMAC] }),
      entry(adminPaths.machineKeys, KeyRound, (w) => w.machineKeys, { onlyFor: [AdminType.JMAC] }),
      entry(adminPaths.webhooks, Webhook, (w) => w.webhooks, { onlyFor: [AdminType.JMAC] }),
    ],
  },
];
