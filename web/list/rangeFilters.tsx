import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { AmountFilter } from './AmountFilter.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import { dayIn, yenIn } from './listAddress.ts';

type List = {
  readonly others: Readonly<Record<string, string>>;
  readonly setOthers: (changes: Readonly<Record<string, string | null>>) => void;
};

type Range = {
  readonly name: string;
  /** The names of the contract's query for both ends. */
  readonly from: string;
  readonly to: string;
  readonly isRare?: boolean;
};

type Ends = { readonly from?: string | null; readonly to?: string | null };

/** Both ends at once under their names: what is not said stays. */
const changed = ({ from, to }: Range, ends: Ends): Record<string, string | null> => ({
  ...(ends.from === undefined ? {} : { [from]: ends.from }),
  ...(ends.to === undefined ? {} : { [to]: ends.to }),
});

/** A condition from one day to another among the conditions of a list. */
export const daysFilter = (list: List, range: Range): FilterDefinition => {
  const [from, to] = [dayIn(list.others, range.from), dayIn(list.others, range.to)];
  return {
    id: range.from,
    name: range.name,
    isRare: range.isRare ?? false,
    isSet: from !== undefined || to !== undefined,
    control: (
      <DaysFilter
        name={range.name}
        from={from}
        to={to}
        onChange={(ends) => list.setOthers(changed(range, ends))}
      />
    ),
  };
};

/** A condition from one amount to another, seldom used. */
export const amountFilter = (list: List, range: Range): FilterDefinition => {
  const [from, to] = [yenIn(list.others, range.from), yenIn(list.others, range.to)];
  return {
    id: range.from,
    name: range.name,
    isRare: range.isRare ?? true,
    isSet: from !== undefined || to !== undefined,
    control: (
      <AmountFilter
        name={range.name}
        from={from}
        to={to}
        onChange={(ends) => list.setOthers(changed(range, ends))}
      />
    ),
  };
};
