import { CircleQuestionMark, FileText, House, ListChecks, MessagesSquare } from 'lucide-react';
import type { ShellMenuGroup } from '#ui-kit/Shell/index.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { ownMenuText } from './ownMenu.words.ts';

/** The menu of an applicant. One line an entry; the first is the home. */
export const applicationMenuOf = (projectId: number): ShellMenuGroup[] => {
  const home = paths.applicationHome(projectId);
  return [
    {
      id: 'application',
      items: [
        { id: 'home', href: home, label: ownMenuText((w) => w.applicationHome), icon: ListChecks },
        {
          id: 'about',
          href: paths.applicationAbout(projectId),
          label: ownMenuText((w) => w.applicationAbout),
          icon: FileText,
        },
        {
          id: 'questions',
          href: paths.applicationQuestions(projectId),
          label: ownMenuText((w) => w.userQuestions),
          icon: CircleQuestionMark,
        },
        {
          id: 'threads',
          href: `${home}/thread`,
          label: ownMenuText((w) => w.userThreads),
          icon: MessagesSquare,
        },
      ],
    },
  ];
};

/** The menu of an administrator who looks at an applicant's pages. */
export const visitingAdminMenu: readonly ShellMenuGroup[] = [
  {
    id: 'admin',
    items: [{ id: 'back', href: paths.adminHome, label: ownMenuText((w) => w.backToAdmin), icon: House }],
  },
];
