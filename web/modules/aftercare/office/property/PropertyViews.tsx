import { currentSet } from '#web/parts/list/setViews.ts';
import { useWorkCounts } from '#web/parts/list/useWorkCounts.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { usePlace } from '#web/parts/router/shown.ts';
import { DISPOSAL_LIST } from './disposalQuery.ts';
import { disposalsText as t } from './disposals.words.ts';
import { PROPERTY_LIST } from './propertyQuery.ts';

/** The sets of both lists, by the page that shows them. */
const VIEWS = {
  properties: ['properties', 'propertiesToConfirm'],
  disposals: ['disposals', 'disposalsToDecide', 'disposalsAtMaff'],
} as const;

/** What makes a tab of a page. */
const CONDITIONS = {
  properties: ['status', 'state', 'mypage_id', 'restrictedFrom', 'restrictedBefore'],
  disposals: ['status', 'mypage_id'],
} as const;

type PropertyViewsProps = {
  readonly page: keyof typeof VIEWS;
  readonly projectId: number | undefined;
  readonly total: number | undefined;
};

/** The tabs over the ledger and over the requests to dispose of what is in it: one row, whichever is shown. */
export const PropertyViews = ({ page, projectId, total }: PropertyViewsProps) => {
  const counts = useWorkCounts(projectId);
  const params = new URLSearchParams(usePlace().search);
  const ofPage = counts.filter(({ key }) => VIEWS[page].some((view) => view === key));
  return (
    <ListViews
      list={page}
      shape={page === 'properties' ? PROPERTY_LIST : DISPOSAL_LIST}
      total={total}
      currentId={currentSet(ofPage, params, CONDITIONS[page])?.key ?? ''}
      ready={[...VIEWS.properties, ...VIEWS.disposals].flatMap((view) =>
        counts
          .filter(({ key }) => key === view)
          .map(({ count, query }) => ({ id: view, label: t((w) => w.views[view]), href: query, count })),
      )}
    />
  );
};
