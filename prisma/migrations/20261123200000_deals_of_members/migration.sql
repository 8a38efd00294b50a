-- AlterTable
ALTER TABLE "payment_item" ADD COLUMN     "member_id" INTEGER;

-- CreateIndex
CREATE INDEX "payment_item_member_id_idx" ON "payment_item"("member_id");

-- AddForeignKey
ALTER TABLE "payment_item" ADD CONSTRAINT "payment_item_member_id_my_page_id_fkey" FOREIGN KEY ("member_id", "my_page_id") REFERENCES "my_page_member"("id", "my_page_id") ON DELETE RESTRICT ON UPDATE CASCADE;
