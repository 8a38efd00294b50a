import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** What happens in a project, in numbers; amounts in yen. */
export type ProjectCounts = {
  readonly applications: number;
  readonly drafts: number;
  readonly submitted: number;
  readonly underReview: number;
  readonly returned: number;
  readonly adopted: number;
  readonly notAdopted: number;
  readonly waitlisted: number;
  readonly withdrawn: number;
  readonly myPages: number;
  readonly delayed: number;
  readonly unconfirmedSections: number;
  readonly returnedSections: number;
  readonly appliedAmount: number;
  readonly grantAmount: number;
  readonly confirmedAmount: number;
  readonly paidAmount: number;
};

type Row = { projectId: number; key: string; count: number; amount: number };

/* Sums as double precision are exact to 2^53 yen, as everywhere in JavaScript. */

const countApplications = (db: Db, ids: number[]) =>
  queryRows<Row>(
    db,
    Prisma.sql`SELECT project_id AS "projectId", status::text AS key, count(*)::int AS count,
        coalesce(sum(subsidy_amount), 0)::double precision AS amount
      FROM application WHERE project_id = ANY(${ids}) AND deleted_at IS NULL GROUP BY 1, 2`,
  );

type MyPageRow = {
  projectId: number;
  myPages: number;
  delayed: number;
  grantAmount: number;
  confirmedAmount: number;
  paidAmount: number;
};

const countMyPages = (db: Db, ids: number[]) =>
  queryRows<MyPageRow>(
    db,
    Prisma.sql`SELECT project_id AS "projectId", count(*)::int AS "myPages",
        (count(*) FILTER (WHERE delay_status IN (1, 2)))::int AS delayed,
        coalesce(sum(grant_amount), 0)::double precision AS "grantAmount",
        coalesce(sum(confirmed_amount), 0)::double precision AS "confirmedAmount",
        coalesce(sum(paid_amount), 0)::double precision AS "paidAmount"
      FROM my_page WHERE project_id = ANY(${ids}) AND deleted_at IS NULL GROUP BY 1`,
  );

type SectionRow = { projectId: number; unconfirmedSections: number; returnedSections: number };

const countSections = (db: Db, ids: number[]) =>
  queryRows<SectionRow>(
    db,
    Prisma.sql`SELECT my_page.project_id AS "projectId",
        coalesce(sum(tally.sections) FILTER (WHERE tally.status IN (1, 2)), 0)::int AS "unconfirmedSections",
        coalesce(sum(tally.sections) FILTER (WHERE tally.status = 4), 0)::int AS "returnedSections"
      FROM section_tally tally JOIN my_page ON my_page.id = tally.my_page_id
      WHERE my_page.project_id = ANY(${ids}) AND my_page.deleted_at IS NULL
      GROUP BY 1`,
  );

/** ApplicationStatus by name, as the counts need them. */
const DRAFT = ['0'];
const SUBMITTED = ['1'];
const UNDER_REVIEW = ['2', '4'];
const RETURNED = ['3'];
const ADOPTED = ['5'];
const NOT_ADOPTED = ['6'];
const WAITLISTED = ['7'];
const WITHDRAWN = ['8'];

const applicationCounts = (rows: readonly Row[]) => {
  const count = (keys: readonly string[]) =>
    rows.filter(({ key }) => keys.includes(key)).reduce((total, row) => total + row.count, 0);
  const applied = rows.filter(({ key }) => ![...DRAFT, ...WITHDRAWN].includes(key));
  return {
    applications: rows.reduce((total, row) => total + row.count, 0),
    drafts: count(DRAFT),
    submitted: count(SUBMITTED),
    underReview: count(UNDER_REVIEW),
    returned: count(RETURNED),
    adopted: count(ADOPTED),
    notAdopted: count(NOT_ADOPTED),
    waitlisted: count(WAITLISTED),
    withdrawn: count(WITHDRAWN),
    appliedAmount: applied.reduce((total, { amount }) => total + amount, 0),
  };
};

/** The counts of several projects in three queries. */
export const countProjects = async (
  db: Db,
  ids: readonly number[],
): Promise<(id: number) => ProjectCounts> => {
  const given = [...ids];
  const [applications, myPages, sections] = await Promise.all([
    countApplications(db, given),
    countMyPages(db, given),
    countSections(db, given),
  ]);
  return (id) => {
    const page = myPages.find(({ projectId }) => projectId === id);
    const section = sections.find(({ projectId }) => projectId === id);
    return {
      ...applicationCounts(applications.filter(({ projectId }) => projectId === id)),
      myPages: page?.myPages ?? 0,
      delayed: page?.delayed ?? 0,
      grantAmount: page?.grantAmount ?? 0,
      confirmedAmount: page?.confirmedAmount ?? 0,
      paidAmount: page?.paidAmount ?? 0,
      unconfirmedSections: section?.unconfirmedSections ?? 0,
      returnedSections: section?.returnedSections ?? 0,
    };
  };
};
