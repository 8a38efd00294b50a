-- CreateTable
CREATE TABLE "payment_finding_acceptance" (
    "id" SERIAL NOT NULL,
    "item_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "accepted_by_id" INTEGER NOT NULL,
    "accepted_by_name" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_finding_acceptance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_finding_acceptance_item_id_key_key" ON "payment_finding_acceptance"("item_id", "key");

-- AddForeignKey
ALTER TABLE "payment_finding_acceptance" ADD CONSTRAINT "payment_finding_acceptance_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "payment_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_finding_acceptance" ADD CONSTRAINT "payment_finding_acceptance_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
