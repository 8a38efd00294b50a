import type { Scope } from '#bff/core/scope.ts';
import { findConsortiumAnswers, listCorporationsByNumber } from '#bff/parts/ownership/members.data.ts';
import type { MemberView } from './memberViews.service.ts';

/** A business that the application named, with the corporation of its number when there is one. */
export type MemberSuggestion = {
  readonly name: string;
  readonly corporateNumber: string | null;
  readonly role: string;
  readonly corporationId: number | null;
};

type Named = Omit<MemberSuggestion, 'corporationId'>;

const textAt = (row: unknown, name: string): string => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
  return typeof value === 'string' ? value : '';
};

const at = (answers: unknown, name: string): unknown =>
  typeof answers === 'object' && answers !== null ? Reflect.get(answers, name) : undefined;

/** The members in the answers of a consortium's application but the one that leads it. */
export const namedMembers = (answers: unknown): Named[] => {
  const rows: unknown = at(answers, 'members');
  const lead = at(answers, 'leadMember');
  if (!Array.isArray(rows)) return [];
  return rows
    .filter((_, index) => index !== lead)
    .map((row: unknown) => ({
      name: textAt(row, 'name'),
      corporateNumber: textAt(row, 'corporateNumber') || null,
      role: textAt(row, 'role'),
    }))
    .filter(({ name }) => name !== '');
};

const isThere =
  (members: readonly MemberView[]) =>
  ({ name, corporateNumber }: Named): boolean =>
    members.some((member) =>
      corporateNumber === null ? member.corporationName === name : member.corporateNumber === corporateNumber,
    );

/** Who is named in the application of a my page and has never been its member. */
export const suggestionsFor = async (
  scope: Scope,
  mypageId: number,
  members: readonly MemberView[],
): Promise<MemberSuggestion[]> => {
  const isMember = isThere(members);
  const named = namedMembers(await findConsortiumAnswers(scope.db, mypageId)).filter((one) => !isMember(one));
  const numbers = named.flatMap(({ corporateNumber }) => corporateNumber ?? []);
  const known = await listCorporationsByNumber(scope.db, numbers);
  const ids = new Map(known.map(({ id, corporateNumber }) => [corporateNumber, id]));
  return named.map((one) => ({
    ...one,
    corporationId: one.corporateNumber === null ? null : (ids.get(one.corporateNumber) ?? null),
  }));
};
