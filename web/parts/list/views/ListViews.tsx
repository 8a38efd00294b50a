import { useCallback, useState } from 'react';
import type { GridColumnChoice } from '#ui-kit/DataGrid/index.ts';
import { SavedViewTabs } from '#ui-kit/SavedViewTabs/index.ts';
import type { LinkTabItem } from '#ui-kit/Tabs/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePlace } from '#web/parts/router/shown.ts';
import { listText as t } from '../list.words.ts';
import { hasConditions, type ListShape, readList } from '../listAddress.ts';
import { hasConditionsOf, type ListName, searchToSave } from './savedViews.ts';
import { useSavedViews } from './useSavedViews.ts';

const SaveViewDialog = createLazy(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);
const ManageViewsDialog = createLazy(async () => (await import('./ManageViewsDialog.tsx')).ManageViewsDialog);

const OF_TYPE = 'ofType';

export type ListViewsProps = {
  readonly list: ListName;
  readonly shape: ListShape<string>;
  /** The ready sets of rows, the same for everybody of a role; all rows when missing. */
  readonly ready?: readonly LinkTabItem[];
  /** The one of them that the address shows. */
  readonly currentId?: string;
  /** How many rows the list has now. */
  readonly total?: number | undefined;
  /** The columns of now, where the address does not say them. */
  readonly columnsNow?: () => GridColumnChoice;
};

/** All rows, for a list without ready sets. */
const useAllRows = (shape: ListShape<string>): Required<Pick<ListViewsProps, 'ready' | 'currentId'>> => {
  const { pathname, search } = usePlace();
  const isAll = !hasConditions(readList(new URLSearchParams(search), shape));
  return {
    ready: [{ id: 'all', label: t((w) => w.views.all), href: pathname }],
    currentId: isAll ? 'all' : '',
  };
};

type Saved = ReturnType<typeof useSavedViews>;

/** What the list opens with for the type of administrator, where it is none of the ready sets. */
const typeTabs = ({ ofType, hrefOf }: Saved, ready: readonly LinkTabItem[]): LinkTabItem[] =>
  ofType === null || ready.length === 0 || ready.some(({ href }) => hasConditionsOf(href, ofType.search))
    ? []
    : [{ id: OF_TYPE, label: ofType.name, href: hrefOf(ofType) }];

type Counted = { readonly shownReady: string; readonly total: number | undefined };

/** The ready sets, what the type begins with, and what the administrator saved himself; the one shown with its number. */
const tabsOf = (
  saved: Saved,
  ready: readonly LinkTabItem[],
  { shownReady, total }: Counted,
): LinkTabItem[] => {
  const counted = (isShown: boolean) => (isShown && total !== undefined ? { count: total } : {});
  return [
    ...ready.map((tab) => ({ ...tab, href: saved.meant(tab.href) })),
    ...typeTabs(saved, ready).map((tab) => ({ ...tab, ...counted(tab.id === shownReady) })),
    ...saved.views.map((view) => ({
      id: view.id,
      label: view.name,
      href: saved.hrefOf(view),
      ...counted(view === saved.opened),
    })),
  ];
};

/** The tabs of a list: its ready sets, then what the administrator saved himself, and the ways to keep and arrange it. */
export const ListViews = ({ list, shape, total, columnsNow, ...given }: ListViewsProps) => {
  const saved = useSavedViews(list, shape);
  const { views, opened, last, hrefOf, params, ofType } = saved;
  const allRows = useAllRows(shape);
  const { ready = allRows.ready, currentId = allRows.currentId } = given;
  const shownReady = typeTabs(saved, ready).length > 0 && saved.isOfTypeShown ? OF_TYPE : currentId;
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const close = useCallback(() => setDialog(null), []);
  return (
    <>
      <SavedViewTabs
        currentId={opened?.id ?? shownReady}
        views={tabsOf(saved, ready, { shownReady, total })}
        onSave={() => setDialog('save')}
        {...(views.length === 0 ? {} : { onManage: () => setDialog('manage') })}
      />
      {dialog === 'save' && (
        <Lazy
          part={SaveViewDialog}
          props={{
            list,
            views,
            last,
            ofType,
            search: searchToSave(params, shape, columnsNow?.()),
            onClose: close,
          }}
          onFailed={close}
        />
      )}
      {dialog === 'manage' && (
        <Lazy part={ManageViewsDialog} props={{ views, hrefOf, onClose: close }} onFailed={close} />
      )}
    </>
  );
};
