-- Written by hand: search by a part of a name or code needs trigrams.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateTable
CREATE TABLE "admin_user" (
    "id" SERIAL NOT NULL,
    "type" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "organization" TEXT,
    "phone" TEXT,
    "assigned_prefectures" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "password_hash" TEXT,
    "password_set_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "corporation" (
    "id" SERIAL NOT NULL,
    "applicant_type" SMALLINT NOT NULL,
    "corporate_number" TEXT,
    "legal_form" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "name_kana" TEXT NOT NULL,
    "representative_title" TEXT,
    "representative_name" TEXT NOT NULL,
    "representative_name_kana" TEXT,
    "postal_code" TEXT NOT NULL,
    "prefecture" SMALLINT NOT NULL,
    "city" TEXT,
    "street_address" TEXT,
    "building" TEXT,
    "phone" TEXT NOT NULL,
    "fax" TEXT,
    "industry_group" SMALLINT,
    "industry_code" SMALLINT,
    "business_scale" SMALLINT,
    "capital" BIGINT,
    "employees" INTEGER,
    "established_on" DATE,
    "fiscal_month" SMALLINT,
    "tax_status" SMALLINT,
    "invoice_number" TEXT,
    "url" TEXT,
    "memo" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "corporation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "corporation_user" (
    "id" SERIAL NOT NULL,
    "corporation_id" INTEGER NOT NULL,
    "project_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_kana" TEXT,
    "department" TEXT,
    "title" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "mobile" TEXT,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "password_hash" TEXT,
    "password_set_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "corporation_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_user" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "family" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "password_hash" TEXT,
    "password_set_at" TIMESTAMPTZ(3),
    "email_confirmed_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "application_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "context" TEXT NOT NULL,
    "admin_user_id" INTEGER,
    "corporation_user_id" INTEGER,
    "application_user_id" INTEGER,
    "secret_hash" BYTEA NOT NULL,
    "browser_binding_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "idle_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" TEXT,
    "ip" TEXT,
    "user_agent" TEXT,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset_token" (
    "id" SERIAL NOT NULL,
    "context" TEXT NOT NULL,
    "admin_user_id" INTEGER,
    "corporation_user_id" INTEGER,
    "application_user_id" INTEGER,
    "token_hash" BYTEA NOT NULL,
    "requested_ip" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_confirmation_token" (
    "id" SERIAL NOT NULL,
    "application_user_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_confirmation_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "short_name" TEXT NOT NULL,
    "program_kind" SMALLINT NOT NULL,
    "domain_type" SMALLINT NOT NULL,
    "fiscal_year" SMALLINT NOT NULL,
    "round" SMALLINT NOT NULL,
    "application_opens_at" TIMESTAMPTZ(3) NOT NULL,
    "application_closes_at" TIMESTAMPTZ(3) NOT NULL,
    "submit_grace_minutes" SMALLINT NOT NULL DEFAULT 0,
    "adoption_planned_on" DATE,
    "completion_deadline" DATE NOT NULL,
    "subsidy_rate_numerator" SMALLINT NOT NULL,
    "subsidy_rate_denominator" SMALLINT NOT NULL,
    "min_subsidy" BIGINT NOT NULL,
    "max_subsidy" BIGINT NOT NULL,
    "max_subsidy_with_a" BIGINT,
    "min_total_cost" BIGINT NOT NULL,
    "rounding_unit" INTEGER NOT NULL DEFAULT 1000,
    "expense_category_list" TEXT NOT NULL,
    "display_code_offset" INTEGER NOT NULL,
    "display_code_width" SMALLINT NOT NULL,
    "desk_name" TEXT NOT NULL,
    "desk_phone" TEXT NOT NULL,
    "desk_hours" TEXT NOT NULL,
    "desk_email" TEXT NOT NULL,
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "summary" TEXT,
    "eligibility" TEXT,
    "scoring_items" JSONB NOT NULL DEFAULT '[]',
    "retention_years" SMALLINT NOT NULL DEFAULT 5,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_rule" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "document_list" TEXT NOT NULL,
    "document_type" SMALLINT NOT NULL,
    "section_kind" SMALLINT,
    "uploader" TEXT NOT NULL,
    "requirement" TEXT NOT NULL,
    "condition" TEXT,
    "due_rule" JSONB,
    "needs_jmac_check" BOOLEAN NOT NULL DEFAULT true,
    "needs_maff_check" BOOLEAN NOT NULL DEFAULT false,
    "is_inspected" BOOLEAN NOT NULL DEFAULT false,
    "guidance" TEXT,
    "template_file_id" UUID,
    "sequence" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "display_code_counter" (
    "offset" INTEGER NOT NULL,
    "width" SMALLINT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL DEFAULT 0,
    "next_offset" INTEGER,

    CONSTRAINT "display_code_counter_pkey" PRIMARY KEY ("offset")
);

-- CreateTable
CREATE TABLE "announcement" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "publish_from" TIMESTAMPTZ(3) NOT NULL,
    "publish_to" TIMESTAMPTZ(3),
    "is_important" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement_file" (
    "announcement_id" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,
    "sequence" SMALLINT NOT NULL,

    CONSTRAINT "announcement_file_pkey" PRIMARY KEY ("announcement_id","sequence")
);

-- CreateTable
CREATE TABLE "application" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "application_user_id" INTEGER NOT NULL,
    "family" TEXT NOT NULL,
    "display_code" TEXT,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "applicant_type" SMALLINT,
    "corporate_number" TEXT,
    "name" TEXT,
    "name_kana" TEXT,
    "legal_form" SMALLINT,
    "representative_title" TEXT,
    "representative_name" TEXT,
    "birth_date" DATE,
    "postal_code" TEXT,
    "prefecture" SMALLINT,
    "address" TEXT,
    "contact_name" TEXT,
    "contact_kana" TEXT,
    "contact_email" TEXT,
    "contact_phone" TEXT,
    "industry_group" SMALLINT,
    "industry_code" SMALLINT,
    "capital" BIGINT,
    "employees" INTEGER,
    "established_on" DATE,
    "how_found" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "other_subsidy_used" BOOLEAN,
    "anti_social_pledge" BOOLEAN,
    "terms_agreed" BOOLEAN,
    "plan_title" TEXT,
    "total_cost" BIGINT,
    "eligible_cost" BIGINT,
    "subsidy_amount" BIGINT,
    "self_funded" BIGINT,
    "expenses" JSONB NOT NULL DEFAULT '[]',
    "funding_sources" JSONB NOT NULL DEFAULT '[]',
    "answers" JSONB NOT NULL DEFAULT '{}',
    "answer_times" JSONB NOT NULL DEFAULT '{}',
    "submission_count" INTEGER NOT NULL DEFAULT 0,
    "submit_pressed_at" TIMESTAMPTZ(3),
    "submitted_at" TIMESTAMPTZ(3),
    "submitted_on_behalf" BOOLEAN NOT NULL DEFAULT false,
    "opened_at" TIMESTAMPTZ(3),
    "opened_by_id" INTEGER,
    "return_due_on" DATE,
    "average_score" DOUBLE PRECISION,
    "decided_at" TIMESTAMPTZ(3),
    "withdraw_reason" TEXT,
    "assignee_user_id" INTEGER,
    "memo" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_file" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,
    "document_list" TEXT NOT NULL,
    "type" SMALLINT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 1,
    "receipt_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "application_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_history" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "from_status" SMALLINT,
    "to_status" SMALLINT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "on_behalf" BOOLEAN NOT NULL DEFAULT false,
    "comment" TEXT,
    "details" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_score" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "reviewer_id" INTEGER NOT NULL,
    "item" TEXT NOT NULL,
    "score" SMALLINT NOT NULL,
    "comment" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_score_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "my_page" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "corporation_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "display_code" TEXT NOT NULL,
    "plan_title" TEXT NOT NULL,
    "category" SMALLINT,
    "initiative_type" SMALLINT,
    "priority" SMALLINT NOT NULL DEFAULT 2,
    "project_status" SMALLINT NOT NULL DEFAULT 0,
    "delay_status" SMALLINT NOT NULL DEFAULT 0,
    "computed_delay_status" SMALLINT NOT NULL DEFAULT 0,
    "delay_causes" JSONB NOT NULL DEFAULT '[]',
    "delay_override_status" SMALLINT,
    "delay_override_reason" TEXT,
    "delay_override_ends_on" DATE,
    "delay_override_by_id" INTEGER,
    "progress_phase" SMALLINT NOT NULL DEFAULT 0,
    "total_cost" BIGINT NOT NULL DEFAULT 0,
    "eligible_cost" BIGINT NOT NULL DEFAULT 0,
    "applied_amount" BIGINT,
    "grant_amount" BIGINT,
    "confirmed_amount" BIGINT,
    "paid_amount" BIGINT,
    "recovery_amount" BIGINT,
    "adopted_on" DATE NOT NULL,
    "grant_application_on" DATE,
    "grant_decision_on" DATE,
    "grant_number" TEXT,
    "has_early_start" BOOLEAN NOT NULL DEFAULT false,
    "start_on" DATE,
    "planned_completion_on" DATE,
    "completion_on" DATE,
    "report_due_on" DATE,
    "reported_on" DATE,
    "inspected_on" DATE,
    "confirmed_on" DATE,
    "paid_on" DATE,
    "consultant_type" SMALLINT,
    "consultant_name" TEXT,
    "support_method" SMALLINT,
    "assignee_user_id" INTEGER,
    "inspector_user_id" INTEGER,
    "site_name" TEXT,
    "site_postal_code" TEXT,
    "site_prefecture" SMALLINT,
    "site_address" TEXT,
    "cancel_reason" TEXT,
    "memo" TEXT,
    "overall_progress" SMALLINT NOT NULL DEFAULT 0,
    "next_due_on" DATE,
    "last_submitted_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "my_page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "my_page_history" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "machine" TEXT NOT NULL,
    "target_id" INTEGER,
    "action" TEXT NOT NULL,
    "from_status" SMALLINT,
    "to_status" SMALLINT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "on_behalf" BOOLEAN NOT NULL DEFAULT false,
    "comment" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "my_page_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "section" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "document_list" TEXT NOT NULL DEFAULT 'DocumentType',
    "document_type" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "is_required" BOOLEAN NOT NULL DEFAULT false,
    "needs_jmac_check" BOOLEAN NOT NULL DEFAULT true,
    "needs_maff_check" BOOLEAN NOT NULL DEFAULT false,
    "due_on" DATE,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "submitter_comment" TEXT,
    "branch_number" TEXT,
    "voucher_group" TEXT,
    "created_by_kind" TEXT NOT NULL DEFAULT 'system',
    "submission_count" INTEGER NOT NULL DEFAULT 0,
    "submitted_at" TIMESTAMPTZ(3),
    "submitted_by_kind" TEXT,
    "submitted_by_id" INTEGER,
    "submitted_on_behalf" BOOLEAN NOT NULL DEFAULT false,
    "opened_at" TIMESTAMPTZ(3),
    "opened_by_id" INTEGER,
    "return_due_on" DATE,
    "assignee_user_id" INTEGER,
    "confirmed_at" TIMESTAMPTZ(3),
    "waive_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "section_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "section_file" (
    "id" SERIAL NOT NULL,
    "section_id" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,
    "version_number" INTEGER NOT NULL DEFAULT 1,
    "replaces_id" INTEGER,
    "sequence" INTEGER NOT NULL DEFAULT 1,
    "receipt_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "section_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "section_check" (
    "id" SERIAL NOT NULL,
    "section_id" INTEGER NOT NULL,
    "reviewer" SMALLINT NOT NULL,
    "category" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL,
    "comment" TEXT,
    "is_visible_to_user" BOOLEAN NOT NULL DEFAULT false,
    "checked_by_id" INTEGER,
    "checked_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "section_check_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "section_history" (
    "id" SERIAL NOT NULL,
    "section_id" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "from_status" SMALLINT,
    "to_status" SMALLINT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "on_behalf" BOOLEAN NOT NULL DEFAULT false,
    "comment" TEXT,
    "file_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "deleted_by_name" TEXT,

    CONSTRAINT "section_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "return_item" (
    "id" SERIAL NOT NULL,
    "section_id" INTEGER,
    "application_id" INTEGER,
    "return_number" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "review_category" SMALLINT NOT NULL,
    "file_id" UUID,
    "page" INTEGER,
    "area" JSONB,
    "row" INTEGER,
    "field_pointer" TEXT,
    "comment" TEXT NOT NULL,
    "due_on" DATE NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_by_id" INTEGER NOT NULL,
    "created_by_name" TEXT NOT NULL,
    "answer_kind" TEXT,
    "answer_comment" TEXT,
    "answer_file_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_kind" TEXT,
    "answered_by_id" INTEGER,
    "answered_by_name" TEXT,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "return_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checklist_result" (
    "id" SERIAL NOT NULL,
    "section_id" INTEGER,
    "application_id" INTEGER,
    "key" TEXT NOT NULL,
    "result" TEXT NOT NULL,
    "note" TEXT,
    "checked_by_id" INTEGER NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "checklist_result_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "section_id" INTEGER,
    "application_id" INTEGER,
    "submission_number" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "submitter_kind" TEXT NOT NULL,
    "submitter_id" INTEGER,
    "submitter_name" TEXT NOT NULL,
    "on_behalf_reason" TEXT,
    "manifest" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "due_on" DATE,
    "section_id" INTEGER,
    "send_email" BOOLEAN NOT NULL DEFAULT false,
    "mail_id" INTEGER,
    "read_at" TIMESTAMPTZ(3),
    "created_by_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "my_page_report" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "inspector_user_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "method" SMALLINT NOT NULL,
    "scheduled_on" DATE NOT NULL,
    "inspected_on" DATE,
    "start_time" TEXT,
    "end_time" TEXT,
    "attendees" TEXT,
    "site_address" TEXT NOT NULL,
    "items" JSONB NOT NULL DEFAULT '[]',
    "findings" TEXT,
    "corrective_action" TEXT,
    "corrective_due_on" DATE,
    "corrected_on" DATE,
    "result" SMALLINT NOT NULL DEFAULT 0,
    "submitted_at" TIMESTAMPTZ(3),
    "return_comment" TEXT,
    "approved_by_id" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "my_page_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo" (
    "id" SERIAL NOT NULL,
    "my_page_report_id" INTEGER,
    "file_id" UUID NOT NULL,
    "before_after" SMALLINT NOT NULL,
    "expense_type" SMALLINT NOT NULL,
    "item_key" TEXT,
    "caption" TEXT NOT NULL,
    "taken_on" DATE NOT NULL,
    "sequence" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_account" (
    "id" SERIAL NOT NULL,
    "corporation_id" INTEGER NOT NULL,
    "bank_code" TEXT NOT NULL,
    "bank_name" TEXT NOT NULL,
    "bank_name_kana" TEXT NOT NULL,
    "branch_code" TEXT NOT NULL,
    "branch_name" TEXT NOT NULL,
    "branch_name_kana" TEXT NOT NULL,
    "account_type" SMALLINT NOT NULL,
    "account_number" TEXT NOT NULL,
    "account_holder_kana" TEXT NOT NULL,
    "account_holder" TEXT NOT NULL,
    "passbook_file_id" UUID,
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmed_by_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_item" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "branch_number" INTEGER,
    "expense_category" SMALLINT NOT NULL,
    "expense_type" SMALLINT NOT NULL,
    "payee" TEXT NOT NULL,
    "payee_invoice_number" TEXT,
    "description" TEXT NOT NULL,
    "quotation_on" DATE,
    "ordered_on" DATE,
    "delivered_on" DATE,
    "inspected_on" DATE,
    "invoiced_on" DATE,
    "paid_on" DATE,
    "payment_method" SMALLINT NOT NULL DEFAULT 0,
    "amount_tax_included" BIGINT NOT NULL,
    "amount_tax_excluded" BIGINT NOT NULL,
    "eligible_amount" BIGINT NOT NULL,
    "plan_amount" BIGINT,
    "voucher_section_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_ledger_item" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "model_number" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_price" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "subsidy_amount" BIGINT NOT NULL,
    "acquired_on" DATE NOT NULL,
    "useful_life" SMALLINT NOT NULL,
    "restriction_until" DATE NOT NULL,
    "location" TEXT NOT NULL,
    "disposal_kind" SMALLINT,
    "disposed_on" DATE,
    "approval_number" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "property_ledger_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" SERIAL NOT NULL,
    "my_page_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "method" SMALLINT NOT NULL DEFAULT 0,
    "amount" BIGINT NOT NULL,
    "account" JSONB,
    "requested_on" DATE,
    "checked_by_id" INTEGER,
    "checked_at" TIMESTAMPTZ(3),
    "approved_by_id" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "exported_at" TIMESTAMPTZ(3),
    "paid_on" DATE,
    "recorded_by_id" INTEGER,
    "failure_reason" TEXT,
    "cancel_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_file" (
    "id" UUID NOT NULL,
    "storage_key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "page_count" INTEGER,
    "width_px" INTEGER,
    "height_px" INTEGER,
    "sha256" TEXT NOT NULL,
    "scan_status" TEXT NOT NULL DEFAULT 'pending',
    "scanned_at" TIMESTAMPTZ(3),
    "purpose" TEXT NOT NULL,
    "my_page_id" INTEGER,
    "section_id" INTEGER,
    "application_id" INTEGER,
    "corporation_id" INTEGER,
    "uploaded_by_admin_user_id" INTEGER,
    "uploaded_by_corporation_user_id" INTEGER,
    "uploaded_by_application_user_id" INTEGER,
    "uploaded_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" SERIAL NOT NULL,
    "to_address" TEXT NOT NULL,
    "to_name" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Queued',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "message_id" TEXT,
    "related_my_page_id" INTEGER,
    "related_application_id" INTEGER,
    "related_section_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "admin_type" SMALLINT,
    "on_behalf_of" TEXT,
    "reason" TEXT,
    "action" TEXT NOT NULL,
    "target_kind" TEXT NOT NULL,
    "target_id" TEXT,
    "my_page_id" INTEGER,
    "application_id" INTEGER,
    "project_id" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT,
    "ip" TEXT,
    "outcome" TEXT NOT NULL DEFAULT 'success',

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_seal" (
    "seq" BIGINT NOT NULL,
    "audit_entry_id" BIGINT NOT NULL,
    "previous_hash" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_seal_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "id" SERIAL NOT NULL,
    "actor_key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" SMALLINT,
    "headers" JSONB,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "admin_user_name_id_idx" ON "admin_user"("name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "admin_user_email_key" ON "admin_user"("email") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "corporation_name_kana_id_idx" ON "corporation"("name_kana", "id");

-- CreateIndex
CREATE INDEX "corporation_created_at_id_idx" ON "corporation"("created_at", "id");

-- CreateIndex
CREATE INDEX "corporation_prefecture_idx" ON "corporation"("prefecture");

-- CreateIndex
CREATE INDEX "corporation_search_idx" ON "corporation" USING GIN ("name" gin_trgm_ops, "name_kana" gin_trgm_ops, "corporate_number" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "corporation_corporate_number_key" ON "corporation"("corporate_number") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "corporation_user_corporation_id_project_id_idx" ON "corporation_user"("corporation_id", "project_id");

-- CreateIndex
CREATE INDEX "corporation_user_search_idx" ON "corporation_user" USING GIN ("name" gin_trgm_ops, "name_kana" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "corporation_user_email_key" ON "corporation_user"("project_id", "email") WHERE (is_active);

-- CreateIndex
CREATE UNIQUE INDEX "corporation_user_primary_key" ON "corporation_user"("project_id", "corporation_id") WHERE (is_primary AND is_active);

-- CreateIndex
CREATE UNIQUE INDEX "application_user_email_key" ON "application_user"("project_id", "email") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "session_active_admin_user_idx" ON "session"("admin_user_id") WHERE (ended_at IS NULL);

-- CreateIndex
CREATE INDEX "session_active_corporation_user_idx" ON "session"("corporation_user_id") WHERE (ended_at IS NULL);

-- CreateIndex
CREATE INDEX "session_active_application_user_idx" ON "session"("application_user_id") WHERE (ended_at IS NULL);

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_token_token_hash_key" ON "password_reset_token"("token_hash");

-- CreateIndex
CREATE INDEX "password_reset_token_admin_user_id_idx" ON "password_reset_token"("admin_user_id");

-- CreateIndex
CREATE INDEX "password_reset_token_corporation_user_id_idx" ON "password_reset_token"("corporation_user_id");

-- CreateIndex
CREATE INDEX "password_reset_token_application_user_id_idx" ON "password_reset_token"("application_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_confirmation_token_token_hash_key" ON "email_confirmation_token"("token_hash");

-- CreateIndex
CREATE INDEX "email_confirmation_token_application_user_id_idx" ON "email_confirmation_token"("application_user_id");

-- CreateIndex
CREATE INDEX "project_fiscal_year_id_idx" ON "project"("fiscal_year", "id");

-- CreateIndex
CREATE INDEX "project_application_closes_at_id_idx" ON "project"("application_closes_at", "id");

-- CreateIndex
CREATE INDEX "project_domain_type_program_kind_idx" ON "project"("domain_type", "program_kind");

-- CreateIndex
CREATE INDEX "document_rule_template_file_id_idx" ON "document_rule"("template_file_id");

-- CreateIndex
CREATE INDEX "document_rule_project_id_sequence_idx" ON "document_rule"("project_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "document_rule_project_id_document_list_document_type_key" ON "document_rule"("project_id", "document_list", "document_type");

-- CreateIndex
CREATE INDEX "announcement_project_id_publish_from_id_idx" ON "announcement"("project_id", "publish_from", "id");

-- CreateIndex
CREATE UNIQUE INDEX "announcement_file_file_id_key" ON "announcement_file"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "application_application_user_id_key" ON "application"("application_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "application_display_code_key" ON "application"("display_code");

-- CreateIndex
CREATE INDEX "application_project_id_submitted_at_id_idx" ON "application"("project_id", "submitted_at", "id");

-- CreateIndex
CREATE INDEX "application_project_id_status_submitted_at_id_idx" ON "application"("project_id", "status", "submitted_at", "id");

-- CreateIndex
CREATE INDEX "application_project_id_display_code_id_idx" ON "application"("project_id", "display_code", "id");

-- CreateIndex
CREATE INDEX "application_project_id_name_kana_id_idx" ON "application"("project_id", "name_kana", "id");

-- CreateIndex
CREATE INDEX "application_project_id_subsidy_amount_id_idx" ON "application"("project_id", "subsidy_amount", "id");

-- CreateIndex
CREATE INDEX "application_project_id_average_score_id_idx" ON "application"("project_id", "average_score", "id");

-- CreateIndex
CREATE INDEX "application_family_submitted_at_id_idx" ON "application"("family", "submitted_at", "id");

-- CreateIndex
CREATE INDEX "application_corporate_number_idx" ON "application"("corporate_number");

-- CreateIndex
CREATE INDEX "application_assignee_user_id_idx" ON "application"("assignee_user_id");

-- CreateIndex
CREATE INDEX "application_open_work_idx" ON "application"("status", "submitted_at", "id") WHERE (status = ANY (ARRAY[1, 2, 4])) AND (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "application_search_idx" ON "application" USING GIN ("name" gin_trgm_ops, "name_kana" gin_trgm_ops, "plan_title" gin_trgm_ops, "display_code" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "application_file_file_id_key" ON "application_file"("file_id");

-- CreateIndex
CREATE INDEX "application_file_application_id_document_list_type_sequence_idx" ON "application_file"("application_id", "document_list", "type", "sequence");

-- CreateIndex
CREATE INDEX "application_file_receipt_id_idx" ON "application_file"("receipt_id");

-- CreateIndex
CREATE INDEX "application_history_application_id_id_idx" ON "application_history"("application_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "application_score_application_id_reviewer_id_item_key" ON "application_score"("application_id", "reviewer_id", "item");

-- CreateIndex
CREATE UNIQUE INDEX "my_page_application_id_key" ON "my_page"("application_id");

-- CreateIndex
CREATE UNIQUE INDEX "my_page_display_code_key" ON "my_page"("display_code");

-- CreateIndex
CREATE INDEX "my_page_project_id_display_code_id_idx" ON "my_page"("project_id", "display_code", "id");

-- CreateIndex
CREATE INDEX "my_page_project_id_project_status_id_idx" ON "my_page"("project_id", "project_status", "id");

-- CreateIndex
CREATE INDEX "my_page_project_id_next_due_on_id_idx" ON "my_page"("project_id", "next_due_on", "id");

-- CreateIndex
CREATE INDEX "my_page_next_due_on_id_idx" ON "my_page"("next_due_on", "id");

-- CreateIndex
CREATE INDEX "my_page_corporation_id_idx" ON "my_page"("corporation_id");

-- CreateIndex
CREATE INDEX "my_page_assignee_user_id_idx" ON "my_page"("assignee_user_id");

-- CreateIndex
CREATE INDEX "my_page_inspector_user_id_idx" ON "my_page"("inspector_user_id");

-- CreateIndex
CREATE INDEX "my_page_site_prefecture_id_idx" ON "my_page"("site_prefecture", "id");

-- CreateIndex
CREATE INDEX "my_page_delayed_idx" ON "my_page"("delay_status", "id") WHERE (delay_status = ANY (ARRAY[1, 2])) AND (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "my_page_search_idx" ON "my_page" USING GIN ("plan_title" gin_trgm_ops, "display_code" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "my_page_project_corporation_key" ON "my_page"("project_id", "corporation_id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "my_page_history_my_page_id_id_idx" ON "my_page_history"("my_page_id", "id");

-- CreateIndex
CREATE INDEX "section_my_page_id_sequence_id_idx" ON "section"("my_page_id", "sequence", "id");

-- CreateIndex
CREATE INDEX "section_assignee_user_id_idx" ON "section"("assignee_user_id");

-- CreateIndex
CREATE INDEX "section_open_work_idx" ON "section"("status", "submitted_at", "id") WHERE (status = ANY (ARRAY[1, 2])) AND (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "section_due_idx" ON "section"("due_on", "id") WHERE (status = ANY (ARRAY[0, 4])) AND (deleted_at IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "section_voucher_key" ON "section"("my_page_id", "document_list", "document_type", "branch_number") WHERE (branch_number IS NOT NULL AND deleted_at IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "section_file_file_id_key" ON "section_file"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "section_file_replaces_id_key" ON "section_file"("replaces_id");

-- CreateIndex
CREATE INDEX "section_file_section_id_sequence_version_number_idx" ON "section_file"("section_id", "sequence", "version_number");

-- CreateIndex
CREATE INDEX "section_file_receipt_id_idx" ON "section_file"("receipt_id");

-- CreateIndex
CREATE UNIQUE INDEX "section_check_section_id_reviewer_category_key" ON "section_check"("section_id", "reviewer", "category");

-- CreateIndex
CREATE INDEX "section_history_section_id_id_idx" ON "section_history"("section_id", "id");

-- CreateIndex
CREATE INDEX "return_item_file_id_idx" ON "return_item"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "return_item_section_id_return_number_number_key" ON "return_item"("section_id", "return_number", "number");

-- CreateIndex
CREATE UNIQUE INDEX "return_item_application_id_return_number_number_key" ON "return_item"("application_id", "return_number", "number");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_result_section_id_key_key" ON "checklist_result"("section_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_result_application_id_key_key" ON "checklist_result"("application_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "receipt_number_key" ON "receipt"("number");

-- CreateIndex
CREATE UNIQUE INDEX "receipt_section_id_submission_number_key" ON "receipt"("section_id", "submission_number");

-- CreateIndex
CREATE UNIQUE INDEX "receipt_application_id_submission_number_key" ON "receipt"("application_id", "submission_number");

-- CreateIndex
CREATE INDEX "notification_my_page_id_created_at_id_idx" ON "notification"("my_page_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "notification_section_id_idx" ON "notification"("section_id");

-- CreateIndex
CREATE INDEX "notification_mail_id_idx" ON "notification"("mail_id");

-- CreateIndex
CREATE INDEX "my_page_report_my_page_id_scheduled_on_id_idx" ON "my_page_report"("my_page_id", "scheduled_on", "id");

-- CreateIndex
CREATE INDEX "my_page_report_scheduled_on_id_idx" ON "my_page_report"("scheduled_on", "id");

-- CreateIndex
CREATE INDEX "my_page_report_inspector_user_id_scheduled_on_id_idx" ON "my_page_report"("inspector_user_id", "scheduled_on", "id");

-- CreateIndex
CREATE UNIQUE INDEX "photo_file_id_key" ON "photo"("file_id");

-- CreateIndex
CREATE INDEX "photo_my_page_report_id_sequence_idx" ON "photo"("my_page_report_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "bank_account_corporation_id_key" ON "bank_account"("corporation_id");

-- CreateIndex
CREATE INDEX "bank_account_passbook_file_id_idx" ON "bank_account"("passbook_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_item_my_page_id_number_branch_number_key" ON "payment_item"("my_page_id", "number", "branch_number");

-- CreateIndex
CREATE UNIQUE INDEX "payment_item_number_key" ON "payment_item"("my_page_id", "number") WHERE (branch_number IS NULL);

-- CreateIndex
CREATE INDEX "property_ledger_item_my_page_id_id_idx" ON "property_ledger_item"("my_page_id", "id");

-- CreateIndex
CREATE INDEX "payment_my_page_id_idx" ON "payment"("my_page_id");

-- CreateIndex
CREATE INDEX "payment_status_id_idx" ON "payment"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_settlement_key" ON "payment"("my_page_id") WHERE (method = 0 AND status <> 7);

-- CreateIndex
CREATE UNIQUE INDEX "stored_file_storage_key_key" ON "stored_file"("storage_key");

-- CreateIndex
CREATE INDEX "stored_file_my_page_id_idx" ON "stored_file"("my_page_id");

-- CreateIndex
CREATE INDEX "stored_file_application_id_idx" ON "stored_file"("application_id");

-- CreateIndex
CREATE INDEX "stored_file_section_id_idx" ON "stored_file"("section_id");

-- CreateIndex
CREATE INDEX "stored_file_unscanned_idx" ON "stored_file"("created_at", "id") WHERE (scan_status = 'pending' AND deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "mail_message_queue_idx" ON "mail_message"("next_attempt_at", "id") WHERE (status = ANY (ARRAY['Queued'::text, 'Sending'::text]));

-- CreateIndex
CREATE INDEX "mail_message_related_my_page_id_id_idx" ON "mail_message"("related_my_page_id", "id");

-- CreateIndex
CREATE INDEX "mail_message_related_application_id_id_idx" ON "mail_message"("related_application_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at", "id");

-- CreateIndex
CREATE INDEX "audit_entry_target_kind_target_id_id_idx" ON "audit_entry"("target_kind", "target_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_actor_kind_actor_id_id_idx" ON "audit_entry"("actor_kind", "actor_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_my_page_id_id_idx" ON "audit_entry"("my_page_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_application_id_id_idx" ON "audit_entry"("application_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_project_id_id_idx" ON "audit_entry"("project_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_seal_audit_entry_id_key" ON "audit_seal"("audit_entry_id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_seal_previous_hash_key" ON "audit_seal"("previous_hash");

-- CreateIndex
CREATE UNIQUE INDEX "audit_seal_hash_key" ON "audit_seal"("hash");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_key_actor_key_operation_key_key" ON "idempotency_key"("actor_key", "operation", "key");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- AddForeignKey
ALTER TABLE "corporation_user" ADD CONSTRAINT "corporation_user_corporation_id_fkey" FOREIGN KEY ("corporation_id") REFERENCES "corporation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "corporation_user" ADD CONSTRAINT "corporation_user_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_user" ADD CONSTRAINT "application_user_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_corporation_user_id_fkey" FOREIGN KEY ("corporation_user_id") REFERENCES "corporation_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_application_user_id_fkey" FOREIGN KEY ("application_user_id") REFERENCES "application_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset_token" ADD CONSTRAINT "password_reset_token_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset_token" ADD CONSTRAINT "password_reset_token_corporation_user_id_fkey" FOREIGN KEY ("corporation_user_id") REFERENCES "corporation_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset_token" ADD CONSTRAINT "password_reset_token_application_user_id_fkey" FOREIGN KEY ("application_user_id") REFERENCES "application_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_confirmation_token" ADD CONSTRAINT "email_confirmation_token_application_user_id_fkey" FOREIGN KEY ("application_user_id") REFERENCES "application_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_rule" ADD CONSTRAINT "document_rule_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_rule" ADD CONSTRAINT "document_rule_template_file_id_fkey" FOREIGN KEY ("template_file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_file" ADD CONSTRAINT "announcement_file_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_file" ADD CONSTRAINT "announcement_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_application_user_id_fkey" FOREIGN KEY ("application_user_id") REFERENCES "application_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_assignee_user_id_fkey" FOREIGN KEY ("assignee_user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_opened_by_id_fkey" FOREIGN KEY ("opened_by_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_score" ADD CONSTRAINT "application_score_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_score" ADD CONSTRAINT "application_score_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page" ADD CONSTRAINT "my_page_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page" ADD CONSTRAINT "my_page_corporation_id_fkey" FOREIGN KEY ("corporation_id") REFERENCES "corporation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page" ADD CONSTRAINT "my_page_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page" ADD CONSTRAINT "my_page_assignee_user_id_fkey" FOREIGN KEY ("assignee_user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page" ADD CONSTRAINT "my_page_inspector_user_id_fkey" FOREIGN KEY ("inspector_user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page" ADD CONSTRAINT "my_page_delay_override_by_id_fkey" FOREIGN KEY ("delay_override_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page_history" ADD CONSTRAINT "my_page_history_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section" ADD CONSTRAINT "section_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section" ADD CONSTRAINT "section_assignee_user_id_fkey" FOREIGN KEY ("assignee_user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section" ADD CONSTRAINT "section_opened_by_id_fkey" FOREIGN KEY ("opened_by_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_file" ADD CONSTRAINT "section_file_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_file" ADD CONSTRAINT "section_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_file" ADD CONSTRAINT "section_file_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "section_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_file" ADD CONSTRAINT "section_file_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_check" ADD CONSTRAINT "section_check_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_check" ADD CONSTRAINT "section_check_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "section_history" ADD CONSTRAINT "section_history_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_result" ADD CONSTRAINT "checklist_result_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_result" ADD CONSTRAINT "checklist_result_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_result" ADD CONSTRAINT "checklist_result_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail_message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page_report" ADD CONSTRAINT "my_page_report_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page_report" ADD CONSTRAINT "my_page_report_inspector_user_id_fkey" FOREIGN KEY ("inspector_user_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "my_page_report" ADD CONSTRAINT "my_page_report_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo" ADD CONSTRAINT "photo_my_page_report_id_fkey" FOREIGN KEY ("my_page_report_id") REFERENCES "my_page_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo" ADD CONSTRAINT "photo_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_corporation_id_fkey" FOREIGN KEY ("corporation_id") REFERENCES "corporation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_passbook_file_id_fkey" FOREIGN KEY ("passbook_file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_confirmed_by_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_item" ADD CONSTRAINT "payment_item_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_ledger_item" ADD CONSTRAINT "property_ledger_item_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_my_page_id_fkey" FOREIGN KEY ("my_page_id") REFERENCES "my_page"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_corporation_id_fkey" FOREIGN KEY ("corporation_id") REFERENCES "corporation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_uploaded_by_admin_user_id_fkey" FOREIGN KEY ("uploaded_by_admin_user_id") REFERENCES "admin_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_uploaded_by_corporation_user_id_fkey" FOREIGN KEY ("uploaded_by_corporation_user_id") REFERENCES "corporation_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_uploaded_by_application_user_id_fkey" FOREIGN KEY ("uploaded_by_application_user_id") REFERENCES "application_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_seal" ADD CONSTRAINT "audit_seal_audit_entry_id_fkey" FOREIGN KEY ("audit_entry_id") REFERENCES "audit_entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
