-- AlterTable
ALTER TABLE "stored_file" ADD COLUMN     "used_at" TIMESTAMPTZ(3);

-- Nobody knows of earlier ones whether something has used them once: none is given up.
UPDATE "stored_file" SET "used_at" = "created_at";

-- Papers that the product makes, and files that are sent into their place, are of use at once.
CREATE FUNCTION stored_file_used_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.purpose NOT IN ('thread', 'photo', 'announcement', 'passbook', 'notice') OR NEW.section_id IS NOT NULL THEN
    NEW.used_at := coalesce(NEW.used_at, NEW.created_at);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER stored_file_used_at_once BEFORE INSERT ON "stored_file"
  FOR EACH ROW EXECUTE FUNCTION stored_file_used_at_once();

-- What uses a file, by the column that names it. Once used a file is kept, also when another takes its place: it may be
-- what somebody decided by. One that is given up in this very moment is not there any more: the request is asked again.
CREATE FUNCTION stored_file_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  file UUID := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
BEGIN
  UPDATE stored_file SET used_at = CURRENT_TIMESTAMP WHERE id = file AND used_at IS NULL AND deleted_at IS NULL;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM stored_file WHERE id = file AND used_at IS NULL) THEN
    RAISE EXCEPTION 'stored_file: % has been given up', file USING ERRCODE = '40001';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER stored_file_used AFTER INSERT OR UPDATE OF "file_id" ON "thread_file"
  FOR EACH ROW EXECUTE FUNCTION stored_file_used('file_id');
CREATE TRIGGER stored_file_used AFTER INSERT OR UPDATE OF "file_id" ON "photo"
  FOR EACH ROW EXECUTE FUNCTION stored_file_used('file_id');
CREATE TRIGGER stored_file_used AFTER INSERT OR UPDATE OF "file_id" ON "announcement_file"
  FOR EACH ROW EXECUTE FUNCTION stored_file_used('file_id');
CREATE TRIGGER stored_file_used AFTER INSERT OR UPDATE OF "file_id" ON "project_material"
  FOR EACH ROW EXECUTE FUNCTION stored_file_used('file_id');
CREATE TRIGGER stored_file_used AFTER INSERT OR UPDATE OF "template_file_id" ON "document_rule"
  FOR EACH ROW WHEN (NEW.template_file_id IS NOT NULL) EXECUTE FUNCTION stored_file_used('template_file_id');
CREATE TRIGGER stored_file_used AFTER INSERT OR UPDATE OF "passbook_file_id" ON "bank_account"
  FOR EACH ROW WHEN (NEW.passbook_file_id IS NOT NULL) EXECUTE FUNCTION stored_file_used('passbook_file_id');
CREATE TRIGGER stored_file_used AFTER INSERT OR UPDATE OF "document_file_id" ON "recovery"
  FOR EACH ROW WHEN (NEW.document_file_id IS NOT NULL) EXECUTE FUNCTION stored_file_used('document_file_id');

-- CreateIndex
CREATE INDEX "stored_file_unused_idx" ON "stored_file"("created_at", "id") WHERE (used_at IS NULL AND deleted_at IS NULL);
CREATE INDEX "stored_file_admin_day_idx" ON "stored_file"("uploaded_by_admin_user_id", "created_at") WHERE (uploaded_by_admin_user_id IS NOT NULL);
CREATE INDEX "stored_file_user_day_idx" ON "stored_file"("uploaded_by_corporation_user_id", "created_at") WHERE (uploaded_by_corporation_user_id IS NOT NULL);
