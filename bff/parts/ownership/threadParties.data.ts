import type { Db } from '#bff/core/database.ts';
import { ThreadMessageKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { countRows } from '#bff/platform/database/sqlPaging.ts';

/** With whom the office speaks: the representative of an undertaking, one of its members, or an applicant. */
export type ThreadParty =
  | { readonly mypageId: number; readonly memberId: number | null }
  | { readonly applicationId: number };

const ofParty = (party: ThreadParty): Prisma.Sql =>
  'applicationId' in party
    ? Prisma.sql`t.application_id = ${party.applicationId}`
    : Prisma.sql`t.my_page_id = ${party.mypageId} AND t.member_id IS NOT DISTINCT FROM ${party.memberId}::int`;

/** The threads `t` that a party has: where something was said. What the office only notes is nothing to it. */
export const threadsOfParty = (party: ThreadParty): Prisma.Sql =>
  Prisma.sql`${ofParty(party)} AND EXISTS (
    SELECT FROM thread_message said WHERE said.thread_id = t.id AND said.kind = ${ThreadMessageKind.Message})`;

/** Something of the office in the thread `t` that the party has not read. */
export const UNREAD_BY_PARTY = Prisma.sql`t.office_message_id > t.read_message_id`;

/** How many threads have something of the office that the party has not read. */
export const countUnreadThreads = (db: Db, party: ThreadParty): Promise<number> =>
  countRows(db, Prisma.sql`FROM thread t WHERE ${threadsOfParty(party)} AND ${UNREAD_BY_PARTY}`);
