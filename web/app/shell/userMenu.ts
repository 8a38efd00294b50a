import {
  Banknote,
  Bell,
  Building2,
  CalendarCheck2,
  CalendarDays,
  CircleQuestionMark,
  Coins,
  FileCheck2,
  FolderOpen,
  History,
  House,
  Landmark,
  Megaphone,
  MessagesSquare,
  Package,
  PencilLine,
} from 'lucide-react';
import type { ShellMenuGroup, ShellMenuItem } from '#ui-kit/Shell/index.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { ownMenuText } from './ownMenu.words.ts';

/** What waits for the company; zero shows nothing. */
export type UserCounts = {
  readonly returned: number;
  readonly unread: number;
  readonly unreadThreads?: number;
  readonly unreadAnnouncements?: number;
  readonly isMember?: boolean;
};

const homeItems = (projectId: number, { returned }: UserCounts): ShellMenuItem[] => [
  { id: 'home', href: paths.userHome(projectId), label: ownMenuText((w) => w.userHome), icon: House },
  {
    id: 'sections',
    href: userPaths.sections(projectId),
    label: ownMenuText((w) => w.userSections),
    icon: FolderOpen,
    count: returned,
    countLabel: ownMenuText((w) => w.userSectionsReturned, { count: returned }),
    isAlert: true,
  },
  {
    id: 'calendar',
    href: userPaths.calendar(projectId),
    label: ownMenuText((w) => w.userCalendar),
    icon: CalendarDays,
  },
  {
    id: 'payments',
    href: userPaths.payments(projectId),
    label: ownMenuText((w) => w.userPayments),
    icon: Coins,
  },
  {
    id: 'changes',
    href: userPaths.changes(projectId),
    label: ownMenuText((w) => w.userChanges),
    icon: PencilLine,
  },
  {
    id: 'duties',
    href: userPaths.duties(projectId),
    label: ownMenuText((w) => w.userDuties),
    icon: CalendarCheck2,
  },
  {
    id: 'property',
    href: userPaths.property(projectId),
    label: ownMenuText((w) => w.userProperties),
    icon: Package,
  },
  {
    id: 'payouts',
    href: userPaths.payouts(projectId),
    label: ownMenuText((w) => w.userPayouts),
    icon: Banknote,
  },
  {
    id: 'bankAccount',
    href: userPaths.bankAccount(projectId),
    label: ownMenuText((w) => w.userBankAccount),
    icon: Landmark,
  },
];

const deskItems = (
  projectId: number,
  { unread, unreadThreads = 0, unreadAnnouncements = 0 }: UserCounts,
): ShellMenuItem[] => [
  {
    id: 'questions',
    href: userPaths.questions(projectId),
    label: ownMenuText((w) => w.userQuestions),
    icon: CircleQuestionMark,
  },
  {
    id: 'threads',
    href: userPaths.threads(projectId),
    label: ownMenuText((w) => w.userThreads),
    icon: MessagesSquare,
    count: unreadThreads,
    countLabel: ownMenuText((w) => w.userThreadsUnread, { count: unreadThreads }),
  },
  {
    id: 'notifications',
    href: userPaths.notifications(projectId),
    label: ownMenuText((w) => w.userNotifications),
    icon: Bell,
    count: unread,
    countLabel: ownMenuText((w) => w.userNotificationsUnread, { count: unread }),
  },
  {
    id: 'papers',
    href: userPaths.papers(projectId),
    label: ownMenuText((w) => w.userPapers),
    icon: FileCheck2,
  },
  {
    id: 'announcements',
    href: userPaths.announcements(projectId),
    label: ownMenuText((w) => w.userAnnouncements),
    icon: Megaphone,
    count: unreadAnnouncements,
    countLabel: ownMenuText((w) => w.userAnnouncementsUnread, { count: unreadAnnouncements }),
  },
];

const companyItems = (projectId: number): ShellMenuItem[] => [
  {
    id: 'company',
    href: userPaths.company(projectId),
    label: ownMenuText((w) => w.userCompany),
    icon: Building2,
  },
  {
    id: 'activity',
    href: userPaths.activity(projectId),
    label: ownMenuText((w) => w.userActivity),
    icon: History,
  },
];

/** The pages that a member has too: the grant's money and papers, the requests and the duties are its representative's. */
const ofMember = /^(?:home|sections|payments|questions|threads|notifications|announcements|company)$/;

/** The menu of a corporation user. */
export const userMenuOf = (projectId: number, counts: UserCounts): ShellMenuGroup[] => {
  const own = (items: ShellMenuItem[]) =>
    counts.isMember ? items.filter(({ id }) => ofMember.test(id)) : items;
  return [
    { id: 'myPage', items: own(homeItems(projectId, counts)) },
    { id: 'desk', label: ownMenuText((w) => w.userFromDesk), items: own(deskItems(projectId, counts)) },
    { id: 'company', label: ownMenuText((w) => w.userCorporation), items: own(companyItems(projectId)) },
  ];
};
