import type { ShellMenuGroup } from '#ui-kit/Shell/index.ts';

/** The entry whose place is shown: the longest address that the path lies under; the first entry, the home, only for itself. */
export const currentMenuId = (pathname: string, groups: readonly ShellMenuGroup[]): string | undefined => {
  const items = groups.flatMap((group) => group.items);
  const [home] = items;
  return items
    .map(({ id, href }) => ({ id, href: href.split('?')[0] ?? href }))
    .filter(({ id, href }) => pathname === href || (id !== home?.id && pathname.startsWith(`${href}/`)))
    .sort((a, b) => b.href.length - a.href.length)[0]?.id;
};
