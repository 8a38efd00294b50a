import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { idOf } from '../listAddress.ts';
import { optionsOf } from '../optionsOf.ts';
import { assigneeOptions } from '../useAssigneeOptions.ts';
import { projectOptions } from '../useProjectOptions.ts';
import { askedAs, type Condition } from './condition.ts';

/* Conditions that are chosen from a list. */

type Look<Id extends string> = {
  /** The name of the contract's query, and of the address. */
  readonly id: Id;
  /** What it is called on the screen. */
  readonly name: string;
  /** Seldom used: it opens from the further conditions. */
  readonly isRare?: boolean;
};

type OfEnumeration<Id extends string, Member extends number | string> = Look<Id> & {
  readonly labels: Readonly<Record<Member, string>>;
};

/** Some members of an enumeration of the contract. */
export const choices = <Id extends string, Member extends number | string>({
  labels,
  ...look
}: OfEnumeration<Id, Member>): Condition<Id, { [Key in Id]: Member[] }> => ({
  names: [look.id],
  takes: 'several',
  asked: ({ values }) =>
    askedAs(
      look.id,
      valuesOf(labels).filter((member) => values[look.id]?.includes(String(member))),
    ),
  filter: () => ({ ...look, options: optionsOf(labels) }),
});

/** One member of an enumeration of the contract. */
export const choice = <Id extends string, Member extends number | string>(
  one: OfEnumeration<Id, Member>,
): Condition<Id, { [Key in Id]: Member | undefined }> => ({
  ...choices(one),
  takes: 'one',
  asked: ({ values }) =>
    askedAs(
      one.id,
      valuesOf(one.labels).find((member) => values[one.id]?.includes(String(member))),
    ),
});

/** Yes or no; seldom used, unless it is said otherwise. */
export const yesOrNo = <Id extends string>({
  labels,
  isRare = true,
  ...look
}: OfEnumeration<Id, 'true' | 'false'>): Condition<Id, { [Key in Id]: boolean | undefined }> => ({
  names: [look.id],
  takes: 'one',
  asked: ({ values }) => {
    const value = values[look.id]?.[0];
    return askedAs(look.id, value === 'true' || value === 'false' ? value === 'true' : undefined);
  },
  filter: () => ({ ...look, isRare, options: optionsOf(labels) }),
});

/** Those of which it is true, or all. */
export const onlyThose = <Id extends string>({
  those,
  ...look
}: Look<Id> & { readonly those: string }): Condition<Id, { [Key in Id]: true | undefined }> => ({
  names: [look.id],
  takes: 'one',
  asked: ({ values }) => askedAs(look.id, values[look.id]?.includes('true') ? true : undefined),
  filter: () => ({ ...look, options: [{ value: 'true', label: those }] }),
});

/** One round. */
export const round = (name: string): Condition<'project_id', { project_id: number | undefined }> => ({
  names: ['project_id'],
  takes: 'one',
  asked: ({ values }) => ({ project_id: idOf(values, 'project_id') }),
  needs: 'rounds',
  filter: (_list, { rounds }) => ({ id: 'project_id', name, options: projectOptions(rounds) }),
});

/** One administrator: of the office, or of those who inspect. */
export const person = <Id extends string>({
  inspects = false,
  ...look
}: Look<Id> & { readonly inspects?: boolean }): Condition<Id, { [Key in Id]: number | undefined }> => ({
  names: [look.id],
  takes: 'one',
  asked: ({ values }) => askedAs(look.id, idOf(values, look.id)),
  needs: 'people',
  filter: (_list, { people }) => ({ ...look, options: assigneeOptions(people, { inspects }) }),
});
