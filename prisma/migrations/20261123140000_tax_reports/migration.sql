-- CreateTable
CREATE TABLE "tax_report" (
    "id" SERIAL NOT NULL,
    "section_id" INTEGER NOT NULL,
    "method" SMALLINT NOT NULL,
    "period_from_on" DATE,
    "period_to_on" DATE,
    "filed_on" DATE,
    "taxable_sales" BIGINT,
    "total_sales" BIGINT,
    "specified_income" BIGINT,
    "all_income" BIGINT,
    "expenses_standard" BIGINT,
    "expenses_reduced" BIGINT,
    "expenses_untaxed" BIGINT,
    "taxable_standard" BIGINT,
    "taxable_reduced" BIGINT,
    "common_standard" BIGINT,
    "common_reduced" BIGINT,
    "note" TEXT,
    "recovery_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tax_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tax_report_section_id_key" ON "tax_report"("section_id");

-- CreateIndex
CREATE UNIQUE INDEX "tax_report_recovery_id_key" ON "tax_report"("recovery_id");

-- AddForeignKey
ALTER TABLE "tax_report" ADD CONSTRAINT "tax_report_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tax_report" ADD CONSTRAINT "tax_report_recovery_id_fkey" FOREIGN KEY ("recovery_id") REFERENCES "recovery"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Methods: TaxReportMethod of the contract. A draft may still lack any amount.
ALTER TABLE "tax_report"
  ADD CONSTRAINT "tax_report_method_check" CHECK ("method" BETWEEN 0 AND 7),
  ADD CONSTRAINT "tax_report_amounts_check" CHECK (
    "taxable_sales" >= 0 AND "total_sales" >= 0 AND "specified_income" >= 0 AND "all_income" >= 0
    AND "expenses_standard" >= 0 AND "expenses_reduced" >= 0 AND "expenses_untaxed" >= 0
    AND "taxable_standard" >= 0 AND "taxable_reduced" >= 0 AND "common_standard" >= 0 AND "common_reduced" >= 0
  );
