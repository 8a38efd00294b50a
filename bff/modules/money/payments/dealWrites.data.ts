import type { Db } from '#bff/core/database.ts';
import { ExpenseType, SectionKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { DealRow } from '#bff/modules/sections/index.ts';
import { type MyPageVisibility, visibleDeals } from '#bff/parts/ownership/access.data.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { withDates } from '#bff/platform/database/values.ts';

/** What the number before the branch of a voucher has room for. */
export const MAX_DEAL_NUMBER = 99_999;

/** The my page of a deal that the caller may see. */
export const findMyPageIdOfDeal = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<number | null> => {
  const where = { AND: [{ id }, visibleDeals(visibility)] };
  return (await db.paymentItem.findFirst({ where, select: { mypageId: true } }))?.mypageId ?? null;
};

/** Columns that a service sets, with days as 'YYYY-MM-DD'. */
export type DealChange = {
  readonly [Name in keyof Omit<
    Prisma.PaymentItemUncheckedUpdateManyInput,
    'id' | 'mypageId' | 'version' | 'words' | 'payeeWords' | 'payeeKey' | 'invoiceKey'
  >]?: Name extends `${string}On` ? string | null : Prisma.PaymentItemUncheckedUpdateManyInput[Name];
};

export type NewDealRow = Omit<Prisma.PaymentItemUncheckedCreateInput, 'id' | `${string}On`> & {
  readonly [Name in Extract<keyof Prisma.PaymentItemUncheckedCreateInput, `${string}On`>]?: string | null;
};

/** @returns its id */
export const insertDeal = async (db: Db, item: NewDealRow): Promise<number> => {
  const data = withDates(item) as Prisma.PaymentItemUncheckedCreateInput;
  return (await db.paymentItem.create({ data, select: { id: true } })).id;
};

type Numbered = { readonly id: number; readonly number: number };

/** Any number, in SQL: a spreadsheet has thousands. @returns their ids by their numbers */
export const insertDeals = (db: Db, items: readonly NewDealRow[]): Promise<Numbered[]> =>
  writeMany(items, (json) =>
    queryRows<Numbered>(
      db,
      Prisma.sql`
      INSERT INTO payment_item (my_page_id, member_id, number, expense_category, expense_type, description, payee,
        payee_invoice_number, invoice_number, quotation_on, ordered_on, delivered_on, inspected_on, invoiced_on,
        paid_on, pay_means, payee_account_holder, invoiced_amount, amount_tax_included, amount_tax_excluded, eligible_amount, created_at,
        updated_at)
      SELECT "mypageId", "memberId", number, "expenseCategory", "expenseType", description, payee, "payeeInvoiceNumber",
        "invoiceNumber", "quotationOn", "orderedOn", "deliveredOn", "inspectedOn", "invoicedOn", "paidOn",
        coalesce("payMeans", 0), "payeeAccountHolder", "invoicedAmount", "amountTaxIncluded", "amountTaxExcluded", "eligibleAmount",
        coalesce("createdAt", now()), coalesce("createdAt", now())
      FROM jsonb_to_recordset(${json}::jsonb) AS said("mypageId" int, "memberId" int, number int, "expenseCategory" smallint,
        "expenseType" smallint, description text, payee text, "payeeInvoiceNumber" text, "invoiceNumber" text,
        "quotationOn" date, "orderedOn" date, "deliveredOn" date, "inspectedOn" date, "invoicedOn" date,
        "paidOn" date, "payMeans" smallint, "payeeAccountHolder" text, "invoicedAmount" bigint, "amountTaxIncluded" bigint,
        "amountTaxExcluded" bigint, "eligibleAmount" bigint, "createdAt" timestamptz)
      RETURNING id, number`,
    ),
  );

/** Any number of deals as they are now. */
export const updateDeals = async (db: Db, items: readonly DealRow[]): Promise<void> => {
  await writeMany(items, (json) =>
    queryRows(
      db,
      Prisma.sql`
    UPDATE payment_item SET member_id = said."memberId", expense_category = said."expenseCategory", expense_type = said."expenseType",
      description = said.description, payee = said.payee, payee_invoice_number = said."payeeInvoiceNumber",
      invoice_number = said."invoiceNumber", quotation_on = said."quotationOn", ordered_on = said."orderedOn",
      delivered_on = said."deliveredOn", inspected_on = said."inspectedOn", invoiced_on = said."invoicedOn",
      paid_on = said."paidOn", pay_means = said."payMeans", payee_account_holder = said."payeeAccountHolder", invoiced_amount = said."invoicedAmount",
      amount_tax_included = said."amountTaxIncluded", amount_tax_excluded = said."amountTaxExcluded",
      eligible_amount = said."eligibleAmount", excluded_amount = said."excludedAmount",
      excluded_reason = said."excludedReason", excluded_by_id = said."excludedById", excluded_at = said."excludedAt",
      version = payment_item.version + 1, updated_at = now()
    FROM jsonb_to_recordset(${json}::jsonb) AS said(id int, "memberId" int, "expenseCategory" smallint,
      "expenseType" smallint, description text, payee text, "payeeInvoiceNumber" text, "invoiceNumber" text,
      "quotationOn" date, "orderedOn" date, "deliveredOn" date, "inspectedOn" date, "invoicedOn" date,
      "paidOn" date, "payMeans" smallint, "payeeAccountHolder" text, "invoicedAmount" bigint, "amountTaxIncluded" bigint,
      "amountTaxExcluded" bigint, "eligibleAmount" bigint, "excludedAmount" bigint, "excludedReason" text,
      "excludedById" int, "excludedAt" timestamptz)
    WHERE payment_item.id = said.id`,
    ),
  );
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateDeal = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  change: DealChange,
): Promise<number> => {
  const data = { ...withDates(change), version: { increment: 1 } };
  return (await db.paymentItem.updateMany({ where: { id, version }, data })).count;
};

export const deleteDeal = async (db: Db, id: number): Promise<void> => {
  await db.paymentItem.delete({ where: { id } });
};

/**
 * Vouchers that were numbered one by one belong to a deal too: each number of a my page that has no deal gets one, of whom
 * they are asked, named by them and in the category of the plan's item of that name. Its amount is 0, for nobody has said it.
 * @param mark what divides the name of a deal from its payee on its vouchers
 */
export const insertDealsOfVouchers = (
  db: Db,
  { mypageId, mark, now }: { readonly mypageId: number; readonly mark: string; readonly now: Date },
): Promise<{ readonly id: number; readonly number: number }[]> =>
  queryRows(
    db,
    Prisma.sql`
      INSERT INTO payment_item (my_page_id, member_id, number, expense_category, expense_type, description, payee,
          amount_tax_included, amount_tax_excluded, eligible_amount, created_at, updated_at)
        SELECT ${mypageId}, deal.member_id, deal.number, coalesce(planned.expense_category, 0),
            coalesce(planned.expense_type, ${ExpenseType.Other}),
            coalesce(nullif(split_part(deal.heading, ${mark}, 1), ''), deal.heading),
            coalesce(nullif(substr(deal.heading, nullif(strpos(deal.heading, ${mark}), 0) + 1), ''), deal.heading),
            0, 0, 0, ${now}, ${now}
          FROM (
            SELECT split_part(branch_number, '-', 1)::int AS number, CASE WHEN count(DISTINCT coalesce(member_id, 0)) = 1 THEN min(member_id) END AS member_id,
                coalesce((array_agg(voucher_group ORDER BY id) FILTER (WHERE voucher_group IS NOT NULL))[1],
                  (array_agg(title ORDER BY id))[1]) AS heading
              FROM section
              WHERE my_page_id = ${mypageId} AND kind = ${SectionKind.Voucher} AND deleted_at IS NULL
                AND branch_number IS NOT NULL
              GROUP BY 1
          ) deal
          LEFT JOIN LATERAL (
            SELECT item.expense_category, item.expense_type
              FROM expense_plan plan JOIN expense_plan_item item ON item.plan_id = plan.id
              WHERE plan.my_page_id = ${mypageId}
              ORDER BY plan.version DESC, strpos(deal.heading, item.description) > 0 DESC,
                strpos(deal.heading, coalesce(item.supplier_name, deal.heading || '-')) > 0 DESC, item.number
              LIMIT 1
          ) planned ON true
          WHERE deal.number BETWEEN 1 AND ${MAX_DEAL_NUMBER}
          ON CONFLICT (my_page_id, number) DO NOTHING
          RETURNING id, number`,
  );
