-- AlterTable
ALTER TABLE "application" ADD COLUMN     "submit_pressed_content" CHAR(64);
