-- DropForeignKey
ALTER TABLE "change_request" DROP CONSTRAINT "change_request_on_behalf_by_id_fkey";

-- AlterTable
ALTER TABLE "change_request" DROP COLUMN "on_behalf_by_id";
