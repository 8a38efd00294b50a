import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { SearchField } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { QuestionCategoryLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { useDeskKeys } from '#web/parts/desk/keys/useDeskKeys.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useSearchDraft } from '#web/parts/list/useSearchDraft.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { questionsText as t } from './questions.words.ts';
import { useFoundQuestions } from './useFoundQuestions.ts';
import { useMissedSearch } from './useMissedSearch.ts';

type PublicQuestion = components['schemas']['PublicQuestion'];
type Category = PublicQuestion['category'];

const Asked = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
`;

type QuestionFinderProps = {
  readonly projectId: number;
  /** The way to ask somebody, where no answer helped. */
  readonly ask: ReactNode;
};

/** Questions of a round, searched while one types: for applicants before and after their log-in, and for companies. */
export const QuestionFinder = ({ projectId, ask }: QuestionFinderProps) => {
  const [q, setQ] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const search = useSearchDraft(q, setQ);
  const field = useRef<HTMLInputElement>(null);
  useDeskKeys({ '/': () => field.current?.focus() });
  const found = useFoundQuestions(projectId, { q: q.trim(), category });
  const isSearched = q.trim() !== '' || category !== null;
  useMissedSearch(projectId, found.isNothing && q.trim() !== '' && category === null ? q.trim() : null);
  return (
    <Stack gap={24}>
      <Asked>
        <SearchField
          ref={field}
          aria-label={t((w) => w.finder.search)}
          placeholder={t((w) => w.finder.placeholder)}
          maxLength={100}
          value={search.value}
          onChange={search.onChange}
        />
        <CategorySelect category={category} onChange={setCategory} />
      </Asked>
      <Found {...{ projectId, ask, found, isSearched }} />
      <section>
        <Stack gap={12}>
          <SectionHeading hasLine>{t((w) => w.finder.ask)}</SectionHeading>
          {ask}
        </Stack>
      </section>
    </Stack>
  );
};

type CategorySelectProps = {
  readonly category: Category | null;
  readonly onChange: (category: Category | null) => void;
};

const CategorySelect = ({ category, onChange }: CategorySelectProps) => (
  <Select
    label={t((w) => w.finder.category)}
    isLabelHidden
    width="content"
    placeholder={t((w) => w.finder.all)}
    options={optionsOf(QuestionCategoryLabel)}
    value={category === null ? '' : String(category)}
    onChange={({ target: { value } }) =>
      onChange(valuesOf(QuestionCategoryLabel).find((one) => String(one) === value) ?? null)
    }
  />
);

type FoundProps = QuestionFinderProps & {
  readonly found: ReturnType<typeof useFoundQuestions>;
  readonly isSearched: boolean;
};

const Found = ({ projectId, ask, found: { read, paging, items, total }, isSearched }: FoundProps) => {
  if (read.isError && items === undefined) {
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t((w) => w.finder.failed)}
        actions={<Button onClick={() => void read.refetch()}>{t((w) => w.finder.retry)}</Button>}
      />
    );
  }
  if (items === undefined) return <Skeleton shape="card" rows={4} />;
  if (items.length === 0) return <Nothing isSearched={isSearched} />;
  return (
    <Stack gap={24}>
      <VisuallyHidden role="status">{t((w) => w.finder.found, { count: total })}</VisuallyHidden>
      {groupsOf(items).map(([category, ofCategory]) => (
        <Stack key={category} gap={8}>
          <SectionHeading>{QuestionCategoryLabel[category]}</SectionHeading>
          {ofCategory.map((item) => (
            <QuestionItem key={item.id} {...{ projectId, item, ask }} />
          ))}
        </Stack>
      ))}
      {(paging.onPrevious ?? paging.onNext) !== undefined && <Pagination {...paging} />}
    </Stack>
  );
};

const Nothing = ({ isSearched }: { readonly isSearched: boolean }) => (
  <Card>
    <EmptyState role="status" title={t((w) => (isSearched ? w.finder.noMatch : w.finder.none))}>
      {t((w) => (isSearched ? w.finder.noMatchText : w.finder.noneText))}
    </EmptyState>
  </Card>
);

/** In the order of the office, which keeps a category together. */
const groupsOf = (items: readonly PublicQuestion[]): [Category, PublicQuestion[]][] => [
  ...Map.groupBy(items, ({ category }) => category),
];
