import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { dayIn, yenIn } from './listAddress.ts';
import { amountsText, daysText } from './rangeText.ts';

const AmountFields = createLazy(async () => (await import('./AmountFields.tsx')).AmountFields);
const DayFields = createLazy(async () => (await import('./DayFields.tsx')).DayFields);

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

/** What both kinds share: how either end is changed under its name, and both are taken away. */
const rangeOf = (list: List, { name, from, to }: Range) => {
  const change = (ends: Ends): void =>
    list.setOthers({
      ...(ends.from === undefined ? {} : { [from]: ends.from }),
      ...(ends.to === undefined ? {} : { [to]: ends.to }),
    });
  return { id: from, name, change, onClear: () => change({ from: null, to: null }) };
};

/** A condition from one day to another among the conditions of a list. */
export const daysFilter = (list: List, range: Range): FilterDefinition => {
  const days = { from: dayIn(list.others, range.from), to: dayIn(list.others, range.to) };
  const { change, ...filter } = rangeOf(list, range);
  return {
    ...filter,
    isRare: range.isRare ?? false,
    valueText: daysText(days),
    control: <Lazy part={DayFields} props={{ ...days, onChange: change }} />,
  };
};

/** A condition from one amount to another, seldom used. */
export const amountFilter = (list: List, range: Range): FilterDefinition => {
  const amounts = { from: yenIn(list.others, range.from), to: yenIn(list.others, range.to) };
  const { change, ...filter } = rangeOf(list, range);
  return {
    ...filter,
    isRare: range.isRare ?? true,
    valueText: amountsText(amounts),
    control: <Lazy part={AmountFields} props={{ ...amounts, onChange: change }} />,
  };
};
