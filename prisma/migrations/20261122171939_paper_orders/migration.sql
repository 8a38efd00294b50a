-- CreateTable
CREATE TABLE "paper_order" (
    "receipt_id" UUID NOT NULL,
    "application_id" INTEGER NOT NULL,
    "labels" TEXT[],
    "source" JSONB NOT NULL,
    "files" JSONB,
    "taken_at" TIMESTAMPTZ(3),
    "made_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paper_order_pkey" PRIMARY KEY ("receipt_id")
);

-- CreateIndex
CREATE INDEX "paper_order_application_id_idx" ON "paper_order"("application_id");

-- CreateIndex
CREATE INDEX "paper_order_open_idx" ON "paper_order"("created_at", "receipt_id") WHERE (made_at IS NULL);

-- AddForeignKey
ALTER TABLE "paper_order" ADD CONSTRAINT "paper_order_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "paper_order" ADD CONSTRAINT "paper_order_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
