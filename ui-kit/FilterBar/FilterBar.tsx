import { type ComponentPropsWithoutRef, Fragment, type ReactNode, type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { media, size, space } from '#ui-kit/tokens/index.ts';
import { FilterButton } from './FilterButton.tsx';
import type { FilterOption } from './filterText.ts';
import { filterTextOf } from './filterText.ts';
import { SearchField } from './SearchField.tsx';

/* What stands far right keeps its place beside the first row when the conditions need another. */
const Bar = styled.search`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  ${media.print} { display: none; }
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

const List = styled.div`
  display: grid;
  /* Focus rings of the boxes stay whole inside the part that scrolls. */
  margin: calc(-1 * ${space[6]});
  padding: ${space[6]};
  max-height: calc(7 * ${size.target} + 2 * ${space[6]});
  overflow-y: auto;
`;

type Filter = {
  id: string;
  name: string;
  /** Seldom used: it stands in ほかの条件 until it is set or somebody takes it out. */
  isRare?: boolean;
};

type OptionsDefinition = Filter & { options: readonly FilterOption[] };

/** A condition that is no list of values: its FilterButton, and whether it narrows the list now. */
type ControlDefinition = Filter & { isSet: boolean; control: ReactNode };

export type FilterDefinition = OptionsDefinition | ControlDefinition;

/** The chosen values of each filter; a filter that is not set is missing or empty. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export type FilterSearch = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
};

export type FilterBarProps = Omit<ComponentPropsWithoutRef<'search'>, 'onChange' | 'children'> & {
  search?: FilterSearch;
  filters: readonly FilterDefinition[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** Further FilterButtons, for conditions that are no list of values. */
  children?: ReactNode;
  /** Whether one of those is set, or the search: 条件を外す is offered. */
  hasOtherConditions?: boolean;
  /** Takes every condition away, those of `children` included. */
  onClear: () => void;
  /** Far right: GridTools. */
  end?: ReactNode;
};

const isSetIn = (values: FilterValues, filter: FilterDefinition): boolean =>
  'control' in filter ? filter.isSet : (values[filter.id] ?? []).length > 0;

/** Search and conditions of a list in one row; a set condition is green and shows its value. */
export const FilterBar = (props: FilterBarProps) => {
  const {
    search,
    filters,
    values,
    onChange,
    children,
    hasOtherConditions = false,
    onClear,
    end,
    ...native
  } = props;
  const isAnySet = filters.some((filter) => isSetIn(values, filter));
  return (
    <Bar aria-label={jaGrid.filters.region} {...native}>
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
          <OptionFilters filters={filters} values={values} onChange={onChange}>
            {children}
          </OptionFilters>
          {(isAnySet || hasOtherConditions) && (
            <Button variant="quiet" size="small" onClick={onClear}>
              {jaGrid.filters.clear}
            </Button>
          )}
        </Buttons>
      </Conditions>
      {end}
    </Bar>
  );
};

type OptionFiltersProps = Pick<FilterBarProps, 'filters' | 'values' | 'onChange' | 'children'>;

/** The conditions in their order, the further ones after them, at the end those that are seldom used. */
const OptionFilters = ({ filters, values, onChange, children }: OptionFiltersProps) => {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const isShown = (filter: FilterDefinition): boolean =>
    filter.isRare !== true || taken.includes(filter.id) || isSetIn(values, filter);
  return (
    <>
      {filters
        .filter(isShown)
        .map((filter) =>
          'control' in filter ? (
            <Fragment key={filter.id}>{filter.control}</Fragment>
          ) : (
            <OptionFilter
              key={filter.id}
              filter={filter}
              chosen={values[filter.id] ?? []}
              onChange={(chosen) => onChange({ ...values, [filter.id]: chosen })}
            />
          ),
        )}
      {children}
      <MoreFilters
        filters={filters.filter((filter) => !isShown(filter))}
        onTake={(id) => setTaken([...taken, id])}
      />
    </>
  );
};

type MoreFiltersProps = { filters: readonly FilterDefinition[]; onTake: (id: string) => void };

/** The conditions that are seldom used; taken out, each stands in the row like the others. */
const MoreFilters = ({ filters, onTake }: MoreFiltersProps) =>
  filters.length > 0 && (
    <FilterButton name={jaGrid.filters.more} onClear={() => {}}>
      <List>
        {filters.map(({ id, name }) => (
          <Button key={id} variant="quiet" onClick={() => onTake(id)}>
            {name}
          </Button>
        ))}
      </List>
    </FilterButton>
  );

type OptionFilterProps = {
  filter: OptionsDefinition;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

const OptionFilter = ({ filter: { name, options }, chosen, onChange }: OptionFilterProps) => {
  const handleToggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <FilterButton name={name} valueText={filterTextOf(options, chosen)} onClear={() => onChange([])}>
      <List>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) => handleToggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </List>
    </FilterButton>
  );
};
