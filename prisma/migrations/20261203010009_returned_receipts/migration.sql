-- Money that came in beyond all that was due, and was sent back.
ALTER TABLE "recovery_receipt"
  ADD COLUMN "returned_amount" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "returned_on" DATE,
  ADD COLUMN "returned_by_id" INTEGER,
  ADD COLUMN "returned_at" TIMESTAMPTZ(3);

ALTER TABLE "recovery_receipt" ADD CONSTRAINT "recovery_receipt_returned_by_id_fkey" FOREIGN KEY ("returned_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Never more than came in; with the day and who recorded it; of a receipt that counts and that somebody has checked.
ALTER TABLE "recovery_receipt" ADD CONSTRAINT "recovery_receipt_returned_check" CHECK (
  CASE WHEN "returned_amount" = 0 THEN num_nonnulls("returned_on", "returned_by_id", "returned_at") = 0
  ELSE "returned_amount" BETWEEN 1 AND "amount" AND "returned_on" >= "received_on"
    AND num_nulls("returned_by_id", "returned_at", "checked_at") = 0 AND "canceled_at" IS NULL END
);
