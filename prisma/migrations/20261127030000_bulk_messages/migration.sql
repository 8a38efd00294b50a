-- AlterTable
ALTER TABLE "bulk_run" ADD COLUMN     "message" JSONB;
