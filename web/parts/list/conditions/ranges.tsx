import type { ReactNode } from 'react';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { dayIn, yenIn } from '../listAddress.ts';
import { askedAs, type Condition, type Conditions, type Narrowed, type Offered } from './condition.ts';
import { amountsText, daysText } from './rangeText.ts';

const AmountFields = createLazy(async () => (await import('./AmountFields.tsx')).AmountFields);
const DayFields = createLazy(async () => (await import('./DayFields.tsx')).DayFields);

type Range<From extends string, To extends string> = {
  readonly name: string;
  /** The names of the contract's query for both ends. */
  readonly from: From;
  readonly to: To;
  readonly isRare?: boolean;
};

/** Changes either end under its name; null takes it away. */
const changeOf =
  (list: Narrowed, { from, to }: Pick<Range<string, string>, 'from' | 'to'>) =>
  (ends: { readonly from?: string | null; readonly to?: string | null }): void =>
    list.setOthers({
      ...(ends.from === undefined ? {} : { [from]: ends.from }),
      ...(ends.to === undefined ? {} : { [to]: ends.to }),
    });

type Ends<End> = { readonly from: End | undefined; readonly to: End | undefined };

/** What ranges of days and of amounts do not share. */
type Kind<End> = {
  readonly endIn: (others: Conditions['others'], name: string) => End | undefined;
  readonly textOf: (ends: Ends<End>) => string | undefined;
  readonly control: (fields: Ends<End> & { readonly onChange: ReturnType<typeof changeOf> }) => ReactNode;
  readonly isRare: boolean;
  readonly isOffered: (offered: Offered) => boolean;
};

const rangesOf =
  <End,>(kind: Kind<End>) =>
  <From extends string, To extends string>(
    range: Range<From, To>,
  ): Condition<From | To, { [Key in From | To]: End | undefined }> => ({
    names: [range.from, range.to],
    takes: 'word',
    asked: ({ others }) => ({
      ...askedAs(range.from, kind.endIn(others, range.from)),
      ...askedAs(range.to, kind.endIn(others, range.to)),
    }),
    filter: (list, offered) => {
      if (!kind.isOffered(offered)) return null;
      const ends = { from: kind.endIn(list.others, range.from), to: kind.endIn(list.others, range.to) };
      const onChange = changeOf(list, range);
      return {
        id: range.from,
        name: range.name,
        isRare: range.isRare ?? kind.isRare,
        valueText: kind.textOf(ends),
        onClear: () => onChange({ from: null, to: null }),
        control: kind.control({ ...ends, onChange }),
      };
    },
  });

/** From one day to another, both included. */
export const days = rangesOf<string>({
  endIn: dayIn,
  textOf: daysText,
  control: (props) => <Lazy part={DayFields} props={props} />,
  isRare: false,
  isOffered: () => true,
});

/** From one amount to another in yen, both included: seldom used, and not offered to who is told no amounts. */
export const amounts = rangesOf<number>({
  endIn: yenIn,
  textOf: amountsText,
  control: (props) => <Lazy part={AmountFields} props={props} />,
  isRare: true,
  isOffered: ({ seesAmounts }) => seesAmounts,
});
