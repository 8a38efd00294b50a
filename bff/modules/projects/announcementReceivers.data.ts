import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { MyPageVisibility } from '#bff/parts/ownership/access.data.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { foundIds } from '#bff/platform/database/searchRows.ts';
import { countRows, readSqlPage, type SqlColumns } from '#bff/platform/database/sqlPaging.ts';
import { openedBy, receiversOf } from './announcementReads.data.ts';
import type { AnnouncementKey } from './announcements.data.ts';

/** A corporation that an announcement is for. */
export type ReceiverRow = {
  /** The corporation’s. */
  readonly id: number;
  readonly name: string;
  readonly nameKana: string;
  readonly mypageId: number;
  readonly displayCode: string;
  /** Of somebody else's undertaking. */
  readonly isMember: boolean;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  /** Since the last notification; null: nobody has opened it. */
  readonly readAt: Date | null;
  readonly readByName: string | null;
};

export type ReceiverFilter = AnnouncementKey & {
  readonly isRead?: boolean | undefined;
  readonly search?: SearchText | undefined;
  readonly visibility: MyPageVisibility;
};

const SORTED: SqlColumns = {
  id: Prisma.sql`c.id`,
  nameKana: Prisma.sql`c.name_kana`,
  readAt: Prisma.sql`opened.read_at`,
};

const sourceOf = ({ projectId, id, isRead, search, visibility }: ReceiverFilter): Prisma.Sql => {
  const conditions = [
    Prisma.sql`TRUE`,
    ...(isRead === undefined
      ? []
      : [isRead ? Prisma.sql`opened.read_at IS NOT NULL` : Prisma.sql`opened.read_at IS NULL`]),
    ...(search === undefined
      ? []
      : [
          Prisma.sql`(c.id IN ${foundIds('corporation', search)}
            OR receiver.display_code = ANY(${[...search.codes]}::text[]))`,
        ]),
  ];
  return Prisma.sql`
    FROM ${receiversOf(projectId, visibility)} receiver
    JOIN corporation c ON c.id = receiver.corporation_id
    LEFT JOIN ${openedBy(id)} opened ON opened.corporation_id = c.id
    WHERE ${Prisma.join(conditions, ' AND ')}`;
};

/** Whom to call: looked up for the rows of a page alone, as it stands among what is selected. */
const contactIn = (projectId: number): Prisma.Sql => Prisma.sql`(
  SELECT json_build_object('name', u.name, 'email', u.email) FROM corporation_user u
  WHERE u.corporation_id = c.id AND u.project_id = ${projectId} AND u.is_active AND u.deleted_at IS NULL
  ORDER BY u.is_primary DESC, u.id LIMIT 1)`;

type Found = Omit<ReceiverRow, 'contactName' | 'contactEmail'> & {
  readonly contact: { readonly name: string; readonly email: string } | null;
};

const withContact = ({ contact, ...row }: Found): ReceiverRow => ({
  ...row,
  contactName: contact?.name ?? null,
  contactEmail: contact?.email ?? null,
});

/** The corporations of the round, with who of them has opened the announcement. */
export const listReceiverRows = (
  db: Db,
  filter: ReceiverFilter,
  request: PageRequest,
): Promise<Page<ReceiverRow>> => {
  const source = sourceOf(filter);
  return readSqlPage(request, {
    columns: SORTED,
    find: async ({ where, orderBy, take }) => {
      const rows = await queryRows<Found>(
        db,
        Prisma.sql`SELECT c.id, c.name, c.name_kana AS "nameKana", receiver.my_page_id AS "mypageId",
            receiver.display_code AS "displayCode", receiver.is_member AS "isMember",
            ${contactIn(filter.projectId)} AS contact, opened.read_at AS "readAt", opened.name AS "readByName"
          ${source} AND ${where} ORDER BY ${orderBy} LIMIT ${take}`,
      );
      return rows.map(withContact);
    },
    count: () => countRows(db, source),
  });
};
