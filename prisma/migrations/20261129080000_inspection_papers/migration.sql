-- A report of an inspection is a paper that a business may get.
ALTER TABLE "paper_template"
  DROP CONSTRAINT "paper_template_choices_check",
  ADD CONSTRAINT "paper_template_choices_check" CHECK (
    "kind" BETWEEN 0 AND 9 AND "number" >= 1 AND "seal" BETWEEN 0 AND 2
  );

ALTER TABLE "paper_number"
  DROP CONSTRAINT "paper_number_choices_check",
  ADD CONSTRAINT "paper_number_choices_check" CHECK ("kind" BETWEEN 0 AND 9 AND "last_number" >= 1);

ALTER TABLE "issued_paper"
  DROP CONSTRAINT "issued_paper_choices_check",
  DROP CONSTRAINT "issued_paper_receiver_check",
  ADD CONSTRAINT "issued_paper_choices_check" CHECK (
    "kind" BETWEEN 0 AND 9 AND "sequence" >= 1 AND "version" >= 1
  ),
  -- Letters of a decline and of the waiting list go to applicants, all others to businesses.
  ADD CONSTRAINT "issued_paper_receiver_check" CHECK (
    ("my_page_id" IS NULL) = ("application_id" IS NOT NULL)
    AND ("application_id" IS NOT NULL) = ("kind" IN (7, 8))
  );
