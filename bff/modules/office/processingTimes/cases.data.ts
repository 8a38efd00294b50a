import { Prisma } from '#bff/generated/prisma/client.ts';
import { tokyoDaySql as dayOf } from './daySql.data.ts';

/*
 * What was done, as the tables of each matter keep it: from when to when it waited. Every SELECT reads the rounds of
 * `round` and answers (round_id, began, ended) in days of Japan. A round may have a hundred thousand undertakings, and a
 * number needs some hundred cases: of each round those are taken that were last busy, so that a statement stays within
 * its time.
 */

/** Undertakings of a round; each brings some dozen documents. */
const MOST_PAGES = 300;

/** A list of payments has many thousands of papers; those of some undertakings say enough. */
const MOST_SECTIONS = 9_000;

/** Applications, and threads, of a round. */
const MOST_RECORDS = 1_000;

const pages = Prisma.sql`round CROSS JOIN LATERAL (
  SELECT id, reported_on, confirmed_on FROM my_page
  WHERE my_page.project_id = round.id AND my_page.deleted_at IS NULL ORDER BY updated_at DESC LIMIT ${MOST_PAGES}
) page`;

const sections = Prisma.sql`round CROSS JOIN LATERAL (
  SELECT section.id FROM (
    SELECT id FROM my_page
    WHERE my_page.project_id = round.id AND my_page.deleted_at IS NULL ORDER BY updated_at DESC LIMIT ${MOST_PAGES}
  ) page JOIN section ON section.my_page_id = page.id
  WHERE section.submission_count > 0 AND section.deleted_at IS NULL LIMIT ${MOST_SECTIONS}
) section`;

const applications = Prisma.sql`round CROSS JOIN LATERAL (
  SELECT id, status, submitted_at, decided_at FROM application
  WHERE application.project_id = round.id AND application.deleted_at IS NULL AND submitted_at IS NOT NULL
  ORDER BY submitted_at DESC LIMIT ${MOST_RECORDS}
) application`;

const threads = Prisma.sql`round CROSS JOIN LATERAL (
  SELECT id FROM thread WHERE thread.project_id = round.id ORDER BY last_message_at DESC LIMIT ${MOST_RECORDS}
) thread`;

type Move = { readonly from: readonly number[]; readonly to: readonly number[] };

const moved = (history: Prisma.Sql, { from, to }: Move): Prisma.Sql =>
  Prisma.sql`${history}.from_status = ANY(${[...from]}::int[]) AND ${history}.to_status = ANY(${[...to]}::int[])`;

/** What a business takes back itself is no answer of the office, and begins nothing anew. */
const NOT_TAKEN_BACK = Prisma.sql`<> 'pullBack'`;

/** A move of a document, and the last one before it from which it is counted. */
const sectionMoves = (began: Move, ended: Move): Prisma.Sql => Prisma.sql`
  SELECT round.id AS round_id, ${dayOf(Prisma.sql`began.created_at`)} AS began,
    ${dayOf(Prisma.sql`ended.created_at`)} AS ended
  FROM ${sections}
  JOIN section_history ended ON ended.section_id = section.id AND ended.action ${NOT_TAKEN_BACK}
    AND ${moved(Prisma.sql`ended`, ended)}
  CROSS JOIN LATERAL (
    SELECT earlier.created_at FROM section_history earlier
    WHERE earlier.section_id = section.id AND earlier.id < ended.id AND earlier.action ${NOT_TAKEN_BACK}
      AND ${moved(Prisma.sql`earlier`, began)}
    ORDER BY earlier.id DESC LIMIT 1
  ) began`;

/* DocumentCheckStatus */
const INCOMPLETE = 0;
const CONFIRMING = 1;
const MAFF_CONFIRMING = 2;
const CONFIRMED = 3;
const REJECTED = 4;

const documentChecks = sectionMoves(
  { from: [INCOMPLETE, REJECTED], to: [CONFIRMING] },
  { from: [CONFIRMING, MAFF_CONFIRMING], to: [CONFIRMED, REJECTED] },
);

const documentResubmissions = sectionMoves(
  { from: [CONFIRMING, MAFF_CONFIRMING, CONFIRMED], to: [REJECTED] },
  { from: [REJECTED], to: [CONFIRMING] },
);

/** ApplicationStatus Draft and Returned, Submitted and FormChecking, and all that an application comes to from there. */
const HANDED_IN: Move = { from: [0, 3], to: [1, 2] };
const CHECKED: Move = { from: [1, 2], to: [3, 4, 5, 6, 7] };

const applicationChecks = Prisma.sql`
  SELECT round.id AS round_id, ${dayOf(Prisma.sql`began.created_at`)} AS began,
    ${dayOf(Prisma.sql`ended.created_at`)} AS ended
  FROM ${applications}
  JOIN application_history ended ON ended.application_id = application.id AND ${moved(Prisma.sql`ended`, CHECKED)}
  CROSS JOIN LATERAL (
    SELECT earlier.created_at FROM application_history earlier
    WHERE earlier.application_id = application.id AND earlier.id < ended.id
      AND ${moved(Prisma.sql`earlier`, HANDED_IN)}
    ORDER BY earlier.id DESC LIMIT 1
  ) began`;

/** ApplicationStatus Adopted, NotAdopted, Waitlisted. */
const applicationDecisions = Prisma.sql`
  SELECT round.id AS round_id, ${dayOf(Prisma.sql`submitted_at`)} AS began, ${dayOf(Prisma.sql`decided_at`)} AS ended
  FROM ${applications} WHERE status IN (5, 6, 7) AND decided_at IS NOT NULL`;

/** ChangeRequestStatus Approved and Declined. */
const changeDecisions = Prisma.sql`
  SELECT round.id AS round_id, ${dayOf(Prisma.sql`change.submitted_at`)} AS began,
    ${dayOf(Prisma.sql`change.decided_at`)} AS ended
  FROM ${pages} JOIN change_request change ON change.my_page_id = page.id
  WHERE change.status IN (4, 5) AND change.submitted_at IS NOT NULL AND change.decided_at IS NOT NULL
    AND change.deleted_at IS NULL`;

const amountConfirmations = Prisma.sql`
  SELECT round.id AS round_id, reported_on AS began, confirmed_on AS ended FROM ${pages}
  WHERE reported_on IS NOT NULL AND confirmed_on IS NOT NULL`;

/** PaymentStatus Paid. */
const payments = Prisma.sql`
  SELECT round.id AS round_id, payment.requested_on AS began, payment.paid_on AS ended
  FROM ${pages} JOIN payment ON payment.my_page_id = page.id
  WHERE payment.status = 5 AND payment.requested_on IS NOT NULL AND payment.paid_on IS NOT NULL`;

/** A message of the office, counted from the first of the other side that it answers; what it notes for itself is none. */
const answers = Prisma.sql`
  SELECT round.id AS round_id, ${dayOf(Prisma.sql`question.asked_at`)} AS began,
    ${dayOf(Prisma.sql`answer.created_at`)} AS ended
  FROM ${threads}
  JOIN thread_message answer ON answer.thread_id = thread.id AND answer.kind = 0 AND answer.author_kind = 'admin'
  CROSS JOIN LATERAL (
    SELECT coalesce(max(earlier.id), 0) AS id FROM thread_message earlier
    WHERE earlier.thread_id = thread.id AND earlier.id < answer.id
      AND earlier.kind = 0 AND earlier.author_kind = 'admin'
  ) answered
  CROSS JOIN LATERAL (
    SELECT min(asked.created_at) AS asked_at FROM thread_message asked
    WHERE asked.thread_id = thread.id AND asked.id < answer.id AND asked.id > answered.id
      AND asked.author_kind <> 'admin'
  ) question
  WHERE question.asked_at IS NOT NULL`;

/** The cases of each step, in the order of ProcessingStep of the contract. */
const sources: readonly Prisma.Sql[] = [
  applicationChecks,
  applicationDecisions,
  documentChecks,
  documentResubmissions,
  changeDecisions,
  amountConfirmations,
  payments,
  answers,
];

/** The numbers of ProcessingStep. */
export const STEPS: readonly number[] = sources.map((_source, step) => step);

/** From when to when each case of a step waited, in the rounds of `round`. @throws RangeError for a step that is none */
export const casesSql = (step: number): Prisma.Sql => {
  const source = sources[step];
  if (source === undefined) throw new RangeError(`no step ${step}`);
  return source;
};
