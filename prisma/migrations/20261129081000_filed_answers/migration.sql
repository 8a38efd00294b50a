-- The answers of an application as they were handed in: what is corrected later changes nothing of them.
-- CreateTable
CREATE TABLE "filed_answers" (
    "receipt_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "filed_answers_pkey" PRIMARY KEY ("receipt_id")
);

-- AddForeignKey
ALTER TABLE "filed_answers" ADD CONSTRAINT "filed_answers_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER filed_answers_append_only BEFORE UPDATE OR DELETE ON "filed_answers"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER filed_answers_no_truncate BEFORE TRUNCATE ON "filed_answers" EXECUTE FUNCTION refuse_change();
