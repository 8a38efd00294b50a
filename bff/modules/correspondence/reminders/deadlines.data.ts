import { Prisma } from '#bff/generated/prisma/client.ts';
import { takesPlaceSql } from '#bff/modules/inspections/index.ts';

/** The tables of what people are reminded of, by the number that `reminder.source` keeps. */
export const REMINDER_SOURCES = ['section', 'report', 'recovery', 'application'] as const;

/** What kinds of documents there are, as services know it. */
type DocumentKinds = {
  /** Document types that businesses hand in. */
  readonly ofBusiness: readonly number[];
  /** Section kinds that are owed after 完了 too. */
  readonly lasting: readonly number[];
  /** Section kinds of which nothing changes once the amount is final, and the document types that are the exception. */
  readonly settled: readonly number[];
  readonly lastingPapers: readonly number[];
};

/** The numbers of ReminderKind, and of the document types that have a kind of their own. */
type KindNumbers = {
  readonly draft: number;
  readonly document: number;
  readonly finding: number;
  readonly quarterReport: number;
  readonly inspection: number;
  readonly paymentRequest: number;
  readonly recovery: number;
  readonly duty: number;
  readonly quarterReportType: number;
  readonly paymentRequestType: number;
  /** InspectionKind that takes place after the end too (立入検査). */
  readonly onSiteAudit: number;
};

export type Deadlines = {
  readonly documents: DocumentKinds;
  readonly kinds: KindNumbers;
  readonly now: Date;
};

/**
 * Numbers of the contract, which stand in the statement: a list that is written down is looked up in, one that comes as
 * a parameter is gone through for every row.
 */
const listed = (values: readonly number[]): Prisma.Sql => Prisma.raw(`('{${values.join(',')}}'::int[])`);

/** ProjectStatus Finished, Rejected and Canceled; they stand in the statement for the planner (see calendar.data.ts). */
const [FINISHED, REJECTED, CANCELED] = [Prisma.raw('2'), Prisma.raw('5'), Prisma.raw('6')];

/** ProgressPhase Finalled. */
const FINALLED = Prisma.raw('3');

type Part = { readonly day: Prisma.Sql; readonly kind: Prisma.Sql; readonly which: Prisma.Sql };

/** Documents that are the business's turn, due on a day of theirs, as far as `which` says. */
const sections = (
  { ofBusiness, lasting, settled, lastingPapers }: DocumentKinds,
  { day, kind, which }: Part,
): Prisma.Sql => Prisma.sql`
  SELECT 0 AS source, s.id AS subject_id, ${kind} AS kind, ${day} AS due_on, s.my_page_id,
    NULL::int AS application_id, m.project_id, s.title, s.branch_number, 0 AS variant, s.member_id
  FROM section s JOIN my_page m ON m.id = s.my_page_id LEFT JOIN duty d ON d.section_id = s.id
  WHERE s.status IN (0, 4) AND s.deleted_at IS NULL AND s.document_type = ANY ${listed(ofBusiness)} AND ${which}
    AND m.deleted_at IS NULL AND (m.project_status <> ${FINISHED} OR s.kind = ANY ${listed(lasting)})
    AND m.project_status NOT IN (${REJECTED}, ${CANCELED})
    AND NOT (m.progress_phase = ${FINALLED} AND s.kind = ANY ${listed(settled)}
      AND s.document_type <> ALL ${listed(lastingPapers)})`;

/** The day of a return stands in the place of the first one: two parts, each with an index of its own. */
const documents = ({ documents: known, kinds }: Deadlines): Prisma.Sql[] => [
  sections(known, {
    day: Prisma.sql`s.return_due_on`,
    kind: Prisma.sql`${kinds.finding}::int`,
    which: Prisma.sql`s.return_due_on IS NOT NULL`,
  }),
  sections(known, {
    day: Prisma.sql`s.due_on`,
    kind: Prisma.sql`CASE WHEN s.status = 4 THEN ${kinds.finding}::int WHEN d.id IS NOT NULL THEN ${kinds.duty}::int
      WHEN s.document_type = ${kinds.quarterReportType}::int THEN ${kinds.quarterReport}::int
      WHEN s.document_type = ${kinds.paymentRequestType}::int THEN ${kinds.paymentRequest}::int
      ELSE ${kinds.document}::int END`,
    which: Prisma.sql`s.return_due_on IS NULL AND (s.is_required OR s.status = 4 OR d.id IS NOT NULL)`,
  }),
];

/** Inspections that are to come: of one that took place, or of what has ended, nobody is reminded. */
const inspections = ({ kinds }: Deadlines): Prisma.Sql => Prisma.sql`
  SELECT 1, r.id, ${kinds.inspection}::int, r.scheduled_on, r.my_page_id, NULL::int, m.project_id, '', NULL, r.kind, NULL::int
  FROM my_page_report r JOIN my_page m ON m.id = r.my_page_id
  WHERE r.deleted_at IS NULL AND r.status = 0 AND r.inspected_on IS NULL AND m.deleted_at IS NULL
    AND ${takesPlaceSql(kinds.onSiteAudit)}`;

/** Money that is ordered back and not all there. */
const recoveries = ({ kinds }: Deadlines): Prisma.Sql => Prisma.sql`
  SELECT 2, c.id, ${kinds.recovery}::int, c.due_on, c.my_page_id, NULL::int, m.project_id, '', NULL, c.kind, NULL::int
  FROM recovery c JOIN my_page m ON m.id = c.my_page_id WHERE c.status = 2 AND m.deleted_at IS NULL`;

/**
 * Drafts of calls that are open, due on the last day of the call, and applications that were sent back; of people who
 * have confirmed their address.
 */
const applications = ({ kinds, now }: Deadlines): Prisma.Sql[] => {
  const ofApplicants = (day: Prisma.Sql, kind: number, which: Prisma.Sql) => Prisma.sql`
    SELECT 3, a.id, ${kind}::int, ${day}, NULL::int, a.id, a.project_id, '', NULL, 0, NULL::int
    FROM project j JOIN application a ON a.project_id = j.id JOIN application_user u ON u.id = a.application_user_id
    WHERE a.deleted_at IS NULL AND j.deleted_at IS NULL AND u.deleted_at IS NULL AND u.is_active
      AND u.email_confirmed_at IS NOT NULL AND ${which}`;
  return [
    ofApplicants(
      Prisma.sql`((j.application_closes_at - INTERVAL '1 millisecond') AT TIME ZONE 'Asia/Tokyo')::date`,
      kinds.draft,
      Prisma.sql`a.status = 0 AND j.application_opens_at <= ${now} AND j.application_closes_at > ${now}`,
    ),
    ofApplicants(Prisma.sql`a.return_due_on`, kinds.finding, Prisma.sql`a.status = 3`),
  ];
};

/**
 * All that somebody still has to do by a day, as columns source, subject_id, kind, due_on, my_page_id, application_id,
 * project_id, title, branch_number, variant (the kind of an inspection or a claim) and member_id. What is handed in is
 * no part of it.
 */
export const deadlinesSql = (deadlines: Deadlines): Prisma.Sql => {
  const parts = [
    ...documents(deadlines),
    inspections(deadlines),
    recoveries(deadlines),
    ...applications(deadlines),
  ];
  return Prisma.sql`(${Prisma.join(parts, ' UNION ALL ')})`;
};
