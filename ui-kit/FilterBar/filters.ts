import type { ReactNode } from 'react';
import { type FilterOption, filterTextOf } from './filterText.ts';

type Filter = {
  id: string;
  name: string;
  /** Seldom used: its choices open from ほかの条件. */
  isRare?: boolean;
};

export type OptionsDefinition = Filter & { options: readonly FilterOption[] };

/** A condition that is no list of values: what it says now, undefined when it narrows nothing, and its choices. */
export type ControlDefinition = Filter & {
  valueText: string | undefined;
  onClear: () => void;
  /** Missing: the condition comes with an address and can only be taken away. */
  control?: ReactNode;
};

export type FilterDefinition = OptionsDefinition | ControlDefinition;

/** The chosen values of each filter; a filter that is not set is missing or empty. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export type FilterChange = { values: FilterValues; onChange: (values: FilterValues) => void };

/** A condition that narrows the list now, in words. */
export type SetCondition = { id: string; name: string; valueText: string; onClear: () => void };

/** The words of a condition; undefined when it narrows nothing. */
export const valueTextOf = (filter: FilterDefinition, values: FilterValues): string | undefined =>
  'options' in filter ? filterTextOf(filter.options, values[filter.id] ?? []) : filter.valueText;

/** The conditions that narrow the list, in the order of the filters. */
export const setConditions = (
  filters: readonly FilterDefinition[],
  { values, onChange }: FilterChange,
): SetCondition[] =>
  filters.flatMap((filter) => {
    const valueText = valueTextOf(filter, values);
    if (valueText === undefined) return [];
    const { id, name } = filter;
    const onClear = 'options' in filter ? () => onChange({ ...values, [id]: [] }) : filter.onClear;
    return [{ id, name, valueText, onClear }];
  });

/** Those that somebody can set here. */
export const choosable = (filters: readonly FilterDefinition[]): FilterDefinition[] =>
  filters.filter((filter) => 'options' in filter || filter.control !== undefined);
