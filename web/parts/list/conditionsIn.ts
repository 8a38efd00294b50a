import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { dayIn, type ListState, whatIsSaid, yenIn } from './listAddress.ts';

type Others = ListState<string>['others'];

/** Those of these conditions that are days, by the names of the contract. */
export const daysIn = <Name extends string>(others: Others, ...names: Name[]): { [name in Name]?: string } =>
  whatIsSaid(Object.fromEntries(names.map((name) => [name, dayIn(others, name)]))) as {
    // Each name has a day, or was left out.
    [name in Name]?: string;
  };

/** Those of these conditions that are yen, by the names of the contract. */
export const yensIn = <Name extends string>(others: Others, ...names: Name[]): { [name in Name]?: number } =>
  whatIsSaid(Object.fromEntries(names.map((name) => [name, yenIn(others, name)]))) as {
    // Each name has an amount, or was left out.
    [name in Name]?: number;
  };

/** Those of these conditions, of one value each, that say yes or no, by the names of the contract. */
export const flagsIn = <Name extends string>(
  values: ListState<string>['values'],
  ...names: Name[]
): { [name in Name]?: boolean } => {
  const said = names.flatMap((name): [Name, boolean][] => {
    const value = values[name]?.[0];
    return value === 'true' || value === 'false' ? [[name, value === 'true']] : [];
  });
  // Each name says yes or no, or was left out.
  return Object.fromEntries(said) as { [name in Name]?: boolean };
};

type Flag = { readonly id: string; readonly name: string; readonly yes: string; readonly no: string };

/** A condition of yes or no, seldom used. */
export const flagFilter = ({ id, name, yes, no }: Flag): FilterDefinition => ({
  id,
  name,
  isRare: true,
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
});
