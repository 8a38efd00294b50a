-- AlterTable
ALTER TABLE "return_item" ADD COLUMN     "value_at_return" TEXT;
