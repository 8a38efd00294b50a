import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { jaFilters } from '#ui-kit/text/ja.filters.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterChoices, RareChoices } from './FilterChoices.tsx';
import {
  choosable,
  type FilterChange,
  type FilterDefinition,
  type SetCondition,
  setConditions,
  valueTextOf,
} from './filters.ts';
import { SearchField } from './SearchField.tsx';

const Bar = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.print} { display: none; }
`;

/* What stands far right keeps its place beside the first row when the conditions need another. */
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
`;

const Conditions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
`;

/* On a phone the buttons scroll sideways in one line; the padding keeps their focus rings whole. */
const Buttons = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  width: 100%;
  margin: calc(-1 * ${space[6]}) calc(-1 * ${space[16]}) calc(-1 * ${space[6]}) calc(-1 * ${space[6]});
  padding: ${space[6]} ${space[16]} ${space[6]} ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  & button { flex: none; }
  ${media.md} { display: contents; }
`;

export type FilterSearch = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
};

export type FilterBarProps = Omit<ComponentPropsWithoutRef<'search'>, 'onChange' | 'children'> &
  FilterChange & {
    search?: FilterSearch;
    filters: readonly FilterDefinition[];
    /** Further controls, which show their own values (no chips). */
    children?: ReactNode;
    /** Whether one of those is set, or the search: the end of all conditions is offered. */
    hasOtherConditions?: boolean;
    /** Takes every condition away, those of `children` included. */
    onClear: () => void;
    /** How many rows the conditions leave. */
    total?: number | undefined;
    /** Far right: GridTools. */
    end?: ReactNode;
  };

/**
 * The search and the names of a list's conditions in one row; below it, while something narrows the list, what that is
 * (FilterChips).
 */
export const FilterBar = (props: FilterBarProps) => {
  const { search, filters, values, onChange, children, hasOtherConditions, onClear, total, end, ...native } =
    props;
  const conditions = setConditions(filters, { values, onChange });
  const { lineRef, said, remove, removeAll } = useRemoval(onClear);
  return (
    <Bar aria-label={jaFilters.region} {...native}>
      <Line ref={lineRef}>
        <Conditions>
          {search !== undefined && (
            <SearchField
              ref={search.ref}
              aria-label={search.label}
              placeholder={search.placeholder}
              value={search.value}
              onChange={search.onChange}
            />
          )}
          <Buttons>
            <FilterButtons {...{ filters, values, onChange }}>{children}</FilterButtons>
          </Buttons>
        </Conditions>
        {end}
      </Line>
      {(conditions.length > 0 || hasOtherConditions === true) && (
        <FilterChips conditions={conditions} total={total} onRemove={remove} onClear={removeAll} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Bar>
  );
};

/** Where the focus goes when what was pressed leaves: to the next chip, the one before, or the first control of the bar. */
const useRemoval = (onClear: () => void) => {
  const lineRef = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const focusFirst = () => lineRef.current?.querySelector<HTMLElement>('input, button')?.focus();
  const remove = (pressed: HTMLElement, { name, valueText, onClear: clear }: SetCondition) => {
    const chip = pressed.closest('li');
    const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
    const following = beside?.querySelector('button');
    if (following) following.focus();
    else focusFirst();
    clear();
    setSaid(jaFilters.removed(jaFilters.value(name, valueText)));
  };
  const removeAll = () => {
    focusFirst();
    onClear();
    setSaid(jaFilters.cleared);
  };
  return { lineRef, said, remove, removeAll };
};

type FilterButtonsProps = Pick<FilterBarProps, 'filters' | 'values' | 'onChange' | 'children'>;

/** The conditions in their order, the further controls after them, at the end those that are seldom used. */
const FilterButtons = ({ filters, children, ...change }: FilterButtonsProps) => {
  const isSet = (filter: FilterDefinition) => valueTextOf(filter, change.values) !== undefined;
  const offered = choosable(filters);
  const rare = offered.filter(({ isRare }) => isRare === true);
  return (
    <>
      {offered
        .filter(({ isRare }) => isRare !== true)
        .map((filter) => (
          <FilterButton key={filter.id} name={filter.name} isSet={isSet(filter)}>
            <FilterChoices filter={filter} {...change} />
          </FilterButton>
        ))}
      {children}
      {rare.length > 0 && (
        <FilterButton name={jaFilters.more} isSet={rare.some(isSet)}>
          <RareChoices filters={rare} {...change} />
        </FilterButton>
      )}
    </>
  );
};
