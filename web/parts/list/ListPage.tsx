import type { ReactNode } from 'react';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import type { Described, ListPath } from './describeList.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';
import { SaveList } from './SaveList.tsx';
import { type ShownList, useList } from './useList.ts';

type ListPageProps<P extends ListPath> = RecordListProps<P> & {
  /** Over the title: the way back to the page that it belongs to. */
  readonly over?: ReactNode;
  /** At most three controls in the head of the page, with the one that saves the list. */
  readonly actions?: (save: ReactNode) => ReactNode;
  /** What stands around the rows below the head. */
  readonly children?: (rows: ReactNode) => ReactNode;
};

const alone = (part: ReactNode): ReactNode => part;

/** A page that is a list: its head, its views, and the list with every state. */
export const ListPage = <P extends ListPath>(props: ListPageProps<P>) => {
  const { over, actions = alone, children = alone, ...list } = props;
  const { words, savedBy } = list.shown.described;
  return (
    <>
      <PageHeader
        over={over}
        title={words.title}
        context={words.context}
        actions={actions(savedBy && <SaveList shown={list.shown} />)}
      />
      {children(<RecordList {...list} />)}
    </>
  );
};

/** What the page of a list draws with. */
export type ShownProps<P extends ListPath> = { readonly shown: ShownList<P> };

/**
 * The page of a described list, for those who see it.
 * @param Drawn where the page has something of its own
 */
export const listPageOf = <P extends ListPath>(
  described: Described<P>,
  Drawn: (props: ShownProps<P>) => ReactNode = ListPage,
) => {
  const { seenBy } = described;
  const Shown = () => <Drawn shown={useList(described)} />;
  return () =>
    seenBy === undefined ? (
      <Shown />
    ) : (
      <OnlyFor types={seenBy}>
        <Shown />
      </OnlyFor>
    );
};
