import type { ReactNode } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { ListWords } from './listWords.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';

type ListPageProps<Row> = RecordListProps<Row> & {
  readonly words: ListWords;
  /** At most three controls in the head of the page. */
  readonly actions?: ReactNode;
  /** Between head and filters: the views of the list. */
  readonly views?: ReactNode;
};

/** A page that is a list: its head, its views, and the list with every state. */
export const ListPage = <Row extends { readonly id: number | string }>({
  actions,
  views,
  ...list
}: ListPageProps<Row>) => (
  <>
    <PageHeader title={list.words.title} context={list.words.context} actions={actions} />
    <Stack gap={16}>
      {views}
      <RecordList {...list} />
    </Stack>
  </>
);
