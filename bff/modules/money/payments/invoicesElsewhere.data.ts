import { DocumentType } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';

/**
 * For WITH, behind `deal` and `voucher`: `elsewhere`, the codes of other undertakings in which the invoice of a deal
 * stands too: the same number by the same payee (known by its registration or by its name, both however written), or
 * the same content among the invoices.
 * Each way is sought first, on its own: a plan that pairs every voucher with every other takes longer than a statement
 * may.
 */
export const copiesElsewhere = (mypageId: number): Prisma.Sql => Prisma.sql`
  invoice AS MATERIALIZED (
    SELECT voucher.number, content.id AS file_id, content.sha256
      FROM voucher
      JOIN section_file named ON named.section_id = voucher.id AND named.removed_at IS NULL
      JOIN stored_file content ON content.id = named.file_id AND content.deleted_at IS NULL
      WHERE voucher.document_type = ${DocumentType.VoucherInvoice} AND voucher.is_there
  ), copied AS MATERIALIZED (
    SELECT invoice.number, copy.section_id
      FROM invoice
      JOIN stored_file copy ON copy.sha256 = invoice.sha256 AND copy.id <> invoice.file_id
        AND copy.section_id IS NOT NULL AND copy.deleted_at IS NULL
  ), numbered AS MATERIALIZED (
    SELECT deal.number, other.my_page_id
      FROM deal
      JOIN payment_item other ON other.invoice_key = deal.invoice_key
        AND other.my_page_id <> ${mypageId}
        AND (other.payee_invoice_number = deal.payee_invoice_number OR other.payee_key = deal.payee_key)
  ), elsewhere AS (
    SELECT number, jsonb_agg(DISTINCT display_code) AS codes FROM (
      SELECT numbered.number, page.display_code
        FROM numbered JOIN my_page page ON page.id = numbered.my_page_id AND page.deleted_at IS NULL
      UNION ALL
      SELECT copied.number, page.display_code
        FROM copied
        JOIN section paper ON paper.id = copied.section_id AND paper.deleted_at IS NULL
          AND paper.my_page_id <> ${mypageId} AND paper.document_type = ${DocumentType.VoucherInvoice}
        JOIN my_page page ON page.id = paper.my_page_id AND page.deleted_at IS NULL
    ) both_ways GROUP BY number
  )`;
