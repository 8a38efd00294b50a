import { Rows3, Table2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { idOf } from '#web/parts/list/listAddress.ts';
import { currentSet, setHref } from '#web/parts/list/setViews.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useWorkCounts } from '#web/parts/list/useWorkCounts.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { MyPageGrid } from './MyPageGrid.tsx';
import { FIRST_CHOICE } from './myPageColumns.tsx';
import { documentList, listsDocuments, myPageList, VIEW_CONDITIONS, VIEW_KEYS } from './myPages.list.ts';
import { myPagesText as t } from './myPages.words.ts';
import { columnsNow, pickedColumns } from './rememberedColumns.ts';
import { useShownTotal } from './useMyPageList.ts';

// The documents that wait are another list, which a tab opens.
const QueueGrid = createLazy(async () => (await import('./QueueGrid.tsx')).QueueGrid);
const SaveDocuments = createLazy(async () => (await import('./SaveDocuments.tsx')).SaveDocuments);

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

/** The tabs, each with how many rows it opens; the round that is chosen holds for all of them. */
const useViews = (params: URLSearchParams) => {
  const counts = useWorkCounts(idOf({ project_id: params.getAll('project_id') }, 'project_id'));
  const own = VIEW_KEYS.flatMap((key) => counts.filter((count) => count.key === key));
  return {
    currentId: currentSet(own, params, VIEW_CONDITIONS)?.key ?? '',
    ready: own.map(({ key, label, count, query }) => ({
      id: key,
      label: key === 'myPages' ? t((w) => w.list.all) : label,
      href: setHref(query, params),
      count,
    })),
  };
};

/** /admin/mypage: the undertakings as a list or as a table of documents, and the documents that wait. */
export const MyPageListPage = () => {
  const [params] = useSearchParams();
  const isOfDocuments = listsDocuments(params);
  const isMatrix = !isOfDocuments && params.get('view') === 'matrix';
  const views = useViews(params);
  const total = useShownTotal(params, isMatrix);
  return (
    <>
      <PageHeader
        title={t((w) => w.list.title)}
        context={t((w) => w.list.context)}
        actions={
          isOfDocuments ? (
            <Lazy part={SaveDocuments} props={{}} />
          ) : (
            <Tools isMatrix={isMatrix} total={total} />
          )
        }
      />
      <Stack gap={16}>
        <ListViews
          list="myPages"
          shape={(isOfDocuments ? documentList : myPageList).shape}
          {...views}
          total={total}
          {...(isOfDocuments ? {} : { columnsNow: pickedColumns })}
        />
        {isOfDocuments ? (
          <Lazy key="documents" part={QueueGrid} props={{}} meanwhile={<Skeleton shape="card" rows={8} />} />
        ) : (
          <MyPageGrid key="myPages" isMatrix={isMatrix} />
        )}
      </Stack>
    </>
  );
};

const SaveMyPages = ({ total }: { total: number | undefined }) => {
  const list = useListState(myPageList.shape);
  return (
    <ExportMenu
      path="/api/admin/my_page/export"
      query={myPageList.queryOf(list)}
      order={{ operation: 'exportMyPages', total }}
      shown={() => ({
        ...list,
        columns: myPageList.columns,
        columnChoice: columnsNow(FIRST_CHOICE, list.columnChoice),
      })}
    />
  );
};

type ToolsProps = { readonly isMatrix: boolean; readonly total: number | undefined };

/** How the undertakings are shown, and the file of them. */
const Tools = ({ isMatrix, total }: ToolsProps) => {
  const [params, setParams] = useSearchParams();
  const handleLook = (look: string): void => {
    const next = new URLSearchParams(params);
    if (look === 'matrix') next.set('view', look);
    else next.delete('view');
    setParams(next);
  };
  return (
    <>
      <SegmentedChoice
        label={t((w) => w.list.view)}
        options={lookOptions}
        value={isMatrix ? 'matrix' : 'list'}
        onValueChange={handleLook}
      />
      <SaveMyPages total={total} />
    </>
  );
};
