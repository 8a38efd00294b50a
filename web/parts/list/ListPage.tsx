import type { ReactNode } from 'react';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { ListWords } from './listWords.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';

type ListPageProps<Row> = RecordListProps<Row> & {
  readonly words: ListWords;
  /** At most three controls in the head of the page. */
  readonly actions?: ReactNode;
};

/** A page that is a list: its head, its views, and the list with every state. */
export const ListPage = <Row extends { readonly id: number | string }>({
  actions,
  ...list
}: ListPageProps<Row>) => (
  <>
    <PageHeader title={list.words.title} context={list.words.context} actions={actions} />
    <RecordList {...list} />
  </>
);
