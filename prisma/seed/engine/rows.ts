import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

/*
 * The demo's rows before they are written. Ids are given here, so that rows can name one another and every table is
 * written with one statement; afterwards the tables' own counters go on behind them.
 */

type Tables = {
  readonly adminUser: Prisma.AdminUserCreateManyInput;
  readonly project: Prisma.ProjectCreateManyInput;
  readonly corporation: Prisma.CorporationCreateManyInput;
  readonly corporationUser: Prisma.CorporationUserCreateManyInput;
  readonly applicationUser: Prisma.ApplicationUserCreateManyInput;
  readonly application: Prisma.ApplicationCreateManyInput;
  readonly myPage: Prisma.MyPageCreateManyInput;
  readonly myPageMember: Prisma.MyPageMemberCreateManyInput;
  readonly changeRequest: Prisma.ChangeRequestCreateManyInput;
  readonly expensePlan: Prisma.ExpensePlanCreateManyInput;
  readonly expensePlanItem: Prisma.ExpensePlanItemCreateManyInput;
  readonly section: Prisma.SectionCreateManyInput;
  readonly storedFile: Prisma.StoredFileCreateManyInput;
  readonly documentRule: Prisma.DocumentRuleCreateManyInput;
  readonly projectMaterial: Prisma.ProjectMaterialCreateManyInput;
  readonly receipt: Prisma.ReceiptCreateManyInput;
  readonly applicationFile: Prisma.ApplicationFileCreateManyInput;
  readonly applicationHistory: Prisma.ApplicationHistoryCreateManyInput;
  readonly applicationScore: Prisma.ApplicationScoreCreateManyInput;
  readonly sectionFile: Prisma.SectionFileCreateManyInput;
  readonly sectionCheck: Prisma.SectionCheckCreateManyInput;
  readonly sectionHistory: Prisma.SectionHistoryCreateManyInput;
  readonly myPageHistory: Prisma.MyPageHistoryCreateManyInput;
  readonly checklistResult: Prisma.ChecklistResultCreateManyInput;
  readonly returnItem: Prisma.ReturnItemCreateManyInput;
  readonly mailMessage: Prisma.MailMessageCreateManyInput;
  readonly notification: Prisma.NotificationCreateManyInput;
  readonly announcement: Prisma.AnnouncementCreateManyInput;
  readonly announcementFile: Prisma.AnnouncementFileCreateManyInput;
  readonly myPageReport: Prisma.MyPageReportCreateManyInput;
  readonly photo: Prisma.PhotoCreateManyInput;
  readonly bankAccount: Prisma.BankAccountCreateManyInput;
  readonly paymentItem: Prisma.PaymentItemCreateManyInput;
  readonly propertyLedgerItem: Prisma.PropertyLedgerItemCreateManyInput;
  readonly propertyDisposal: Prisma.PropertyDisposalCreateManyInput;
  readonly paymentSetting: Prisma.PaymentSettingCreateManyInput;
  readonly paymentBatch: Prisma.PaymentBatchCreateManyInput;
  readonly payment: Prisma.PaymentCreateManyInput;
  readonly paymentBatchItem: Prisma.PaymentBatchItemCreateManyInput;
  readonly paymentBatchStep: Prisma.PaymentBatchStepCreateManyInput;
  readonly recovery: Prisma.RecoveryCreateManyInput;
  readonly recoveryReceipt: Prisma.RecoveryReceiptCreateManyInput;
  readonly recoveryRelief: Prisma.RecoveryReliefCreateManyInput;
  readonly taxReport: Prisma.TaxReportCreateManyInput;
  readonly auditEntry: Prisma.AuditEntryCreateManyInput;
};

export type TableName = keyof Tables;
export type Rows = { readonly [Name in TableName]: Tables[Name][] };

/** What is paid out and what is paid back, in the order in which it is written. */
const emptyMoney = () => ({
  paymentSetting: [],
  paymentBatch: [],
  payment: [],
  paymentBatchItem: [],
  paymentBatchStep: [],
  recovery: [],
  recoveryReceipt: [],
  recoveryRelief: [],
  taxReport: [],
});

/** No rows yet. Tables stand in the order they are written in: what is named comes before what names it. */
export const emptyRows = (): Rows => ({
  adminUser: [],
  project: [],
  corporation: [],
  corporationUser: [],
  applicationUser: [],
  application: [],
  myPage: [],
  myPageMember: [],
  changeRequest: [],
  expensePlan: [],
  expensePlanItem: [],
  section: [],
  storedFile: [],
  documentRule: [],
  projectMaterial: [],
  receipt: [],
  applicationFile: [],
  applicationHistory: [],
  applicationScore: [],
  sectionFile: [],
  sectionCheck: [],
  sectionHistory: [],
  myPageHistory: [],
  checklistResult: [],
  returnItem: [],
  mailMessage: [],
  notification: [],
  announcement: [],
  announcementFile: [],
  myPageReport: [],
  photo: [],
  bankAccount: [],
  paymentItem: [],
  propertyLedgerItem: [],
  propertyDisposal: [],
  ...emptyMoney(),
  auditEntry: [],
});

/** The id that the next row of a table gets. */
export const nextId = (rows: Rows, table: TableName): number => rows[table].length + 1;

/** Tables whose ids are counted by the database; the rest have uuids, pairs or (the audit) no given ids. */
const COUNTED: readonly string[] = [
  ...[
    'admin_user',
    'project',
    'corporation',
    'corporation_user',
    'application_user',
    'application',
    'my_page',
    'my_page_member',
  ],
  ...[
    'change_request',
    'expense_plan',
    'section',
    'section_file',
    'my_page_report',
    'announcement',
    'payment',
    'recovery',
    'recovery_receipt',
    'recovery_relief',
    'payment_batch',
    'payment_item',
    'property_ledger_item',
    'property_disposal',
    'mail_message',
  ],
];

const setCounters = async (db: Db): Promise<void> => {
  for (const table of COUNTED) {
    await execute(
      db,
      Prisma.sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1)) FROM ${Prisma.raw(table)}`,
    );
  }
};

const writeMoney = async (db: Db, rows: Rows): Promise<void> => {
  await db.paymentSetting.createMany({ data: rows.paymentSetting });
  await db.paymentBatch.createMany({ data: rows.paymentBatch });
  await db.payment.createMany({ data: rows.payment });
  await db.paymentBatchItem.createMany({ data: rows.paymentBatchItem });
  await db.paymentBatchStep.createMany({ data: rows.paymentBatchStep });
  await db.recovery.createMany({ data: rows.recovery });
  await db.recoveryReceipt.createMany({ data: rows.recoveryReceipt });
  await db.recoveryRelief.createMany({ data: rows.recoveryRelief });
  await db.taxReport.createMany({ data: rows.taxReport });
};

/** Writes everything; the audit in the order in which things happened. */
export const writeRows = async (db: Db, rows: Rows): Promise<void> => {
  await db.adminUser.createMany({ data: rows.adminUser });
  await db.project.createMany({ data: rows.project });
  await db.corporation.createMany({ data: rows.corporation });
  await db.corporationUser.createMany({ data: rows.corporationUser });
  await db.applicationUser.createMany({ data: rows.applicationUser });
  await db.application.createMany({ data: rows.application });
  await db.myPage.createMany({ data: rows.myPage });
  await db.myPageMember.createMany({ data: rows.myPageMember });
  await db.changeRequest.createMany({ data: rows.changeRequest });
  await db.expensePlan.createMany({ data: rows.expensePlan });
  await db.expensePlanItem.createMany({ data: rows.expensePlanItem });
  await db.section.createMany({ data: rows.section });
  await db.storedFile.createMany({ data: rows.storedFile });
  await db.documentRule.createMany({ data: rows.documentRule });
  await db.projectMaterial.createMany({ data: rows.projectMaterial });
  await db.receipt.createMany({ data: rows.receipt });
  await db.applicationFile.createMany({ data: rows.applicationFile });
  await db.applicationHistory.createMany({ data: rows.applicationHistory });
  await db.applicationScore.createMany({ data: rows.applicationScore });
  await db.sectionFile.createMany({ data: rows.sectionFile });
  await db.sectionCheck.createMany({ data: rows.sectionCheck });
  await db.sectionHistory.createMany({ data: rows.sectionHistory });
  await db.myPageHistory.createMany({ data: rows.myPageHistory });
  await db.checklistResult.createMany({ data: rows.checklistResult });
  await db.returnItem.createMany({ data: rows.returnItem });
  await db.mailMessage.createMany({ data: rows.mailMessage });
  await db.notification.createMany({ data: rows.notification });
  await db.announcement.createMany({ data: rows.announcement });
  await db.announcementFile.createMany({ data: rows.announcementFile });
  await db.myPageReport.createMany({ data: rows.myPageReport });
  await db.photo.createMany({ data: rows.photo });
  await db.bankAccount.createMany({ data: rows.bankAccount });
  await db.paymentItem.createMany({ data: rows.paymentItem });
  await db.propertyLedgerItem.createMany({ data: rows.propertyLedgerItem });
  await writeMoney(db, rows);
  await db.propertyDisposal.createMany({ data: rows.propertyDisposal });
  const byTime = rows.auditEntry.toSorted((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime());
  await db.auditEntry.createMany({ data: byTime });
  await setCounters(db);
};
