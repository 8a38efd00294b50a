-- Vouchers were numbered and grouped before there was a list of deals: each number among them gets its line. What nobody
-- wrote down is 0 or empty, and the cross-check says so; the category is that of the plan's item of that name.
ALTER TABLE "payment_item"
  DROP CONSTRAINT "payment_item_amounts_check",
  ADD CONSTRAINT "payment_item_amounts_check" CHECK (
    "amount_tax_included" >= 0 AND "amount_tax_excluded" BETWEEN 0 AND "amount_tax_included"
    AND "eligible_amount" BETWEEN 0 AND "amount_tax_excluded"
    AND "excluded_amount" BETWEEN 0 AND "eligible_amount"
  );

INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee,
    amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
  SELECT deal.my_page_id, deal.number, coalesce(planned.expense_category, 0), coalesce(planned.expense_type, 7),
      coalesce(nullif(split_part(deal.heading, '／', 1), ''), deal.heading),
      coalesce(nullif(substr(deal.heading, nullif(strpos(deal.heading, '／'), 0) + 1), ''), deal.heading),
      0, 0, 0, CURRENT_TIMESTAMP
    FROM (
      SELECT my_page_id, split_part(branch_number, '-', 1)::int AS number,
          coalesce((array_agg(voucher_group ORDER BY id) FILTER (WHERE voucher_group IS NOT NULL))[1],
            (array_agg(title ORDER BY id))[1]) AS heading
        FROM section
        WHERE kind = 6 AND deleted_at IS NULL AND branch_number IS NOT NULL
        GROUP BY 1, 2
    ) deal
    LEFT JOIN LATERAL (
      SELECT item.expense_category, item.expense_type
        FROM expense_plan plan JOIN expense_plan_item item ON item.plan_id = plan.id
        WHERE plan.my_page_id = deal.my_page_id
        ORDER BY plan.version DESC, strpos(deal.heading, item.description) > 0 DESC,
          strpos(deal.heading, coalesce(item.supplier_name, deal.heading || '-')) > 0 DESC, item.number
        LIMIT 1
    ) planned ON true
    WHERE deal.number BETWEEN 1 AND 999
      AND NOT EXISTS (
        SELECT FROM payment_item item WHERE item.my_page_id = deal.my_page_id AND item.number = deal.number
      );
