import type { components } from '#web/parts/api/generated/types.ts';
import { dealMembersText as t } from './dealMembers.words.ts';

export type DealMember = components['schemas']['PaymentMember'];

/** What stands for the representative where members are told apart by their ids (contract, DealMember). */
export const REPRESENTATIVE = 0;

/** The participant's name. @param member null for the representative */
export const memberName = (member: DealMember | null): string => {
  if (member === null) return t((w) => w.representative);
  const { name, hasLeft } = member;
  return hasLeft ? t((w) => w.left, { name }) : name;
};

/** Whose deals there may be: the representative's, then those of its members. */
export const memberOptions = (members: readonly DealMember[]): { value: string; label: string }[] => [
  { value: String(REPRESENTATIVE), label: memberName(null) },
  ...members.map((member) => ({ value: String(member.id), label: memberName(member) })),
];
