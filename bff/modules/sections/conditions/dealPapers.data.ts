import type { Db } from '#bff/core/database.ts';
import { DocumentType, SectionKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** Documents of each deal; thousands of deals have tens of thousands of them. */
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

/** Standing in the statement, and no parameter: by them the index section_document_idx knows that it holds all. */
const types = Prisma.raw(`ARRAY[${TYPES.join(', ')}]`);

const FIELDS = [
  ...['id', 'changeRequestId', 'kind', 'documentType', 'title', 'isRequired', 'requiredBecause'],
  ...['submissionCount', 'submitterComment', 'status', 'dueOn', 'returnDueOn', 'submittedAt'],
];

/** A document that belongs to no deal. */
export type OwnDocument = {
  readonly mypageId: number;
  readonly id: number;
  readonly changeRequestId: number | null;
  readonly kind: number;
  readonly documentType: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly requiredBecause: string | null;
  readonly submissionCount: number;
  readonly submitterComment: string | null;
  readonly status: number;
  readonly dueOn: string | null;
  readonly returnDueOn: string | null;
  readonly submittedAt: Date | null;
  readonly hasFiles: boolean;
  /** Requested every year. */
  readonly isOfDuty: boolean;
};

/**
 * The documents of these my pages but the papers of their deals, which are not looked at for it: the ids stand in the
 * index of the others, and only those rows are read. A file of each is sought on its own, not among all files.
 */
export const listOwnDocuments = (db: Db, mypageIds: readonly number[]): Promise<OwnDocument[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT document.my_page_id AS "mypageId", ${columnsOf('document', FIELDS, [])},
          (SELECT TRUE FROM section_file held WHERE held.section_id = document.id AND held.removed_at IS NULL LIMIT 1)
            IS NOT NULL AS "hasFiles",
          EXISTS (SELECT FROM duty WHERE duty.section_id = document.id) AS "isOfDuty"
        FROM section document
        WHERE document.id = ANY(ARRAY(
          SELECT own.id FROM section own
            WHERE own.my_page_id = ANY(${[...mypageIds]}::int[]) AND own.deleted_at IS NULL
              AND (own.branch_number IS NULL OR own.document_type <> ALL (${types}))))
        ORDER BY document.my_page_id, document.sequence, document.id`,
  );

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

/**
 * The papers of the deals of these my pages, counted. They are told from other numbered papers once they are counted
 * (what OFFSET is for): asked for their types first, the database takes them for a few and sorts all of them.
 */
export const countDealPapers = (db: Db, mypageIds: readonly number[]): Promise<DealPapers[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT "mypageId", kind, "documentType", title, "isRequired", status, "dueOn", "returnDueOn", count, id, "submittedAt"
        FROM (
          SELECT my_page_id AS "mypageId", ${SectionKind.Voucher}::int AS kind, document_type AS "documentType", title,
              is_required AS "isRequired", status, due_on::text AS "dueOn", return_due_on::text AS "returnDueOn",
              count(*)::int AS count, min(id) AS id, max(submitted_at) AS "submittedAt", min(sequence) AS sequence
            FROM section
            WHERE my_page_id = ANY(${[...mypageIds]}::int[]) AND branch_number IS NOT NULL AND deleted_at IS NULL
            GROUP BY my_page_id, document_type, status, title, is_required, due_on, return_due_on OFFSET 0
        ) numbered
        WHERE "documentType" = ANY (${types})
        ORDER BY "mypageId", sequence, id`,
  );
