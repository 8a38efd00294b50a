-- What Prisma's language has no words for: rules of single records, history that cannot be changed, the audit's chain.
-- Written by hand; each rule has a test in bff/data/constraints/. Names end in _check, so that errors name the rule.

-- ---------------------------------------------------------------- words of the rules

-- Check digit of a corporate number (domain 3): 9 - (sum of Pn * Qn mod 9), Pn counted from the right of the last 12
-- digits, Qn 1 for odd and 2 for even n.
CREATE FUNCTION is_corporate_number(value text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN value !~ '^[1-9][0-9]{12}$' THEN false ELSE
    substr(value, 1, 1)::int = 9 - (
      SELECT sum(substr(value, 14 - n, 1)::int * CASE n % 2 WHEN 1 THEN 1 ELSE 2 END) FROM generate_series(1, 12) AS n
    ) % 9
  END
$$;

-- Whether the list of document types of that name has the value.
CREATE FUNCTION is_document_type(list text, value integer) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE list
    WHEN 'DocumentType' THEN value BETWEEN 0 AND 91
    WHEN 'IngR4DocumentType' THEN value BETWEEN 0 AND 13
    WHEN 'NotoDocumentType' THEN value BETWEEN 0 AND 14
    WHEN 'InclusiveDocumentType' THEN value BETWEEN 0 AND 15
    ELSE false
  END
$$;

CREATE FUNCTION is_email(value text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT value = lower(value) AND length(value) <= 254 AND value ~ '^[^@[:space:]]+@[^@[:space:]]+$'
$$;

CREATE FUNCTION is_phone(value text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT value ~ '^0[0-9]{9,10}$' $$;

CREATE FUNCTION is_postal_code(value text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT value ~ '^[0-9]{7}$' $$;

CREATE FUNCTION is_invoice_number(value text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT value ~ '^T[0-9]{13}$' $$;

-- ---------------------------------------------------------------- people

ALTER TABLE "admin_user"
  ALTER COLUMN "assigned_prefectures" SET NOT NULL,
  ADD CONSTRAINT "admin_user_type_check" CHECK ("type" BETWEEN 0 AND 4),
  ADD CONSTRAINT "admin_user_name_check" CHECK ("name" ~ '\S'),
  ADD CONSTRAINT "admin_user_email_check" CHECK (is_email("email")),
  ADD CONSTRAINT "admin_user_prefectures_check"
    CHECK (1 <= ALL ("assigned_prefectures") AND 47 >= ALL ("assigned_prefectures")),
  ADD CONSTRAINT "admin_user_deleted_check" CHECK ("deleted_at" IS NULL OR NOT "is_active"),
  ADD CONSTRAINT "admin_user_version_check" CHECK ("version" >= 1);

ALTER TABLE "corporation"
  ADD CONSTRAINT "corporation_applicant_type_check" CHECK ("applicant_type" BETWEEN 0 AND 1),
  ADD CONSTRAINT "corporation_corporate_number_check" CHECK (is_corporate_number("corporate_number")),
  ADD CONSTRAINT "corporation_number_by_type_check" CHECK (("applicant_type" = 0) = ("corporate_number" IS NOT NULL)),
  ADD CONSTRAINT "corporation_legal_form_check" CHECK ("legal_form" BETWEEN 0 AND 15),
  ADD CONSTRAINT "corporation_name_check" CHECK ("name" ~ '\S' AND "name_kana" ~ '\S'),
  ADD CONSTRAINT "corporation_postal_code_check" CHECK (is_postal_code("postal_code")),
  ADD CONSTRAINT "corporation_prefecture_check" CHECK ("prefecture" BETWEEN 1 AND 47),
  ADD CONSTRAINT "corporation_phone_check" CHECK (is_phone("phone") AND is_phone(coalesce("fax", "phone"))),
  ADD CONSTRAINT "corporation_industry_check"
    CHECK ("industry_group" BETWEEN 1 AND 99 AND ("industry_code" IS NULL OR "industry_code" / 100 = "industry_group")),
  ADD CONSTRAINT "corporation_business_scale_check" CHECK ("business_scale" BETWEEN 0 AND 3),
  ADD CONSTRAINT "corporation_size_check" CHECK ("capital" >= 0 AND "employees" >= 0),
  ADD CONSTRAINT "corporation_fiscal_month_check" CHECK ("fiscal_month" BETWEEN 1 AND 12),
  ADD CONSTRAINT "corporation_tax_status_check" CHECK ("tax_status" BETWEEN 0 AND 3),
  ADD CONSTRAINT "corporation_invoice_number_check" CHECK (
    is_invoice_number("invoice_number") AND ("corporate_number" IS NULL OR "invoice_number" = 'T' || "corporate_number")
  ),
  ADD CONSTRAINT "corporation_version_check" CHECK ("version" >= 1);

ALTER TABLE "corporation_user"
  ADD CONSTRAINT "corporation_user_name_check" CHECK ("name" ~ '\S'),
  ADD CONSTRAINT "corporation_user_email_check" CHECK (is_email("email")),
  ADD CONSTRAINT "corporation_user_phone_check"
    CHECK (is_phone("phone") AND ("mobile" IS NULL OR "mobile" ~ '^0[789]0[0-9]{8}$')),
  ADD CONSTRAINT "corporation_user_deleted_check" CHECK ("deleted_at" IS NULL OR NOT "is_active"),
  ADD CONSTRAINT "corporation_user_version_check" CHECK ("version" >= 1);

ALTER TABLE "application_user"
  ADD CONSTRAINT "application_user_family_check" CHECK ("family" IN ('general', 'ingredient', 'noto', 'inclusive')),
  ADD CONSTRAINT "application_user_name_check" CHECK ("name" ~ '\S'),
  ADD CONSTRAINT "application_user_email_check" CHECK (is_email("email")),
  ADD CONSTRAINT "application_user_deleted_check" CHECK ("deleted_at" IS NULL OR NOT "is_active"),
  ADD CONSTRAINT "application_user_version_check" CHECK ("version" >= 1);

-- ---------------------------------------------------------------- sessions and secrets

ALTER TABLE "session"
  ADD CONSTRAINT "session_person_check" CHECK (
    "context" IN ('admin', 'user', 'general', 'ingredient', 'noto', 'inclusive')
    AND ("context" = 'admin') = ("admin_user_id" IS NOT NULL)
    AND ("context" = 'user') = ("corporation_user_id" IS NOT NULL)
    AND ("context" NOT IN ('admin', 'user')) = ("application_user_id" IS NOT NULL)
  ),
  ADD CONSTRAINT "session_hash_check"
    CHECK (octet_length("secret_hash") = 32 AND octet_length(coalesce("browser_binding_hash", "secret_hash")) = 32),
  ADD CONSTRAINT "session_expires_check" CHECK ("expires_at" > "created_at"),
  ADD CONSTRAINT "session_end_check" CHECK (
    ("ended_at" IS NULL) = ("end_reason" IS NULL)
    AND ("end_reason" IS NULL OR "end_reason" IN ('loggedOut', 'passwordChanged', 'disabled', 'expired', 'ended'))
  );

ALTER TABLE "password_reset_token"
  ADD CONSTRAINT "password_reset_token_person_check" CHECK (
    "context" IN ('admin', 'user', 'general', 'ingredient', 'noto', 'inclusive')
    AND ("context" = 'admin') = ("admin_user_id" IS NOT NULL)
    AND ("context" = 'user') = ("corporation_user_id" IS NOT NULL)
    AND ("context" NOT IN ('admin', 'user')) = ("application_user_id" IS NOT NULL)
  ),
  ADD CONSTRAINT "password_reset_token_hash_check" CHECK (octet_length("token_hash") = 32),
  ADD CONSTRAINT "password_reset_token_expires_check"
    CHECK ("expires_at" > "created_at" AND "expires_at" <= "created_at" + interval '60 minutes');

ALTER TABLE "email_confirmation_token"
  ADD CONSTRAINT "email_confirmation_token_email_check" CHECK (is_email("email")),
  ADD CONSTRAINT "email_confirmation_token_hash_check" CHECK (octet_length("token_hash") = 32),
  ADD CONSTRAINT "email_confirmation_token_expires_check" CHECK ("expires_at" > "created_at");

-- ---------------------------------------------------------------- projects

ALTER TABLE "project"
  ADD CONSTRAINT "project_name_check" CHECK ("name" ~ '\S' AND "short_name" ~ '\S'),
  ADD CONSTRAINT "project_kind_check" CHECK ("program_kind" BETWEEN 0 AND 5 AND "domain_type" BETWEEN 0 AND 3),
  ADD CONSTRAINT "project_round_check" CHECK ("round" BETWEEN 1 AND 9 AND "fiscal_year" BETWEEN 2000 AND 2999),
  ADD CONSTRAINT "project_call_check" CHECK ("application_closes_at" > "application_opens_at"),
  ADD CONSTRAINT "project_grace_check" CHECK ("submit_grace_minutes" BETWEEN 0 AND 120),
  ADD CONSTRAINT "project_rate_check" CHECK (
    "subsidy_rate_numerator" BETWEEN 1 AND 10 AND "subsidy_rate_denominator" BETWEEN "subsidy_rate_numerator" AND 10
  ),
  ADD CONSTRAINT "project_subsidy_check" CHECK (
    "min_subsidy" >= 0 AND "max_subsidy" >= "min_subsidy"
    AND ("max_subsidy_with_a" IS NULL OR "max_subsidy_with_a" >= "max_subsidy")
  ),
  ADD CONSTRAINT "project_min_total_cost_check" CHECK ("min_total_cost" >= 0),
  ADD CONSTRAINT "project_rounding_unit_check" CHECK ("rounding_unit" IN (1, 100, 1000, 10000)),
  ADD CONSTRAINT "project_expense_list_check" CHECK ("expense_category_list" IN (
    'ExpenseCategoryDining', 'ExpenseCategoryIngredient', 'ExpenseCategoryNoto', 'ExpenseCategoryInclusive'
  )),
  ADD CONSTRAINT "project_display_code_check" CHECK ("display_code_offset" >= 0 AND "display_code_width" BETWEEN 4 AND 5),
  ADD CONSTRAINT "project_retention_check" CHECK ("retention_years" BETWEEN 1 AND 99),
  ADD CONSTRAINT "project_version_check" CHECK ("version" >= 1);

ALTER TABLE "document_rule"
  ADD CONSTRAINT "document_rule_type_check" CHECK (is_document_type("document_list", "document_type")),
  ADD CONSTRAINT "document_rule_kind_check" CHECK ("section_kind" BETWEEN 0 AND 11),
  ADD CONSTRAINT "document_rule_uploader_check"
    CHECK ("uploader" IN ('applicant', 'corporationUser', 'JMAC', 'Inspector')),
  ADD CONSTRAINT "document_rule_requirement_check" CHECK (
    "requirement" IN ('required', 'optional', 'conditional')
    AND ("requirement" <> 'conditional' OR "condition" IS NOT NULL)
  ),
  ADD CONSTRAINT "document_rule_version_check" CHECK ("version" >= 1);

ALTER TABLE "display_code_counter"
  ADD CONSTRAINT "display_code_counter_width_check" CHECK ("offset" >= 0 AND "width" BETWEEN 4 AND 5),
  ADD CONSTRAINT "display_code_counter_capacity_check" CHECK ("last_number" BETWEEN 0 AND "capacity");

ALTER TABLE "announcement"
  ADD CONSTRAINT "announcement_text_check" CHECK ("title" ~ '\S' AND "body" ~ '\S'),
  ADD CONSTRAINT "announcement_publish_check" CHECK ("publish_to" > "publish_from"),
  ADD CONSTRAINT "announcement_version_check" CHECK ("version" >= 1);

ALTER TABLE "announcement_file"
  ADD CONSTRAINT "announcement_file_sequence_check" CHECK ("sequence" BETWEEN 1 AND 5);

-- ---------------------------------------------------------------- applications

ALTER TABLE "application"
  ALTER COLUMN "how_found" SET NOT NULL,
  ADD CONSTRAINT "application_family_check" CHECK ("family" IN ('general', 'ingredient', 'noto', 'inclusive')),
  ADD CONSTRAINT "application_status_check" CHECK ("status" BETWEEN 0 AND 8),
  ADD CONSTRAINT "application_choices_check" CHECK (
    ("applicant_type" IS NULL OR "applicant_type" BETWEEN 0 AND 1)
    AND ("legal_form" IS NULL OR "legal_form" BETWEEN 0 AND 15)
    AND ("prefecture" IS NULL OR "prefecture" BETWEEN 1 AND 47)
    AND ("industry_group" IS NULL OR "industry_group" BETWEEN 1 AND 99)
    AND 0 <= ALL ("how_found") AND 17 >= ALL ("how_found")
  ),
  ADD CONSTRAINT "application_display_code_check" CHECK ("display_code" ~ '^[0-9]{4,5}$'),
  ADD CONSTRAINT "application_amounts_check" CHECK (
    ("total_cost" IS NULL OR "total_cost" >= 0) AND ("eligible_cost" IS NULL OR "eligible_cost" >= 0)
    AND ("subsidy_amount" IS NULL OR "subsidy_amount" >= 0) AND ("capital" IS NULL OR "capital" >= 0)
    AND ("employees" IS NULL OR "employees" >= 0)
  ),
  -- A draft (0), a returned one (3) and a withdrawn one (8) may be unfinished; every other is what was submitted.
  ADD CONSTRAINT "application_submitted_check" CHECK (
    "status" IN (0, 3, 8) OR num_nulls(
      "display_code", "submitted_at", "applicant_type", "name", "name_kana", "postal_code", "prefecture",
      "contact_email", "plan_title", "total_cost", "eligible_cost", "subsidy_amount"
    ) = 0
  ),
  ADD CONSTRAINT "application_submitted_amounts_check" CHECK (
    "status" IN (0, 3, 8)
    OR ("subsidy_amount" <= "eligible_cost" AND "eligible_cost" <= "total_cost"
        AND "self_funded" = "total_cost" - "subsidy_amount")
  ),
  ADD CONSTRAINT "application_submitted_format_check" CHECK (
    "status" IN (0, 3, 8) OR (is_postal_code("postal_code") AND is_email("contact_email")
      AND (("applicant_type" = 0) = ("corporate_number" IS NOT NULL))
      AND ("corporate_number" IS NULL OR is_corporate_number("corporate_number")))
  ),
  ADD CONSTRAINT "application_pledges_check" CHECK (
    "status" IN (0, 3, 8)
    OR ("other_subsidy_used" IS TRUE AND "anti_social_pledge" IS TRUE AND "terms_agreed" IS TRUE)
  ),
  ADD CONSTRAINT "application_submission_count_check" CHECK ("submission_count" >= 0),
  ADD CONSTRAINT "application_average_score_check" CHECK ("average_score" BETWEEN 0 AND 1000),
  ADD CONSTRAINT "application_version_check" CHECK ("version" >= 1);

ALTER TABLE "application_file"
  ADD CONSTRAINT "application_file_type_check" CHECK (is_document_type("document_list", "type"));

ALTER TABLE "application_history"
  ADD CONSTRAINT "application_history_status_check" CHECK ("from_status" BETWEEN 0 AND 8 AND "to_status" BETWEEN 0 AND 8),
  ADD CONSTRAINT "application_history_actor_check" CHECK ("actor_kind" IN ('admin', 'user', 'applicant', 'system'));

ALTER TABLE "application_score"
  ADD CONSTRAINT "application_score_check" CHECK ("score" BETWEEN 1 AND 5),
  ADD CONSTRAINT "application_score_version_check" CHECK ("version" >= 1);

-- ---------------------------------------------------------------- my pages

ALTER TABLE "my_page"
  ADD CONSTRAINT "my_page_display_code_check" CHECK ("display_code" ~ '^[0-9]{4,5}$'),
  ADD CONSTRAINT "my_page_plan_title_check" CHECK ("plan_title" ~ '\S'),
  ADD CONSTRAINT "my_page_status_check" CHECK (
    "project_status" BETWEEN 0 AND 6 AND "progress_phase" BETWEEN 0 AND 3 AND "priority" BETWEEN 0 AND 2
    AND "delay_status" BETWEEN 0 AND 3 AND "computed_delay_status" BETWEEN 0 AND 3
  ),
  ADD CONSTRAINT "my_page_choices_check" CHECK (
    ("category" IS NULL OR "category" BETWEEN 0 AND 26)
    AND ("initiative_type" IS NULL OR "initiative_type" BETWEEN 0 AND 2)
    AND ("consultant_type" IS NULL OR "consultant_type" BETWEEN 0 AND 1)
    AND ("support_method" IS NULL OR "support_method" BETWEEN 0 AND 1)
    AND ("site_prefecture" IS NULL OR "site_prefecture" BETWEEN 1 AND 47)
  ),
  ADD CONSTRAINT "my_page_delay_override_check" CHECK (
    num_nulls("delay_override_status", "delay_override_reason", "delay_override_ends_on") IN (0, 3)
    AND ("delay_override_status" IS NULL OR "delay_override_status" BETWEEN 0 AND 3)
  ),
  ADD CONSTRAINT "my_page_cost_check" CHECK ("eligible_cost" >= 0 AND "total_cost" >= "eligible_cost"),
  ADD CONSTRAINT "my_page_applied_amount_check" CHECK ("applied_amount" >= 0),
  ADD CONSTRAINT "my_page_grant_amount_check"
    CHECK ("grant_amount" >= 0 AND ("applied_amount" IS NULL OR "grant_amount" <= "applied_amount")),
  ADD CONSTRAINT "my_page_confirmed_amount_check" CHECK (
    "confirmed_amount" IS NULL
    OR ("confirmed_amount" >= 0 AND "grant_amount" IS NOT NULL AND "confirmed_amount" <= "grant_amount")
  ),
  -- Paid on estimate: before the amount is confirmed, at most the grant.
  ADD CONSTRAINT "my_page_paid_amount_check" CHECK (
    "paid_amount" IS NULL OR ("paid_amount" >= 0 AND "grant_amount" IS NOT NULL
      AND "paid_amount" <= coalesce("confirmed_amount", "grant_amount"))
  ),
  ADD CONSTRAINT "my_page_recovery_amount_check" CHECK ("recovery_amount" >= 0),
  ADD CONSTRAINT "my_page_grant_application_on_check" CHECK ("grant_application_on" >= "adopted_on"),
  ADD CONSTRAINT "my_page_grant_decision_on_check"
    CHECK ("grant_decision_on" >= coalesce("grant_application_on", "adopted_on")),
  ADD CONSTRAINT "my_page_start_on_check" CHECK (
    "start_on" IS NULL OR ("has_early_start" AND "start_on" >= "adopted_on")
    OR ("grant_decision_on" IS NOT NULL AND "start_on" >= "grant_decision_on")
  ),
  ADD CONSTRAINT "my_page_completion_on_check" CHECK ("completion_on" >= "start_on"),
  ADD CONSTRAINT "my_page_reported_on_check" CHECK ("reported_on" >= "completion_on"),
  ADD CONSTRAINT "my_page_confirmed_on_check" CHECK ("confirmed_on" >= "reported_on"),
  ADD CONSTRAINT "my_page_paid_on_check" CHECK ("paid_on" >= "confirmed_on"),
  -- Notified (4), paid (3), finished (2): there is an amount; paid and finished: there is a payment.
  ADD CONSTRAINT "my_page_notified_check" CHECK ("project_status" NOT IN (2, 3, 4) OR "confirmed_amount" IS NOT NULL),
  ADD CONSTRAINT "my_page_paid_check" CHECK ("project_status" NOT IN (2, 3) OR "paid_amount" IS NOT NULL),
  ADD CONSTRAINT "my_page_cancel_reason_check"
    CHECK ("project_status" NOT IN (5, 6) OR coalesce("cancel_reason", '') ~ '\S'),
  ADD CONSTRAINT "my_page_site_postal_code_check" CHECK (is_postal_code("site_postal_code")),
  ADD CONSTRAINT "my_page_progress_check" CHECK ("overall_progress" BETWEEN 0 AND 100),
  ADD CONSTRAINT "my_page_version_check" CHECK ("version" >= 1);

ALTER TABLE "my_page_history"
  ADD CONSTRAINT "my_page_history_machine_check"
    CHECK ("machine" IN ('projectStatus', 'delay', 'progressPhase', 'inspectionReport', 'payment')),
  ADD CONSTRAINT "my_page_history_actor_check" CHECK ("actor_kind" IN ('admin', 'user', 'applicant', 'system'));

ALTER TABLE "section"
  ADD CONSTRAINT "section_kind_check" CHECK ("kind" BETWEEN 0 AND 11),
  ADD CONSTRAINT "section_document_type_check" CHECK (is_document_type("document_list", "document_type")),
  ADD CONSTRAINT "section_title_check" CHECK ("title" ~ '\S'),
  ADD CONSTRAINT "section_sequence_check" CHECK ("sequence" >= 1),
  ADD CONSTRAINT "section_status_check" CHECK ("status" BETWEEN 0 AND 4),
  -- In somebody's check (1, 2): it was submitted.
  ADD CONSTRAINT "section_submitted_check" CHECK ("status" NOT IN (1, 2) OR "submitted_at" IS NOT NULL),
  ADD CONSTRAINT "section_branch_number_check"
    CHECK ("branch_number" IS NULL OR ("kind" = 6 AND "branch_number" ~ '^[0-9]{1,3}(-[0-9]{1,2})?$')),
  ADD CONSTRAINT "section_actor_check" CHECK (
    "created_by_kind" IN ('admin', 'user', 'applicant', 'system')
    AND ("submitted_by_kind" IS NULL OR "submitted_by_kind" IN ('admin', 'user', 'applicant', 'system'))
  ),
  ADD CONSTRAINT "section_submission_count_check" CHECK ("submission_count" >= 0),
  ADD CONSTRAINT "section_version_check" CHECK ("version" >= 1);

ALTER TABLE "section_file"
  ADD CONSTRAINT "section_file_version_check" CHECK (
    "version_number" >= 1 AND ("replaces_id" IS NOT NULL) = ("version_number" > 1) AND "replaces_id" IS DISTINCT FROM "id"
  );

ALTER TABLE "section_check"
  ADD CONSTRAINT "section_check_choices_check"
    CHECK ("reviewer" BETWEEN 0 AND 3 AND "category" BETWEEN 0 AND 7 AND "status" BETWEEN 0 AND 4),
  ADD CONSTRAINT "section_check_comment_check" CHECK ("status" <> 4 OR coalesce("comment", '') ~ '\S'),
  ADD CONSTRAINT "section_check_version_check" CHECK ("version" >= 1);

ALTER TABLE "section_history"
  ADD CONSTRAINT "section_history_status_check" CHECK ("from_status" BETWEEN 0 AND 4 AND "to_status" BETWEEN 0 AND 4),
  ADD CONSTRAINT "section_history_actor_check" CHECK ("actor_kind" IN ('admin', 'user', 'applicant', 'system'));

ALTER TABLE "return_item"
  ALTER COLUMN "answer_file_ids" SET NOT NULL,
  ADD CONSTRAINT "return_item_target_check" CHECK (num_nonnulls("section_id", "application_id") = 1),
  ADD CONSTRAINT "return_item_number_check" CHECK ("return_number" >= 1 AND "number" >= 1),
  ADD CONSTRAINT "return_item_category_check" CHECK ("review_category" BETWEEN 0 AND 7),
  ADD CONSTRAINT "return_item_place_check" CHECK (("page" IS NULL OR "page" >= 1) AND ("row" IS NULL OR "row" >= 0)),
  ADD CONSTRAINT "return_item_comment_check" CHECK ("comment" ~ '\S'),
  ADD CONSTRAINT "return_item_status_check" CHECK ("status" IN ('open', 'answered', 'resolved', 'withdrawn')),
  ADD CONSTRAINT "return_item_answer_check" CHECK (
    ("answer_kind" IS NULL) = ("answered_at" IS NULL)
    AND ("answer_kind" IS NULL OR "answer_kind" IN ('corrected', 'explained'))
    AND ("status" <> 'answered' OR "answered_at" IS NOT NULL)
    AND ("answer_kind" IS DISTINCT FROM 'explained' OR coalesce("answer_comment", '') ~ '\S')
  ),
  ADD CONSTRAINT "return_item_resolved_check" CHECK ("status" <> 'resolved' OR "resolved_at" IS NOT NULL),
  ADD CONSTRAINT "return_item_version_check" CHECK ("version" >= 1);

ALTER TABLE "checklist_result"
  ADD CONSTRAINT "checklist_result_target_check" CHECK (num_nonnulls("section_id", "application_id") = 1),
  ADD CONSTRAINT "checklist_result_result_check" CHECK ("result" IN ('ok', 'ng', 'notApplicable')),
  ADD CONSTRAINT "checklist_result_version_check" CHECK ("version" >= 1);

ALTER TABLE "receipt"
  ADD CONSTRAINT "receipt_target_check" CHECK (num_nonnulls("section_id", "application_id") = 1),
  ADD CONSTRAINT "receipt_submission_number_check" CHECK ("submission_number" >= 1),
  ADD CONSTRAINT "receipt_submitter_check" CHECK ("submitter_kind" IN ('admin', 'user', 'applicant'));

ALTER TABLE "notification"
  ADD CONSTRAINT "notification_kind_check" CHECK ("kind" BETWEEN 0 AND 8),
  ADD CONSTRAINT "notification_text_check" CHECK ("title" ~ '\S' AND "body" ~ '\S'),
  ADD CONSTRAINT "notification_version_check" CHECK ("version" >= 1);

-- ---------------------------------------------------------------- inspection, money, property

ALTER TABLE "my_page_report"
  ADD CONSTRAINT "my_page_report_choices_check"
    CHECK ("status" BETWEEN 0 AND 3 AND "method" BETWEEN 0 AND 2 AND "result" BETWEEN 0 AND 4),
  ADD CONSTRAINT "my_page_report_time_check" CHECK (
    coalesce("start_time", '00:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND coalesce("end_time", '00:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    AND ("start_time" IS NULL OR "end_time" IS NULL OR "end_time" COLLATE "C" > "start_time" COLLATE "C")
  ),
  -- Submitted (1) and approved (3): inspected, with a result; with findings when there is something to remark.
  ADD CONSTRAINT "my_page_report_submitted_check" CHECK (
    "status" NOT IN (1, 3) OR ("result" <> 0 AND "inspected_on" IS NOT NULL
      AND ("result" = 1 OR coalesce("findings", '') ~ '\S'))
  ),
  ADD CONSTRAINT "my_page_report_approved_check" CHECK (
    "status" <> 3 OR ("approved_by_id" IS NOT NULL AND "approved_at" IS NOT NULL
      AND "approved_by_id" <> "inspector_user_id")
  ),
  ADD CONSTRAINT "my_page_report_version_check" CHECK ("version" >= 1);

ALTER TABLE "photo"
  ADD CONSTRAINT "photo_choices_check" CHECK ("before_after" BETWEEN 0 AND 1 AND "expense_type" BETWEEN 0 AND 7),
  ADD CONSTRAINT "photo_number_check" CHECK ("sequence" >= 1),
  ADD CONSTRAINT "photo_version_check" CHECK ("version" >= 1);

ALTER TABLE "bank_account"
  ADD CONSTRAINT "bank_account_codes_check" CHECK (
    "bank_code" ~ '^[0-9]{4}$' AND "branch_code" ~ '^[0-9]{3}$' AND "account_number" ~ '^[0-9]{7}$'
  ),
  ADD CONSTRAINT "bank_account_type_check" CHECK ("account_type" BETWEEN 0 AND 3),
  -- Half-width katakana without small letters, as a bank transfer file takes it.
  ADD CONSTRAINT "bank_account_holder_check"
    CHECK ("account_holder_kana" ~ '^[\uFF71-\uFF9D\uFF9E\uFF9FA-Z0-9(). -]{1,30}$' AND "account_holder" ~ '\S'),
  ADD CONSTRAINT "bank_account_confirmed_check" CHECK (("confirmed_at" IS NULL) = ("confirmed_by_id" IS NULL)),
  ADD CONSTRAINT "bank_account_version_check" CHECK ("version" >= 1);

ALTER TABLE "payment_item"
  ALTER COLUMN "voucher_section_ids" SET NOT NULL,
  ADD CONSTRAINT "payment_item_number_check"
    CHECK ("number" >= 1 AND ("branch_number" IS NULL OR "branch_number" BETWEEN 1 AND 99)),
  ADD CONSTRAINT "payment_item_choices_check" CHECK (
    "expense_category" BETWEEN 0 AND 12 AND "expense_type" BETWEEN 0 AND 7 AND "payment_method" BETWEEN 0 AND 3
  ),
  ADD CONSTRAINT "payment_item_text_check" CHECK ("payee" ~ '\S' AND "description" ~ '\S'),
  ADD CONSTRAINT "payment_item_invoice_number_check" CHECK (is_invoice_number("payee_invoice_number")),
  ADD CONSTRAINT "payment_item_dates_check" CHECK (
    coalesce("delivered_on" >= "ordered_on", true) AND coalesce("inspected_on" >= "delivered_on", true)
    AND coalesce("invoiced_on" >= "ordered_on", true) AND coalesce("paid_on" >= "inspected_on", true)
  ),
  ADD CONSTRAINT "payment_item_amounts_check" CHECK (
    "amount_tax_included" >= 1 AND "amount_tax_excluded" BETWEEN 0 AND "amount_tax_included"
    AND "eligible_amount" BETWEEN 0 AND "amount_tax_excluded" AND ("plan_amount" IS NULL OR "plan_amount" >= 0)
  ),
  ADD CONSTRAINT "payment_item_version_check" CHECK ("version" >= 1);

ALTER TABLE "property_ledger_item"
  ADD CONSTRAINT "property_ledger_item_amount_check" CHECK (
    "quantity" >= 1 AND "unit_price" >= 500000 AND "amount" = "unit_price" * "quantity"
    AND "subsidy_amount" BETWEEN 0 AND "amount"
  ),
  ADD CONSTRAINT "property_ledger_item_dates_check" CHECK (
    "useful_life" BETWEEN 1 AND 99 AND "restriction_until" > "acquired_on"
    AND ("disposed_on" IS NULL OR "disposed_on" >= "acquired_on")
  ),
  ADD CONSTRAINT "property_ledger_item_disposal_check" CHECK (
    num_nulls("disposal_kind", "disposed_on") IN (0, 2) AND ("disposal_kind" IS NULL OR "disposal_kind" BETWEEN 0 AND 5)
  ),
  ADD CONSTRAINT "property_ledger_item_version_check" CHECK ("version" >= 1);

ALTER TABLE "payment"
  ADD CONSTRAINT "payment_choices_check" CHECK ("status" BETWEEN 0 AND 7 AND "method" BETWEEN 0 AND 1),
  ADD CONSTRAINT "payment_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "payment_four_eyes_check" CHECK ("approved_by_id" <> "checked_by_id"),
  ADD CONSTRAINT "payment_paid_check" CHECK ("status" <> 5 OR "paid_on" IS NOT NULL),
  ADD CONSTRAINT "payment_reason_check" CHECK (
    ("status" <> 6 OR coalesce("failure_reason", '') ~ '\S') AND ("status" <> 7 OR coalesce("cancel_reason", '') ~ '\S')
  ),
  ADD CONSTRAINT "payment_version_check" CHECK ("version" >= 1);

-- ---------------------------------------------------------------- files, mail, machinery

ALTER TABLE "stored_file"
  ADD CONSTRAINT "stored_file_name_check" CHECK ("file_name" ~ '\S' AND "extension" ~ '^\.[a-z0-9]{1,8}$'),
  ADD CONSTRAINT "stored_file_size_check" CHECK (
    "size_bytes" >= 0 AND ("page_count" IS NULL OR "page_count" >= 1)
    AND num_nulls("width_px", "height_px") IN (0, 2) AND ("width_px" IS NULL OR ("width_px" >= 1 AND "height_px" >= 1))
  ),
  ADD CONSTRAINT "stored_file_sha256_check" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "stored_file_scan_check" CHECK ("scan_status" IN ('pending', 'clean', 'infected', 'failed')),
  ADD CONSTRAINT "stored_file_purpose_check" CHECK (
    "purpose" IN ('section', 'application', 'photo', 'announcement', 'passbook', 'answer', 'notice')
  ),
  ADD CONSTRAINT "stored_file_uploader_check" CHECK (num_nonnulls(
    "uploaded_by_admin_user_id", "uploaded_by_corporation_user_id", "uploaded_by_application_user_id"
  ) <= 1);

ALTER TABLE "mail_message"
  ADD CONSTRAINT "mail_message_header_check" CHECK (
    "to_address" ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND "subject" !~ '[\r\n]' AND coalesce("to_name", '') !~ '[\r\n]'
  ),
  ADD CONSTRAINT "mail_message_status_check" CHECK (
    "status" IN ('Queued', 'Sending', 'Sent', 'Failed') AND "attempts" >= 0
    AND ("status" = 'Sent') = ("sent_at" IS NOT NULL)
    AND ("status" NOT IN ('Queued', 'Sending') OR "next_attempt_at" IS NOT NULL)
  );

ALTER TABLE "idempotency_key"
  ADD CONSTRAINT "idempotency_key_status_check" CHECK ("status" BETWEEN 200 AND 599);

-- ---------------------------------------------------------------- history that cannot be changed

ALTER TABLE "audit_entry"
  ADD CONSTRAINT "audit_entry_actor_check"
    CHECK ("actor_kind" IN ('admin', 'user', 'applicant', 'anonymous', 'system')),
  ADD CONSTRAINT "audit_entry_admin_type_check" CHECK ("admin_type" BETWEEN 0 AND 4),
  ADD CONSTRAINT "audit_entry_outcome_check" CHECK ("outcome" IN ('success', 'refused', 'failed'));

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'AP001', TABLE = TG_TABLE_NAME;
END
$$;

CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON "audit_entry" EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE ON "audit_seal"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seal_no_truncate BEFORE TRUNCATE ON "audit_seal" EXECUTE FUNCTION refuse_change();
CREATE TRIGGER application_history_append_only BEFORE UPDATE OR DELETE ON "application_history"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER application_history_no_truncate BEFORE TRUNCATE ON "application_history" EXECUTE FUNCTION refuse_change();
CREATE TRIGGER my_page_history_append_only BEFORE UPDATE OR DELETE ON "my_page_history"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER my_page_history_no_truncate BEFORE TRUNCATE ON "my_page_history" EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipt_append_only BEFORE UPDATE OR DELETE ON "receipt"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipt_no_truncate BEFORE TRUNCATE ON "receipt" EXECUTE FUNCTION refuse_change();

-- An entry of a section's history may be hidden, once; nothing else of it can change (spec 7: DELETE section/history).
CREATE FUNCTION refuse_change_but_hiding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."deleted_at" IS NULL AND NEW."deleted_at" IS NOT NULL AND coalesce(NEW."deleted_by_name", '') <> ''
    AND to_jsonb(NEW) - 'deleted_at' - 'deleted_by_name' = to_jsonb(OLD) - 'deleted_at' - 'deleted_by_name'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'AP001', TABLE = TG_TABLE_NAME;
END
$$;

CREATE TRIGGER section_history_append_only BEFORE UPDATE ON "section_history"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_hiding();
CREATE TRIGGER section_history_no_delete BEFORE DELETE ON "section_history"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER section_history_no_truncate BEFORE TRUNCATE ON "section_history" EXECUTE FUNCTION refuse_change();

-- ---------------------------------------------------------------- the audit's chain

ALTER TABLE "audit_seal"
  ADD CONSTRAINT "audit_seal_hash_check" CHECK (octet_length("hash") = 32 AND octet_length("previous_hash") = 32);

-- A seal goes on from the last one. Two that seal at once want the same number: the primary key lets one of them win.
CREATE FUNCTION refuse_broken_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  SELECT "seq", "hash" INTO last FROM "audit_seal" ORDER BY "seq" DESC LIMIT 1;
  IF NEW."seq" IS DISTINCT FROM coalesce(last."seq", 0) + 1
    OR NEW."previous_hash" IS DISTINCT FROM coalesce(last."hash", decode(repeat('00', 32), 'hex'))
  THEN
    -- As if a concurrent writer had won: read the last seal and try again.
    RAISE EXCEPTION 'audit_seal: seal % does not go on from the last one', NEW."seq"
      USING ERRCODE = '40001', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER audit_seal_chain BEFORE INSERT ON "audit_seal" FOR EACH ROW EXECUTE FUNCTION refuse_broken_chain();
