import type { Db } from '#bff/core/database.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '../engine/queryRows.ts';

/** What every deal of the payment list is asked for; thousands of deals have tens of thousands of them. */
const TYPES: number[] = [
  DocumentType.VoucherQuotation,
  DocumentType.VoucherOrder,
  DocumentType.VoucherDelivery,
  DocumentType.VoucherInspection,
  DocumentType.VoucherInvoice,
  DocumentType.VoucherBankTransfer,
  DocumentType.VoucherReceipt,
  DocumentType.ResultPhotoBefore,
  DocumentType.ResultPhotoAfter,
];

/** Which sections those are. */
export const dealPaper = {
  branchNumber: { not: null },
  documentType: { in: TYPES },
} as const satisfies Prisma.SectionWhereInput;

/** Papers of deals that are in the same state and due on the same day. */
export type DealPapers = {
  readonly mypageId: number;
  /** The first of them. */
  readonly id: number;
  readonly count: number;
  readonly kind: number;
  readonly documentType: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly status: number;
  readonly dueOn: string | null;
  readonly returnDueOn: string | null;
  /** The last of them. */
  readonly submittedAt: Date | null;
};

/** The papers of the deals of these my pages, counted. */
export const countDealPapers = (db: Db, mypageIds: readonly number[]): Promise<DealPapers[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT my_page_id AS "mypageId", kind::int, document_type::int AS "documentType", title,
          is_required AS "isRequired", status::int, due_on::text AS "dueOn", return_due_on::text AS "returnDueOn",
          count(*)::int AS count, min(id)::int AS id, max(submitted_at) AS "submittedAt"
        FROM section
        WHERE my_page_id = ANY(${[...mypageIds]}::int[]) AND branch_number IS NOT NULL AND deleted_at IS NULL
          AND document_type = ANY(${TYPES}::int[])
        GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, min(sequence), min(id)`,
  );
