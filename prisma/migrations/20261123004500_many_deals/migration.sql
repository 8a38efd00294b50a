-- An undertaking may have thousands of deals: five digits before the branch of a voucher.
ALTER TABLE "payment_item"
  DROP CONSTRAINT "payment_item_number_check",
  ADD CONSTRAINT "payment_item_number_check" CHECK ("number" BETWEEN 1 AND 99999);

ALTER TABLE "section"
  DROP CONSTRAINT "section_branch_number_check",
  ADD CONSTRAINT "section_branch_number_check"
    CHECK ("branch_number" IS NULL OR ("kind" = 6 AND "branch_number" ~ '^[0-9]{1,5}(-[0-9]{1,2})?$'));
