-- AlterTable
ALTER TABLE "section" ADD COLUMN     "required_because" TEXT;

-- CreateTable
CREATE TABLE "expense_plan" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "effective_on" DATE NOT NULL,
    "lends_equipment" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "expense_plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "expense_plan_item" (
    "id" SERIAL NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "part" TEXT,
    "expense_category" SMALLINT NOT NULL,
    "expense_type" SMALLINT NOT NULL,
    "description" TEXT NOT NULL,
    "supplier_name" TEXT,
    "quantity" DECIMAL(12,3),
    "unit_name" TEXT,
    "unit_price" BIGINT,
    "amount_tax_excluded" BIGINT NOT NULL,
    "eligible_amount" BIGINT NOT NULL,

    CONSTRAINT "expense_plan_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "expense_plan_my_page_id_version_key" ON "expense_plan"("my_page_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "expense_plan_item_plan_id_number_key" ON "expense_plan_item"("plan_id", "number");

-- AddForeignKey
ALTER TABLE "expense_plan" ADD CONSTRAINT "expense_plan_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expense_plan_item" ADD CONSTRAINT "expense_plan_item_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "expense_plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "section"
  ADD CONSTRAINT "section_required_because_check" CHECK ("required_because" ~ '\S');

ALTER TABLE "expense_plan"
  ADD CONSTRAINT "expense_plan_version_check" CHECK ("version" >= 1);

ALTER TABLE "expense_plan_item"
  ADD CONSTRAINT "expense_plan_item_choices_check" CHECK (
    "number" >= 1 AND "expense_category" BETWEEN 0 AND 12 AND "expense_type" BETWEEN 0 AND 7
    AND ("part" IS NULL OR "part" IN ('A', 'B'))
  ),
  ADD CONSTRAINT "expense_plan_item_text_check" CHECK ("description" ~ '\S'),
  ADD CONSTRAINT "expense_plan_item_amounts_check" CHECK (
    "amount_tax_excluded" >= 0 AND "eligible_amount" BETWEEN 0 AND "amount_tax_excluded"
    AND ("unit_price" IS NULL OR "unit_price" >= 0) AND ("quantity" IS NULL OR "quantity" >= 0)
  );
