-- What is erased looks for its rows by these, and so does the database when it holds that nothing names them any more.

-- CreateIndex
CREATE INDEX "session_application_user_id_idx" ON "session"("application_user_id") WHERE (application_user_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "bulk_run_row_application_id_idx" ON "bulk_run_row"("application_id") WHERE (application_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "bulk_run_row_my_page_id_idx" ON "bulk_run_row"("my_page_id") WHERE (my_page_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "bulk_run_row_section_id_idx" ON "bulk_run_row"("section_id") WHERE (section_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "bulk_run_row_report_id_idx" ON "bulk_run_row"("report_id") WHERE (report_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "bulk_run_row_payment_id_idx" ON "bulk_run_row"("payment_id") WHERE (payment_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "property_disposal_property_id_idx" ON "property_disposal"("property_id");

-- CreateIndex
CREATE INDEX "stored_file_applicant_idx" ON "stored_file"("uploaded_by_application_user_id") WHERE (uploaded_by_application_user_id IS NOT NULL);

-- CreateIndex
CREATE INDEX "mail_message_person_idx" ON "mail_message"("person_kind", "person_id") WHERE (person_id IS NOT NULL);
