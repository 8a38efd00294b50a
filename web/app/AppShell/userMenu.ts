import { House, ListChecks } from 'lucide-react';
import type { ShellMenuGroup } from '#ui-kit/Shell/index.ts';
import { paths } from '#web/navigation/paths.ts';
import { shellText } from '#web/text/shellText.ts';

/** The menu of a corporation user. One line an entry; the first is the home. */
export const userMenuOf = (projectId: number): ShellMenuGroup[] => {
  const home = paths.userHome(projectId);
  return [
    {
      id: 'myPage',
      items: [{ id: 'home', href: home, label: shellText((w) => w.menu.userHome), icon: House }],
    },
  ];
};

/** The menu of an applicant. One line an entry; the first is the home. */
export const applicationMenuOf = (projectId: number): ShellMenuGroup[] => {
  const home = paths.applicationHome(projectId);
  return [
    {
      id: 'application',
      items: [{ id: 'home', href: home, label: shellText((w) => w.menu.applicationHome), icon: ListChecks }],
    },
  ];
};

/** The menu of an administrator who looks at an applicant's pages. */
export const visitingAdminMenu: readonly ShellMenuGroup[] = [
  {
    id: 'admin',
    items: [{ id: 'back', href: paths.adminHome, label: shellText((w) => w.menu.backToAdmin), icon: House }],
  },
];
