-- Papers that the product makes of an application's answers lie beside the files that people upload.
ALTER TABLE "stored_file"
  DROP CONSTRAINT "stored_file_purpose_check",
  ADD CONSTRAINT "stored_file_purpose_check" CHECK (
    "purpose" IN ('section', 'application', 'paper', 'photo', 'announcement', 'passbook', 'answer', 'notice')
  );
