import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';

/** Columns that keep a number of the contract's enumerations. */
const columns: readonly (readonly [column: string, enumeration: string])[] = [
  ['admin_user.type', 'AdminType'],
  ['application.status', 'ApplicationStatus'],
  ['application_history.from_status', 'ApplicationStatus'],
  ['application_history.to_status', 'ApplicationStatus'],
  ['audit_entry.admin_type', 'AdminType'],
  ['bank_account.account_type', 'AccountType'],
  ['bulk_run.status', 'BulkRunStatus'],
  ['bulk_run_row.outcome', 'BulkRowOutcome'],
  ['corporation.applicant_type', 'ApplicantType'],
  ['corporation.business_scale', 'BusinessScale'],
  ['corporation.industry_group', 'IndustryGroup'],
  ['corporation.legal_form', 'LegalForm'],
  ['corporation.prefecture', 'Prefecture'],
  ['corporation.tax_status', 'TaxStatus'],
  ['document_rule.section_kind', 'SectionKind'],
  ['finding_draft.review_category', 'ReviewCategory'],
  ['my_page.delay_override_status', 'DelayStatus'],
  ['my_page.project_status', 'ProjectStatus'],
  ['my_page.delay_status', 'DelayStatus'],
  ['my_page.progress_phase', 'ProgressPhase'],
  ['my_page.priority', 'Priority'],
  ['change_request.kind', 'ChangeRequestKind'],
  ['change_request.status', 'ChangeRequestStatus'],
  ['duty.kind', 'DutyKind'],
  ['amount_proposal.kind', 'AmountProposalKind'],
  ['amount_proposal.status', 'AmountProposalStatus'],
  ['issued_paper.kind', 'PaperKind'],
  ['paper_template.kind', 'PaperKind'],
  ['paper_template.seal', 'PaperSeal'],
  ['paper_number.kind', 'PaperKind'],
  ['recovery.kind', 'RecoveryKind'],
  ['recovery.status', 'RecoveryStatus'],
  ['recovery_relief.kind', 'RecoveryReliefKind'],
  ['retention_erasure.status', 'RetentionErasureStatus'],
  ['retention_erasure_record.kind', 'RetentionKind'],
  ['retention_erasure_record.outcome', 'RetentionErasureOutcome'],
  ['retention_erasure_record.kept_reason', 'RetentionKeptReason'],
  ['retention_erasure_record.application_status', 'ApplicationStatus'],
  ['retention_erasure_record.project_status', 'ProjectStatus'],
  ['recovery_relief.status', 'RecoveryReliefStatus'],
  ['reminder.kind', 'ReminderKind'],
  ['mail_message.kind', 'MailKind'],
  ['mail_preference.topic', 'MailTopic'],
  ['mail_preference.delivery', 'MailDelivery'],
  ['my_page_report.kind', 'InspectionKind'],
  ['my_page_report.status', 'InspectionReportStatus'],
  ['my_page_report.method', 'InspectionMethod'],
  ['my_page_report.result', 'InspectionResult'],
  ['notification.kind', 'NotificationKind'],
  ['payment.status', 'PaymentStatus'],
  ['pending_act.act', 'FourEyesAct'],
  ['pending_act.status', 'PendingActStatus'],
  ['payment_item.expense_type', 'ExpenseType'],
  ['photo.before_after', 'BeforeAfter'],
  ['photo.expense_type', 'ExpenseType'],
  ['processing_time.step', 'ProcessingStep'],
  ['processing_time.scope', 'ProcessingScope'],
  ['project.domain_type', 'DomainType'],
  ['property_ledger_item.disposal_kind', 'DisposalKind'],
  ['property_ledger_item.status', 'PropertyStatus'],
  ['property_disposal.kind', 'DisposalKind'],
  ['property_disposal.status', 'PropertyDisposalStatus'],
  ['return_item.review_category', 'ReviewCategory'],
  ['second_factor.kind', 'SecondFactorKind'],
  ['section.kind', 'SectionKind'],
  ['section.status', 'DocumentCheckStatus'],
  ['section_check.category', 'ReviewCategory'],
  ['section_check.reviewer', 'ReviewerKind'],
  ['section_check.status', 'DocumentCheckStatus'],
  ['section_history.from_status', 'DocumentCheckStatus'],
  ['section_history.to_status', 'DocumentCheckStatus'],
  ['tax_report.method', 'TaxReportMethod'],
  ['question.category', 'QuestionCategory'],
  ['thread.status', 'ThreadStatus'],
  ['thread_message.kind', 'ThreadMessageKind'],
];

const enumerations = loadContractDocument().components.schemas;

let database: Database;
let definitions: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await database.pool.query<{ table: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, string_agg(pg_get_constraintdef(oid), ' ') AS definition
     FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace GROUP BY conrelid`,
  );
  definitions = new Map(rows.map(({ table, definition }) => [table, definition]));
});
afterAll(() => database.close());

const rangeOf = (column: string): [number, number] | null => {
  const [table = '', name = ''] = column.split('.');
  const range = new RegExp(`\\(${name} >= (\\d+)\\) AND \\(${name} <= (\\d+)\\)`).exec(
    definitions.get(table) ?? '',
  );
  return range && [Number(range[1]), Number(range[2])];
};

it('the range of each of these columns is exactly that of its enumeration in the contract', () => {
  const complaints = columns.flatMap(([column, name]) => {
    const values = enumerations[name]?.enum as number[];
    const [found, expected] = [rangeOf(column)?.join('–'), `${Math.min(...values)}–${Math.max(...values)}`];
    return found === expected ? [] : [`${column}: ${found}, not ${expected} as ${name}`];
  });
  expect(complaints).toEqual([]);
});
