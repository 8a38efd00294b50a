import { Rows3, Table2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SavedViewTabs } from '#ui-kit/SavedViewTabs/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };
import { documentsOf, VIEW_IDS, viewHref, viewOf } from './listViews.ts';
import { MyPageGrid } from './MyPageGrid.tsx';
import { QueueGrid } from './QueueGrid.tsx';
import { useListFilters } from './useListFilters.ts';
import { useViewCounts } from './useMyPageList.ts';

const t = texts('myPages', words);

const WithIcon = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
`;

const lookOptions = [
  {
    value: 'list',
    name: t((w) => w.list.asList),
    label: (
      <WithIcon>
        <Icon of={Rows3} size={16} />
        {t((w) => w.list.asList)}
      </WithIcon>
    ),
  },
  {
    value: 'matrix',
    name: t((w) => w.list.asMatrix),
    label: (
      <WithIcon>
        <Icon of={Table2} size={16} />
        {t((w) => w.list.asMatrix)}
      </WithIcon>
    ),
  },
];

/** The views with how many each has, where that is known. */
const useViews = (params: URLSearchParams) => {
  const counts = useViewCounts();
  return VIEW_IDS.map((id) => {
    const count = counts[id];
    const shown = count === undefined ? {} : { count };
    return { id, label: t((w) => w.views[id]), href: viewHref(params, id), ...shown };
  });
};

/** /admin/mypage: the undertakings as a list or as a table of documents, and the documents that wait. */
export const MyPageListPage = () => {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const documents = documentsOf(view);
  const isMatrix = documents === null && params.get('view') === 'matrix';
  const views = useViews(params);
  const filters = useListFilters();
  const handleLook = (look: string): void => {
    const next = new URLSearchParams(params);
    if (look === 'matrix') next.set('view', look);
    else next.delete('view');
    setParams(next);
  };
  return (
    <>
      <PageHeader
        title={t((w) => w.list.title)}
        context={t((w) => w.list.context)}
        actions={documents === null && <LookChoice isMatrix={isMatrix} onChange={handleLook} />}
      />
      <Stack gap={16}>
        <SavedViewTabs views={views} currentId={view} />
        {documents === null ? (
          <MyPageGrid key="myPages" view={view} isMatrix={isMatrix} filters={filters} />
        ) : (
          <QueueGrid key={view} status={documents} filters={filters} />
        )}
      </Stack>
    </>
  );
};

type LookChoiceProps = { isMatrix: boolean; onChange: (look: string) => void };

const LookChoice = ({ isMatrix, onChange }: LookChoiceProps) => (
  <SegmentedChoice
    label={t((w) => w.list.view)}
    options={lookOptions}
    value={isMatrix ? 'matrix' : 'list'}
    onValueChange={onChange}
  />
);
