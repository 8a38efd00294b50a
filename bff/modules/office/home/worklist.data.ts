import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** The kinds of work, in the order of their numbers in a row's id. */
export const WORK_KINDS = [
  'section',
  'application',
  'report',
  'delay',
  'payment',
  'change',
  'amount',
  'thread',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** What a caller sees of each kind: the statuses in which it is his, none when left out. */
export type WorkFilter = {
  readonly statuses: { readonly [kind in WorkKind]?: readonly number[] };
  /** Reports of this inspector only. */
  readonly inspectorId?: number | undefined;
  /** Amounts that this administrator has neither proposed nor checked. */
  readonly callerId: number;
  readonly projectId?: number | undefined;
  readonly priorities?: readonly number[] | undefined;
  /** Only what this administrator looks after. */
  readonly ownerId?: number | undefined;
};

export type WorkRow = {
  /** Over all kinds: the record's id times the number of kinds, plus the kind. */
  readonly id: number;
  readonly kind: WorkKind;
  readonly recordId: number;
  /** Of a section its title and number, of a thread its subject; empty for everything else, which is known by its my page. */
  readonly title: string;
  readonly branchNumber: string | null;
  readonly status: number;
  /** How often it was handed in. */
  readonly submissions: number;
  readonly projectId: number;
  readonly projectName: string;
  readonly mypageId: number | null;
  readonly family: string | null;
  readonly displayCode: string | null;
  readonly corporationName: string;
  readonly priority: number;
  /** '9999-12-31' where nothing is due, so that such rows come last. */
  readonly dueOn: string;
  readonly since: Date;
  readonly ownerName: string | null;
};

export const NOTHING_DUE = '9999-12-31';

const inList = (values: readonly number[] | undefined) => Prisma.sql`ANY(${[...(values ?? [])]}::int[])`;

const myPageParts = Prisma.sql`p.project_id, project.short_name AS project_name, p.id AS my_page_id,
  NULL::text AS family, p.display_code, corporation.name AS corporation_name, p.priority`;

const myPageJoins = Prisma.sql`JOIN project ON project.id = p.project_id
  JOIN corporation ON corporation.id = p.corporation_id`;

const sections = ({ statuses }: WorkFilter) => Prisma.sql`
  SELECT 0 AS kind, s.id AS record_id, s.title, s.branch_number, s.status::int AS status,
    s.submission_count AS submissions, ${myPageParts}, s.due_on, s.submitted_at AS since,
    coalesce(s.assignee_user_id, p.assignee_user_id) AS owner_id
  FROM section s JOIN my_page p ON p.id = s.my_page_id ${myPageJoins}
  WHERE s.status = ${inList(statuses.section)} AND s.deleted_at IS NULL AND p.deleted_at IS NULL`;

const applications = ({ statuses }: WorkFilter) => Prisma.sql`
  SELECT 1, a.id, '', NULL, a.status, a.submission_count, a.project_id, project.short_name, NULL::int, a.family,
    a.display_code, coalesce(a.name, '—'), 2, NULL::date, coalesce(a.submitted_at, a.created_at), a.assignee_user_id
  FROM application a JOIN project ON project.id = a.project_id
  WHERE a.status = ${inList(statuses.application)} AND a.deleted_at IS NULL`;

const reports = ({ statuses, inspectorId }: WorkFilter) => Prisma.sql`
  SELECT 2, r.id, '', NULL, r.status, 1, ${myPageParts}, r.scheduled_on, coalesce(r.submitted_at, r.created_at),
    CASE WHEN ${inspectorId ?? null}::int IS NULL THEN p.assignee_user_id ELSE r.inspector_user_id END
  FROM my_page_report r JOIN my_page p ON p.id = r.my_page_id ${myPageJoins}
  WHERE r.status = ${inList(statuses.report)} AND r.deleted_at IS NULL AND p.deleted_at IS NULL
    AND (${inspectorId ?? null}::int IS NULL OR r.inspector_user_id = ${inspectorId ?? null}::int)`;

const delays = ({ statuses }: WorkFilter) => Prisma.sql`
  SELECT 3, p.id, '', NULL, p.delay_status, 1, ${myPageParts}, p.next_due_on, p.updated_at, p.assignee_user_id
  FROM my_page p ${myPageJoins}
  WHERE p.delay_status = ${inList(statuses.delay)} AND p.deleted_at IS NULL`;

const payments = ({ statuses }: WorkFilter) => Prisma.sql`
  SELECT 4, p.id, '', NULL, p.project_status, 1, ${myPageParts}, p.next_due_on,
    coalesce(p.confirmed_on::timestamptz, p.updated_at), p.assignee_user_id
  FROM my_page p ${myPageJoins}
  WHERE p.project_status = ${inList(statuses.payment)} AND p.deleted_at IS NULL`;

const changes = ({ statuses }: WorkFilter) => Prisma.sql`
  SELECT 5, c.id, '', NULL, c.status, 1, ${myPageParts}, NULL::date, coalesce(c.submitted_at, c.created_at),
    p.assignee_user_id
  FROM change_request c JOIN my_page p ON p.id = c.my_page_id ${myPageJoins}
  WHERE c.status = ${inList(statuses.change)} AND c.deleted_at IS NULL AND p.deleted_at IS NULL`;

const amounts = ({ statuses, callerId }: WorkFilter) => Prisma.sql`
  SELECT 6, a.id, '', NULL, a.status, 1, ${myPageParts}, NULL::date, coalesce(a.checked_at, a.proposed_at),
    p.assignee_user_id
  FROM amount_proposal a JOIN my_page p ON p.id = a.my_page_id ${myPageJoins}
  WHERE a.status = ${inList(statuses.amount)} AND p.deleted_at IS NULL
    AND a.proposed_by_id IS DISTINCT FROM ${callerId}::int AND a.checked_by_id IS DISTINCT FROM ${callerId}::int`;

/** With applicants, too: a thread is of a my page or of an application. */
const threads = ({ statuses }: WorkFilter) => Prisma.sql`
  SELECT 7, t.id, t.subject, NULL, t.status, 1, t.project_id, project.short_name, t.my_page_id, a.family,
    coalesce(p.display_code, a.display_code), coalesce(member.name, corporation.name, a.name, '—'),
    coalesce(p.priority, 2), NULL::date, t.waiting_since, t.assignee_user_id
  FROM thread t JOIN project ON project.id = t.project_id
  LEFT JOIN my_page p ON p.id = t.my_page_id LEFT JOIN corporation ON corporation.id = p.corporation_id
  LEFT JOIN my_page_member part ON part.id = t.member_id LEFT JOIN corporation member ON member.id = part.corporation_id
  LEFT JOIN application a ON a.id = t.application_id
  WHERE t.status = ${inList(statuses.thread)} AND p.deleted_at IS NULL AND a.deleted_at IS NULL`;

const sources: { readonly [kind in WorkKind]: (filter: WorkFilter) => Prisma.Sql } = {
  section: sections,
  application: applications,
  report: reports,
  delay: delays,
  payment: payments,
  change: changes,
  amount: amounts,
  thread: threads,
};

/** Column names come from the first part, so the sections are always there, if only with no status. */
const work = (filter: WorkFilter): Prisma.Sql => {
  const parts = WORK_KINDS.filter((kind) => kind === 'section' || filter.statuses[kind] !== undefined);
  const union = Prisma.join(
    parts.map((kind) => sources[kind](filter)),
    ' UNION ALL ',
  );
  const { projectId = null, ownerId = null, priorities } = filter;
  const isOfPriority =
    priorities === undefined ? Prisma.sql`TRUE` : Prisma.sql`w.priority = ${inList(priorities)}`;
  return Prisma.sql`(
    SELECT w.record_id * ${WORK_KINDS.length}::int + w.kind AS id, w.kind, w.record_id, w.title, w.branch_number,
      w.status, w.submissions, w.project_id,
      w.project_name, w.my_page_id, w.family, w.display_code, w.corporation_name, w.priority::int AS priority,
      coalesce(w.due_on, ${NOTHING_DUE}::date) AS due_on, w.since, w.owner_id
    FROM (${union}) w
    WHERE (${projectId}::int IS NULL OR w.project_id = ${projectId}::int)
      AND (${ownerId}::int IS NULL OR w.owner_id = ${ownerId}::int) AND ${isOfPriority}
  ) work`;
};

const columns: { readonly [column: string]: { name: Prisma.Sql; cast: Prisma.Sql } } = {
  dueOn: { name: Prisma.sql`work.due_on`, cast: Prisma.sql`::date` },
  priority: { name: Prisma.sql`work.priority`, cast: Prisma.sql`::int` },
  since: { name: Prisma.sql`work.since`, cast: Prisma.sql`::timestamptz` },
};

const direction = (request: PageRequest) => (request.keys[0]?.direction === 'desc' ? 'desc' : 'asc');

const columnOf = (request: PageRequest) => columns[request.keys[0]?.column ?? 'dueOn'] ?? columns.dueOn;

const beyond = (request: PageRequest): Prisma.Sql => {
  const column = columnOf(request);
  if (request.after === undefined || column === undefined) return Prisma.sql`TRUE`;
  const { values, id } = request.after;
  const value = String(values[0]);
  return direction(request) === 'asc'
    ? Prisma.sql`(${column.name}, work.id) > (${value}${column.cast}, ${id}::int)`
    : Prisma.sql`(${column.name}, work.id) < (${value}${column.cast}, ${id}::int)`;
};

const order = (request: PageRequest): Prisma.Sql => {
  const name = columnOf(request)?.name ?? Prisma.sql`work.due_on`;
  return direction(request) === 'asc'
    ? Prisma.sql`${name} ASC, work.id ASC`
    : Prisma.sql`${name} DESC, work.id DESC`;
};

type RawRow = Omit<WorkRow, 'kind'> & { readonly kind: number };

const rowOf = ({ kind, ...row }: RawRow): WorkRow => ({ ...row, kind: WORK_KINDS[kind] ?? 'section' });

/** One page of everything that waits, over all kinds, in one order. */
export const listWork = async (db: Db, filter: WorkFilter, request: PageRequest): Promise<Page<WorkRow>> => {
  const [raw, counted] = await Promise.all([
    queryRows<RawRow>(
      db,
      Prisma.sql`SELECT work.id, work.kind, work.record_id AS "recordId", work.title,
          work.branch_number AS "branchNumber", work.status, work.submissions, work.project_id AS "projectId",
          work.project_name AS "projectName", work.my_page_id AS "mypageId", work.family,
          work.display_code AS "displayCode", work.corporation_name AS "corporationName", work.priority,
          work.due_on::text AS "dueOn", work.since, admin_user.name AS "ownerName"
        FROM ${work(filter)} LEFT JOIN admin_user ON admin_user.id = work.owner_id
        WHERE ${beyond(request)} ORDER BY ${order(request)} LIMIT ${request.limit + 1}`,
    ),
    queryRows<{ count: number }>(db, Prisma.sql`SELECT count(*)::int AS count FROM ${work(filter)}`),
  ]);
  const items = raw.slice(0, request.limit).map(rowOf);
  const last = raw.length > request.limit ? items.at(-1) : undefined;
  const column = request.keys[0]?.column ?? 'dueOn';
  const value =
    last &&
    (column === 'priority' ? last.priority : column === 'since' ? last.since.toISOString() : last.dueOn);
  return {
    items,
    next: last && value !== undefined ? { values: [value], id: last.id } : null,
    total: counted[0]?.count ?? 0,
  };
};
