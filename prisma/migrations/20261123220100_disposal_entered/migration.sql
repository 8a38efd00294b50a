-- AlterTable
ALTER TABLE "property_disposal" ADD COLUMN     "entered_by_id" INTEGER;

-- AddForeignKey
ALTER TABLE "property_disposal" ADD CONSTRAINT "property_disposal_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nobody approves what he entered in the place of a business; a refusal harms nobody.
ALTER TABLE "property_disposal"
  ADD CONSTRAINT "property_disposal_entered_check" CHECK ("decided_by_id" <> "entered_by_id" OR "status" = 5);
