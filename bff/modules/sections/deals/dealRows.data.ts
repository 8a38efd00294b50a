import type { Db } from '#bff/core/database.ts';
import { DocumentType, SectionKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { Plain } from '#bff/platform/database/values.ts';
import { type OfWhom, ofMember } from './ofMember.data.ts';

const withNames = {
  omit: { words: true, payeeWords: true, payeeKey: true, invoiceKey: true },
  include: {
    excludedBy: { select: { name: true } },
    member: { select: { corporation: { select: { name: true } } } },
  },
} as const satisfies Prisma.PaymentItemDefaultArgs;

export type DealRow = Plain<Prisma.PaymentItemGetPayload<typeof withNames>>;

const YEN = ['invoicedAmount', 'amountTaxIncluded', 'amountTaxExcluded', 'eligibleAmount', 'excludedAmount'];

const FIELDS = [
  ...[
    'id',
    'version',
    'mypageId',
    'memberId',
    'number',
    'expenseCategory',
    'expenseType',
    'description',
    'payee',
  ],
  ...['payeeInvoiceNumber', 'invoiceNumber', 'quotationOn', 'orderedOn', 'deliveredOn', 'inspectedOn'],
  ...[
    'invoicedOn',
    'paidOn',
    'payMeans',
    'payeeAccountHolder',
    'excludedReason',
    'excludedById',
    'excludedAt',
    'createdAt',
  ],
  ...['updatedAt', ...YEN],
];

type Named = Omit<DealRow, 'excludedBy' | 'member'> & {
  readonly excludedByName: string | null;
  readonly memberName: string | null;
};

const rowOf = ({ excludedByName, memberName, ...item }: Named): DealRow => ({
  ...item,
  excludedBy: excludedByName === null ? null : { name: excludedByName },
  member: memberName === null ? null : { corporation: { name: memberName } },
});

const readDeals = async (db: Db, which: Prisma.Sql): Promise<DealRow[]> =>
  (
    await queryRows<Named>(
      db,
      Prisma.sql`SELECT ${columnsOf('item', FIELDS, YEN)}, excluder.name AS "excludedByName",
          business.name AS "memberName"
        FROM payment_item item LEFT JOIN admin_user excluder ON excluder.id = item.excluded_by_id
          LEFT JOIN my_page_member member ON member.id = item.member_id
          LEFT JOIN corporation business ON business.id = member.corporation_id
        WHERE ${which} ORDER BY item.number`,
    )
  ).map(rowOf);

/** These deals in the order of their numbers, as far as they are there. */
export const listDeals = (db: Db, ids: readonly number[]): Promise<DealRow[]> =>
  readDeals(db, Prisma.sql`item.id = ANY(${[...ids]}::int[])`);

/** The deals of a my page with these numbers, as far as they are there. */
export const findDeals = async (
  db: Db,
  mypageId: number,
  numbers: readonly number[],
  ofWhom?: OfWhom,
): Promise<DealRow[]> =>
  numbers.length === 0
    ? []
    : readDeals(
        db,
        Prisma.sql`item.my_page_id = ${mypageId} AND item.number = ANY(${[...numbers]}::int[])
          AND ${ofMember(ofWhom, 'item')}`,
      );

export const countDeals = (db: Db, mypageId: number): Promise<number> =>
  db.paymentItem.count({ where: { mypageId } });

/** Digest of all deals of the my page, or of one participant; empty without any. */
export const digestDeals = async (db: Db, mypageId: number, ofWhom: OfWhom): Promise<string> => {
  const [row] = await queryRows<{ digest: string | null }>(
    db,
    Prisma.sql`SELECT md5(string_agg(id || ':' || version, ',' ORDER BY id)) AS digest
      FROM payment_item item WHERE my_page_id = ${mypageId} AND ${ofMember(ofWhom, 'item')}`,
  );
  return row?.digest ?? '';
};

/** The highest number that a deal, or a voucher numbered by hand, has; 0 while there is none. */
export const lastDealNumber = async (db: Db, mypageId: number): Promise<number> => {
  const [row] = await queryRows<{ last: number }>(
    db,
    Prisma.sql`SELECT greatest(0, (SELECT max(number) FROM payment_item WHERE my_page_id = ${mypageId}), (
      SELECT max(split_part(branch_number, '-', 1)::int) FROM section
        WHERE my_page_id = ${mypageId} AND branch_number IS NOT NULL AND deleted_at IS NULL)) AS last`,
  );
  return row?.last ?? 0;
};

/** A paper that proves a deal. */
export type VoucherRow = {
  readonly id: number;
  /** Of the deal: 18 of 18-1. */
  readonly number: number;
  readonly documentType: number;
  readonly title: string;
  readonly branchNumber: string;
  readonly isRequired: boolean;
  readonly status: number;
  readonly submissionCount: number;
  readonly fileCount: number;
  /** Of a photo: the newest picture. */
  readonly picture: {
    readonly id: string;
    readonly fileName: string;
    readonly contentType: string;
    readonly hasThumbnail: boolean;
  } | null;
};

const PHOTOS: number[] = [DocumentType.ResultPhotoBefore, DocumentType.ResultPhotoAfter];

const newestPicture = Prisma.sql`
  SELECT jsonb_build_object('id', content.id, 'fileName', content.file_name, 'contentType', content.content_type,
      'hasThumbnail', EXISTS (SELECT FROM file_thumbnail tile WHERE tile.file_id = content.id))
    FROM section_file held JOIN stored_file content ON content.id = held.file_id AND content.deleted_at IS NULL
    WHERE held.section_id = voucher.id AND held.removed_at IS NULL AND content.scan_status = 'clean'
      AND content.content_type LIKE 'image/%'
    ORDER BY held.id DESC LIMIT 1`;

/** The papers of the deals with these numbers, in the order of the screens. */
export const listVouchersOfDeals = (
  db: Db,
  mypageId: number,
  numbers: readonly number[],
): Promise<VoucherRow[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT voucher.id, split_part(voucher.branch_number, '-', 1)::int AS number,
          voucher.document_type::int AS "documentType", voucher.title, voucher.branch_number AS "branchNumber",
          voucher.is_required AS "isRequired",
          voucher.status::int AS status, voucher.submission_count AS "submissionCount", (
            SELECT count(*)::int FROM section_file held WHERE held.section_id = voucher.id AND held.removed_at IS NULL
          ) AS "fileCount", CASE WHEN voucher.document_type = ANY(${PHOTOS}::int[]) THEN (${newestPicture}) END AS picture
        FROM section voucher
        WHERE voucher.my_page_id = ${mypageId} AND voucher.kind = ${SectionKind.Voucher}
          AND voucher.branch_number IS NOT NULL AND voucher.deleted_at IS NULL
          AND split_part(voucher.branch_number, '-', 1)::int = ANY(${[...numbers]}::int[])
        ORDER BY voucher.sequence, voucher.id`,
  );
