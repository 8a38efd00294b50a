import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { ListShape, ListState } from '../listAddress.ts';

/** What only the server knows of the choices that conditions offer. */
export type Offered = {
  /** The latest first. Empty while they are on their way. */
  readonly rounds: readonly components['schemas']['Project'][];
  readonly people: readonly components['schemas']['Assignee'][];
  /** Inspectors are told no amounts. */
  readonly seesAmounts: boolean;
};

/** What an address says, by the names of its conditions. */
export type Conditions = Pick<ListState<string>, 'values' | 'others'>;

/** The list that somebody narrows. */
export type Narrowed = Conditions & {
  readonly setOthers: (changes: Readonly<Record<string, string | null>>) => void;
};

/**
 * A condition of a list: how its address says it, what it asks of the contract, and how somebody sets it.
 * `Name` and `Asked` are of the contract's query: a list whose operation has none of that name does not compile.
 */
export type Condition<Name extends string, Asked> = {
  readonly names: readonly Name[];
  /** Its names in the address, where they are not those of the contract. */
  readonly address?: readonly string[];
  /** Several of its choices, one of them, or a word that stands for itself: a day, an id. */
  readonly takes: 'several' | 'one' | 'word';
  /** Undefined where the address says nothing, or something else than the contract knows. */
  readonly asked: (said: Conditions) => Asked;
  readonly needs?: 'rounds' | 'people';
  /** Without it, a page has a control of its own. Null for whom it is not offered. */
  readonly filter?: (list: Narrowed, offered: Offered) => FilterDefinition | null;
};

/** A condition of any list. */
export type AnyCondition = Condition<string, object>;

/** The names by which an address says it. */
export const addressOf = ({ names, address = names }: AnyCondition): readonly string[] => address;

/** One value for the contract's query, by its name. */
export const askedAs = <Name extends string, Value>(name: Name, value: Value) =>
  // To the compiler a computed name is any text.
  ({ [name]: value }) as { [Key in Name]: Value };

const namesOf = (conditions: readonly AnyCondition[], takes: readonly AnyCondition['takes'][]): string[] =>
  conditions.filter((one) => takes.includes(one.takes)).flatMap(addressOf);

/** How an address is read that says these conditions. */
export const shapeOf = (
  conditions: readonly AnyCondition[],
): Required<Pick<ListShape<string>, 'filters' | 'singles' | 'others'>> => ({
  filters: namesOf(conditions, ['several', 'one']),
  singles: namesOf(conditions, ['one']),
  others: namesOf(conditions, ['word']),
});
