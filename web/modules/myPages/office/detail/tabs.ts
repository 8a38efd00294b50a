import type { LinkTabItem } from '#ui-kit/Tabs/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { DocumentCheckStatus, SectionKind } from '#web/parts/api/generated/enums.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { myPageText as t } from './myPage.words.ts';

const TAB_IDS = [
  'overview',
  'documents',
  'evidence',
  'delay',
  'inspection',
  'payment',
  'property',
  'notifications',
  'history',
] as const;

export type TabId = (typeof TAB_IDS)[number];

/** The tab that the address names. */
export const tabOf = (params: URLSearchParams): TabId =>
  TAB_IDS.find((id) => id === params.get('tab')) ?? 'overview';

type Counted = Pick<LinkTabItem, 'count' | 'countLabel'>;

/** Documents that wait for the desk, as the number on a tab, with what it counts; no number when there are none. */
const waiting = (myPage: MyPage, kinds: readonly SectionKind[] | null): Counted => {
  const count = myPage.sections.filter(
    ({ status, kind }) => status === DocumentCheckStatus.Confirming && (kinds?.includes(kind) ?? true),
  ).length;
  return count === 0 ? {} : { count, countLabel: t((w) => w.tabs.waiting, { count }) };
};

const countOf = (id: TabId, myPage: MyPage): Counted => {
  if (id === 'documents') return waiting(myPage, null);
  if (id === 'evidence') return waiting(myPage, [SectionKind.Voucher]);
  if (id === 'delay') return waiting(myPage, [SectionKind.Change, SectionKind.Delay, SectionKind.Suspension]);
  return {};
};

/** The tabs with how many documents in them wait for the desk. */
export const tabItems = (myPage: MyPage): LinkTabItem[] =>
  TAB_IDS.map((id) => ({
    id,
    label: t((w) => w.tabs[id]),
    href: id === 'overview' ? myPagePaths.detail(myPage.id) : myPagePaths.tab(myPage.id, id),
    ...countOf(id, myPage),
  }));
