import type { ReactNode } from 'react';
import type { IconShape } from '#ui-kit/Icon/index.ts';

export type ShellMenuItem = {
  id: string;
  label: string;
  href: string;
  icon: IconShape;
  /** Zero shows nothing. */
  count?: number;
  /** The count as a sentence for screen readers: 未確認38件. */
  countLabel?: string;
  /** Where exactly what is counted is seen, when that is not the whole of `href`: the count is a link of its own. */
  countHref?: string;
  /** Red: the business's turn, or unread. Never for queues of the staff. */
  isAlert?: boolean;
};

export type ShellMenuGroup = {
  id: string;
  /** The first group as a rule has none. */
  label?: string;
  items: readonly ShellMenuItem[];
};

export type ShellStatus = {
  /** A name that must never be overlooked: the test environment. */
  environment?: string;
  /** The kind of user, the company or the project, one per line. */
  lines: readonly string[];
};

/** What the drawer holds, from top to bottom. */
export type ShellDrawerContent = {
  /** The programme's title (spec 2 names the three). */
  title: string;
  homeHref: string;
  status?: ShellStatus;
  groups: readonly ShellMenuGroup[];
  /** The id of the menu item whose place is shown. */
  currentId?: string | undefined;
  /** An AccountMenu. */
  account?: ReactNode;
};
