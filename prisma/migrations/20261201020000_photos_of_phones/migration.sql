-- AlterTable
ALTER TABLE "photo" ADD COLUMN     "accuracy_m" INTEGER,
ADD COLUMN     "client_id" UUID,
ADD COLUMN     "latitude" DOUBLE PRECISION,
ADD COLUMN     "longitude" DOUBLE PRECISION,
ADD COLUMN     "taken_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "photo_my_page_report_id_client_id_key" ON "photo"("my_page_report_id", "client_id");

ALTER TABLE "photo"
  ADD CONSTRAINT "photo_position_check" CHECK (
    num_nonnulls("latitude", "longitude", "accuracy_m") IN (0, 3)
    AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180 AND "accuracy_m" >= 0
  );
