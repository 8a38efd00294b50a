-- Every read and save of an application asks for the letters to it: among thousands of saves they are found at once.
-- CreateIndex
CREATE INDEX "audit_entry_letter_idx" ON "audit_entry"("application_id", "id") WHERE (action = 'messageSent');
