import type { Db } from '#bff/core/database.ts';
import { SectionKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import type { NewSection, NewSectionHistory } from './sectionWrites.data.ts';

/** What the vouchers of one kind have in common. */
export type VoucherKind = Pick<
  NewSection,
  'kind' | 'documentType' | 'title' | 'sequence' | 'needsJmacCheck' | 'needsMaffCheck' | 'dueOn'
>;

/** Vouchers required of one deal. */
export type VoucherRequest = {
  readonly number: number;
  /** Whose deal it is; null: the representative's. */
  readonly memberId: number | null;
  readonly voucherGroup: string;
  /** The branches go on behind this one. */
  readonly lastBranch: number;
  /** In the order of their branches. */
  readonly documentTypes: readonly number[];
};

export type AddedVoucher = {
  readonly id: number;
  readonly title: string;
  readonly documentType: number;
  readonly branchNumber: string;
};

type VouchersOf = {
  readonly mypageId: number;
  readonly kinds: readonly VoucherKind[];
  readonly by: Pick<NewSectionHistory, 'actorKind' | 'actorId' | 'actorName'>;
  readonly now: Date;
};

/**
 * Asks for the vouchers of any number of deals, each with the first line of its history. Five thousand deals have
 * thirty thousand vouchers: only what differs is sent, and the lines are written by the statement that adds them.
 * @returns them in the order of the deals
 */
export const insertVouchers = (
  db: Db,
  { mypageId, kinds, by, now }: VouchersOf,
  deals: readonly VoucherRequest[],
): Promise<AddedVoucher[]> =>
  writeMany(deals, (json) =>
    queryRows<AddedVoucher>(
      db,
      Prisma.sql`
      WITH added AS (
        INSERT INTO section (my_page_id, member_id, kind, document_type, title, sequence, is_required, needs_jmac_check,
            needs_maff_check, branch_number, voucher_group, created_by_kind, due_on, created_at, updated_at)
          SELECT ${mypageId}::int, deal."memberId", known.kind, known."documentType", known.title, known.sequence, true,
              known."needsJmacCheck", known."needsMaffCheck", deal.number || '-' || deal."lastBranch" + asked.place,
              deal."voucherGroup", ${by.actorKind}, known."dueOn", ${now}::timestamptz, ${now}::timestamptz
            FROM jsonb_to_recordset(${json}::jsonb) AS deal(number int, "memberId" int, "voucherGroup" text, "lastBranch" int,
                "documentTypes" smallint[])
              CROSS JOIN unnest(deal."documentTypes") WITH ORDINALITY AS asked("documentType", place)
              JOIN jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) AS known(kind smallint,
                "documentType" smallint, title text, sequence int, "needsJmacCheck" boolean,
                "needsMaffCheck" boolean, "dueOn" date) ON known."documentType" = asked."documentType"
            ORDER BY deal.number, asked.place
          RETURNING id, title, document_type AS "documentType", branch_number AS "branchNumber"
      ), told AS (
        INSERT INTO section_history (section_id, action, to_status, actor_kind, actor_id, actor_name, created_at)
          SELECT id, 'Created', 0, ${by.actorKind}, ${by.actorId ?? null}::int, ${by.actorName}, ${now}::timestamptz
            FROM added ORDER BY id
      )
      SELECT id, title, "documentType", "branchNumber" FROM added ORDER BY id`,
    ),
  );

/** Makes vouchers required that the business had added voluntarily. */
export const requireVouchers = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.section.updateMany({
    where: { id: { in: [...ids] } },
    data: { isRequired: true, version: { increment: 1 } },
  });
};

/** Vouchers follow their deals to another participant. @param numbers of the deals of a my page */
export const reassignVouchers = async (
  db: Db,
  mypageId: number,
  numbers: readonly number[],
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`
      UPDATE section voucher SET member_id = deal.member_id, version = voucher.version + 1, updated_at = now()
        FROM payment_item deal
        WHERE deal.my_page_id = ${mypageId} AND deal.number = ANY(${[...numbers]}::int[])
          AND voucher.my_page_id = ${mypageId} AND voucher.kind = ${SectionKind.Voucher}
          AND voucher.branch_number IS NOT NULL AND voucher.deleted_at IS NULL
          AND split_part(voucher.branch_number, '-', 1)::int = deal.number
          AND voucher.member_id IS DISTINCT FROM deal.member_id`,
  );
};
