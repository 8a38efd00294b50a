import { DocumentCheckStatus, DocumentType, SectionKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { ofSome, type SomeIds } from './someDeals.data.ts';

/* The papers of deals, as the check looks at them. */

/**
 * For WITH, behind `deal`: `voucher`, the papers of those deals, and whether each is there: a file is, or the office has
 * taken the paper as it is. The numbers stand there as a list, which an index takes one by one: joined with deals that
 * nobody has counted yet, every paper would be held against every deal. Of all deals they are read as they lie.
 */
export const vouchers = (mypageId: number, ids: SomeIds): Prisma.Sql => Prisma.sql`
  voucher AS MATERIALIZED (
    SELECT listed.id, split_part(listed.branch_number, '-', 1)::int AS number, listed.document_type,
        listed.is_required, listed.status = ${DocumentCheckStatus.Confirmed} OR EXISTS (
          SELECT FROM section_file held WHERE held.section_id = listed.id AND held.removed_at IS NULL) AS is_there
      FROM section listed
      WHERE listed.my_page_id = ${mypageId} AND listed.kind = ${SectionKind.Voucher}
        AND listed.branch_number IS NOT NULL AND listed.deleted_at IS NULL
        AND ${ofSome(ids, Prisma.sql`split_part(listed.branch_number, '-', 1)::int = ANY(ARRAY(SELECT number FROM deal))`)}
  )`;

/** Document types are bits of one number, counted from this type: the types of deals lie close together. */
const FIRST = DocumentType.ResultPhotoBefore;
const LAST = DocumentType.VoucherReceipt;

/** The bit of a document type. */
export const bitOf = (documentType: number): number => 1 << (documentType - FIRST);

/**
 * For WITH, behind `voucher`: `papers`, the types of papers of each deal as bits: those that are `there`, and which of
 * the given ones are `asked` for.
 */
export const papersOf = (types: readonly number[]): Prisma.Sql => {
  const bit = Prisma.sql`1 << (document_type - ${FIRST}::int)`;
  return Prisma.sql`
    papers AS MATERIALIZED (
      SELECT number, bit_or(${bit}) FILTER (WHERE is_there) AS there,
          bit_or(${bit}) FILTER (WHERE is_required AND document_type = ANY(${[...types]}::int[])) AS asked
        FROM voucher WHERE document_type BETWEEN ${FIRST} AND ${LAST} GROUP BY number
    )`;
};
