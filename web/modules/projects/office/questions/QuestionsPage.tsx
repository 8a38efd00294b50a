import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { Card } from '#ui-kit/Card/index.ts';
import type { GridPaging } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { QuestionCategoryLabel } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { useDeskKeys } from '#web/parts/desk/shortcuts/useDeskKeys.ts';
import { type ListShape, membersOf } from '#web/parts/list/listAddress.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { MissedCard } from './MissedCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionsHead } from './QuestionsHead.tsx';
import type { Question } from './questionForm.ts';
import { useStartOfThread } from './useStartOfThread.ts';

const SHAPE = {
  filters: ['category'],
  sorts: ['place'],
  defaultSort: 'place',
} as const satisfies ListShape<string>;

const CATEGORY = {
  id: 'category',
  name: t((w) => w.office.category),
  options: optionsOf(QuestionCategoryLabel),
};

/** /admin/project/:id/question — what is often asked about a round, and what readers looked for in vain. */
export const QuestionsPage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <Questions projectId={id} />;
};

/** What is open above the list: a question by its id, a new one, the copying. */
type Opened = number | 'new' | 'copy' | null;

/** The questions that the address asks for. */
const useQuestions = (projectId: number) => {
  const list = useListState(SHAPE);
  const { sort: _sort, ...words } = list.query;
  const category = membersOf(list.values, 'category', valuesOf(QuestionCategoryLabel));
  const query = { ...words, ...(category.length === 0 ? {} : { category }) };
  const read = useRead(
    '/api/admin/project/{id}/question',
    { path: { id: projectId }, query },
    { keepsPrevious: true },
  );
  return { list, query, read };
};

type FindQuestionsProps = {
  readonly list: ReturnType<typeof useQuestions>['list'];
  readonly total: number;
};

const FindQuestions = ({ list, total }: FindQuestionsProps) => {
  const field = useRef<HTMLInputElement>(null);
  useDeskKeys({ '/': () => field.current?.focus() });
  return (
    <FilterBar
      search={{
        label: t((w) => w.office.search),
        placeholder: t((w) => w.office.placeholder),
        ref: field,
        ...list.search,
      }}
      filters={[CATEGORY]}
      {...list.filterProps}
      total={total}
    />
  );
};

const Questions = ({ projectId }: { readonly projectId: number }) => {
  const { list, query, read } = useQuestions(projectId);
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <ReadPage read={read} waiting={<QuestionsHead projectId={projectId} />}>
      {({ body }) => (
        <>
          <QuestionsHead
            projectId={projectId}
            query={query}
            onCreate={() => setOpened('new')}
            onCopy={() => setOpened('copy')}
          />
          <Columns>
            <Stack gap={16}>
              <FindQuestions list={list} total={body.total} />
              <Cards
                items={body.items}
                isNarrowed={list.isConditionSet}
                paging={list.pagingOf(body)}
                onEdit={setOpened}
              />
            </Stack>
            <MissedCard projectId={projectId} />
          </Columns>
          <Dialogs
            {...{ projectId, opened, items: body.items }}
            onClose={() => setOpened(null)}
            onReload={() => void read.refetch()}
          />
        </>
      )}
    </ReadPage>
  );
};

type CardsProps = {
  readonly items: readonly Question[];
  readonly isNarrowed: boolean;
  readonly paging: GridPaging;
  readonly onEdit: (id: number) => void;
};

/** Only whole categories can be put into another order: beside what is not shown, nobody sees where one goes. */
const waysOf = (items: readonly Question[], index: number, isNarrowed: boolean) => {
  const isBeside = (other: Question | undefined) =>
    !isNarrowed && other !== undefined && other.category === items[index]?.category;
  return { isUp: isBeside(items[index - 1]), isDown: isBeside(items[index + 1]) };
};

const Cards = ({ items, isNarrowed, paging: { total, from, onPrevious, onNext }, onEdit }: CardsProps) => {
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState title={t((w) => (isNarrowed ? w.office.noMatch : w.office.empty))}>
          {t((w) => (isNarrowed ? w.office.noMatchText : w.office.emptyText))}
        </EmptyState>
      </Card>
    );
  }
  const entries = items.map((question, index) => ({ question, ways: waysOf(items, index, isNarrowed) }));
  return (
    <Stack gap={24}>
      {[...Map.groupBy(entries, ({ question }) => question.category)].map(([category, ofCategory]) => (
        <Stack key={category} gap={12}>
          <SectionHeading hasLine>{QuestionCategoryLabel[category]}</SectionHeading>
          {ofCategory.map(({ question, ways }) => (
            <QuestionCard
              key={question.id}
              question={question}
              ways={ways}
              onEdit={() => onEdit(question.id)}
            />
          ))}
        </Stack>
      ))}
      <Pagination {...{ total, from, onPrevious, onNext }} to={from + items.length - 1} />
    </Stack>
  );
};

type DialogsProps = {
  readonly projectId: number;
  readonly opened: Opened;
  readonly items: readonly Question[];
  readonly onClose: () => void;
  readonly onReload: () => void;
};

/** A page that was opened from a thread begins with the question that it makes; closed, it does not come again. */
const Dialogs = ({ projectId, opened, items, onClose, onReload }: DialogsProps) => {
  const [search, setSearch] = useSearchParams();
  const threadId = idInPath(search.get('thread') ?? undefined);
  const start = useStartOfThread(threadId);
  const handleClose = () => {
    onClose();
    if (threadId === null) return;
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('thread');
        return rest;
      },
      { replace: true },
    );
  };
  if (opened === 'copy') return <CopyDialog projectId={projectId} onClose={onClose} />;
  if (opened === null && start === undefined) return null;
  return (
    <QuestionDialog
      projectId={projectId}
      question={items.find(({ id }) => id === opened) ?? null}
      start={opened === null ? start : undefined}
      onClose={handleClose}
      onReload={onReload}
    />
  );
};
