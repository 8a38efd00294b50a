import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { jaFilters } from '#ui-kit/text/ja.filters.ts';
import { leading, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { FilterChange, FilterDefinition } from './filters.ts';

const List = styled.div`
  display: grid;
  justify-items: start;
  /* Focus rings of the boxes stay whole inside the part that scrolls. */
  margin: calc(-1 * ${space[6]});
  padding: ${space[6]};
  max-height: calc(7 * ${size.target} + 2 * ${space[6]});
  overflow-y: auto;
`;

type FilterChoicesProps = FilterChange & { filter: FilterDefinition };

/** What a condition can be: boxes for a list of values, or the fields that it brings along. */
export const FilterChoices = ({ filter, values, onChange }: FilterChoicesProps) => {
  if (!('options' in filter)) return filter.control;
  const chosen = values[filter.id] ?? [];
  const handleToggle = (value: string, isChosen: boolean) =>
    onChange({
      ...values,
      [filter.id]: isChosen ? [...chosen, value] : chosen.filter((other) => other !== value),
    });
  return (
    <List>
      {filter.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(event) => handleToggle(value, event.currentTarget.checked)}
        />
      ))}
    </List>
  );
};

const Open = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  & > legend { padding: ${space[4]} 0 ${space[8]}; font-size: ${text[14]}; font-weight: ${weight.bold}; line-height: ${leading[14]}; }
`;

const Back = styled.div`
  margin: calc(-1 * ${space[8]}) calc(-1 * ${space[12]}) 0;
`;

/** What was pressed gave its place to this: the focus stays in what is open. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type RareChoicesProps = FilterChange & { filters: readonly FilterDefinition[] };

/** The names of the conditions that are seldom used; one of them gives its place to its choices, and comes back. */
export const RareChoices = ({ filters, ...change }: RareChoicesProps) => {
  const [{ openId, lastId }, setPlace] = useState<{ openId?: string; lastId?: string }>({});
  const open = filters.find(({ id }) => id === openId);
  if (open === undefined) {
    return (
      <List>
        {filters.map(({ id, name }) => (
          <Button
            key={id}
            variant="quiet"
            {...(id === lastId ? { ref: takeFocus } : {})}
            onClick={() => setPlace({ openId: id })}
          >
            {name}
          </Button>
        ))}
      </List>
    );
  }
  return (
    <>
      <Back>
        <Button
          ref={takeFocus}
          variant="quiet"
          size="small"
          icon={ChevronLeft}
          onClick={() => setPlace({ lastId: open.id })}
        >
          {jaFilters.more}
        </Button>
      </Back>
      <Open>
        <legend>{open.name}</legend>
        <FilterChoices filter={open} {...change} />
      </Open>
    </>
  );
};
