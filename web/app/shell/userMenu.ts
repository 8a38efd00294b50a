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
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Package,
  PencilLine,
} from 'lucide-react';
import type { ShellMenuGroup, ShellMenuItem } from '#ui-kit/Shell/index.ts';
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

type Page =
  | 'home'
  | 'sections'
  | 'calendar'
  | 'payments'
  | 'changes'
  | 'duties'
  | 'property'
  | 'payouts'
  | 'bankAccount'
  | 'questions'
  | 'threads'
  | 'notifications'
  | 'papers'
  | 'announcements'
  | 'company'
  | 'activity';

const itemsOf =
  (projectId: number) =>
  (id: Page, icon: LucideIcon, word: Parameters<typeof ownMenuText>[0]): ShellMenuItem => ({
    id,
    href: userPaths[id](projectId),
    label: ownMenuText(word),
    icon,
  });

type Item = ReturnType<typeof itemsOf>;

const homeItems = (item: Item, { returned }: UserCounts): ShellMenuItem[] => [
  item('home', House, (w) => w.userHome),
  {
    ...item('sections', FolderOpen, (w) => w.userSections),
    count: returned,
    countLabel: ownMenuText((w) => w.userSectionsReturned, { count: returned }),
    isAlert: true,
  },
  item('calendar', CalendarDays, (w) => w.userCalendar),
  item('payments', Coins, (w) => w.userPayments),
  item('changes', PencilLine, (w) => w.userChanges),
  item('duties', CalendarCheck2, (w) => w.userDuties),
  item('property', Package, (w) => w.userProperties),
  item('payouts', Banknote, (w) => w.userPayouts),
  item('bankAccount', Landmark, (w) => w.userBankAccount),
];

const deskItems = (
  item: Item,
  { unread, unreadThreads = 0, unreadAnnouncements = 0 }: UserCounts,
): ShellMenuItem[] => [
  item('questions', CircleQuestionMark, (w) => w.userQuestions),
  {
    ...item('threads', MessagesSquare, (w) => w.userThreads),
    count: unreadThreads,
    countLabel: ownMenuText((w) => w.userThreadsUnread, { count: unreadThreads }),
  },
  {
    ...item('notifications', Bell, (w) => w.userNotifications),
    count: unread,
    countLabel: ownMenuText((w) => w.userNotificationsUnread, { count: unread }),
  },
  item('papers', FileCheck2, (w) => w.userPapers),
  {
    ...item('announcements', Megaphone, (w) => w.userAnnouncements),
    count: unreadAnnouncements,
    countLabel: ownMenuText((w) => w.userAnnouncementsUnread, { count: unreadAnnouncements }),
  },
];

const companyItems = (item: Item): ShellMenuItem[] => [
  item('company', Building2, (w) => w.userCompany),
  item('activity', History, (w) => w.userActivity),
];

/** The pages that a member has too: the grant's money and papers, the requests and the duties are its representative's. */
const ofMember = /^(?:home|sections|payments|questions|threads|notifications|announcements|company)$/;

/** The menu of a corporation user. */
export const userMenuOf = (projectId: number, counts: UserCounts): ShellMenuGroup[] => {
  const item = itemsOf(projectId);
  const own = (items: ShellMenuItem[]) =>
    counts.isMember ? items.filter(({ id }) => ofMember.test(id)) : items;
  return [
    { id: 'myPage', items: own(homeItems(item, counts)) },
    { id: 'desk', label: ownMenuText((w) => w.userFromDesk), items: own(deskItems(item, counts)) },
    { id: 'company', label: ownMenuText((w) => w.userCorporation), items: own(companyItems(item)) },
  ];
};
