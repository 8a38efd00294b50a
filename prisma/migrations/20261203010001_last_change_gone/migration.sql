-- DropTable
DROP TABLE "last_change";
