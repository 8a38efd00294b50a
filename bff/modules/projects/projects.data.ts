import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { instantsIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { listNamedIds } from '#bff/platform/database/searchRows.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

const withRules = {
  documentRules: { orderBy: [{ sequence: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.ProjectInclude;

export type ProjectRow = Plain<Prisma.ProjectGetPayload<{ include: typeof withRules }>>;
export type DocumentRuleRow = ProjectRow['documentRules'][number];

export type ProjectFilter = {
  /** Part of a name, in the form of the database's search_fold. */
  readonly words?: string | undefined;
  /** Ids of those that the caller reads; undefined: all. */
  readonly rounds?: readonly number[] | undefined;
  readonly corporationId?: number | undefined;
  readonly programKinds?: readonly number[] | undefined;
  readonly domainTypes?: readonly number[] | undefined;
  readonly fiscalYears?: readonly number[] | undefined;
  readonly isPublished?: boolean | undefined;
  /** Where their calls stand at an instant. */
  readonly standing?: { readonly states: readonly number[]; readonly at: Date } | undefined;
  /** Days in Japan, both ends included. */
  readonly closesFrom?: string | undefined;
  readonly closesTo?: string | undefined;
  /** Published, and not closed at that instant. */
  readonly openOrUpcomingAt?: Date | undefined;
};

/** RoundState of the contract. */
const UPCOMING = 0;
const OPEN = 1;

/** A call that opens later is upcoming whenever it closes, as `roundStateAt` has it. */
const standingAt = ({ states, at }: NonNullable<ProjectFilter['standing']>): Prisma.ProjectWhereInput => ({
  OR: states.map((state) => {
    if (state === UPCOMING) return { applicationOpensAt: { gt: at } };
    const closes = state === OPEN ? { gt: at } : { lte: at };
    return { applicationOpensAt: { lte: at }, applicationClosesAt: closes };
  }),
});

const whereOf = async (db: Db, filter: ProjectFilter): Promise<Prisma.ProjectWhereInput> => {
  const { words, corporationId, programKinds, domainTypes, fiscalYears, openOrUpcomingAt } = filter;
  return {
    deletedAt: null,
    id: words === undefined ? undefined : { in: await listNamedIds(db, 'project', { words }) },
    myPages: corporationId === undefined ? undefined : { some: { corporationId, deletedAt: null } },
    programKind: programKinds && { in: [...programKinds] },
    domainType: domainTypes && { in: [...domainTypes] },
    fiscalYear: fiscalYears && { in: [...fiscalYears] },
    isPublished: filter.isPublished,
    applicationClosesAt: instantsIn({ from: filter.closesFrom, to: filter.closesTo }),
    AND: [
      filter.rounds === undefined ? {} : { id: { in: [...filter.rounds] } },
      openOrUpcomingAt === undefined
        ? {}
        : { isPublished: true, applicationClosesAt: { gt: openOrUpcomingAt } },
      filter.standing === undefined ? {} : standingAt(filter.standing),
    ],
  };
};

export const projectRows = listOf({
  where: (filter: ProjectFilter, db) => whereOf(db, filter),
  find: (db, page) => db.project.findMany({ ...page, include: withRules }),
  count: (db, where) => db.project.count({ where }),
});

/** @returns null when there is none or it was deleted */
export const findProject = async (db: Db, id: number): Promise<ProjectRow | null> =>
  plain(await db.project.findFirst({ where: { id, deletedAt: null }, include: withRules }));

/** Those of these ids that were not deleted. */
export const findProjects = async (db: Db, ids: readonly number[]): Promise<ProjectRow[]> => {
  const where = { id: { in: [...ids] }, deletedAt: null };
  const rows = await db.project.findMany({ where, include: withRules });
  return rows.map((row): ProjectRow => plain(row));
};

/** The ids of all that a filter has, as the list begins; one more than the limit tells that there are more. */
export const listProjectIds = async (db: Db, filter: ProjectFilter, limit: number): Promise<number[]> => {
  const rows = await db.project.findMany({
    where: await whereOf(db, filter),
    orderBy: [{ applicationClosesAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

/** Two rounds named at once: the second waits here and then finds what the first is called. */
export const lockShortNames = async (db: Db): Promise<void> => {
  await execute(db, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('short names of projects'))`);
};

/** What every round is called that was not deleted. */
export const listShortNames = (db: Db): Promise<{ id: number; name: string; shortName: string }[]> =>
  db.project.findMany({ where: { deletedAt: null }, select: { id: true, name: true, shortName: true } });

type Days = { readonly completionDeadline: string; readonly adoptionPlannedOn?: string | null };

type Amounts = {
  readonly minSubsidy: number;
  readonly maxSubsidy: number;
  readonly maxSubsidyWithA?: number | null;
  readonly minTotalCost: number;
};

type Instants = { readonly applicationOpensAt: Date; readonly applicationClosesAt: Date };

type ScoringItem = { readonly key: string; readonly label: string; readonly weight: number };

export type NewProject = Omit<
  Prisma.ProjectCreateManyInput,
  | 'id'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | keyof Days
  | keyof Amounts
  | keyof Instants
  | 'scoringItems'
> & { readonly scoringItems?: readonly ScoringItem[] } & Days &
  Amounts &
  Instants;

const dayColumns = ({ completionDeadline, adoptionPlannedOn }: Partial<Days>) => ({
  completionDeadline: completionDeadline === undefined ? undefined : toDate(completionDeadline),
  adoptionPlannedOn: adoptionPlannedOn ? toDate(adoptionPlannedOn) : adoptionPlannedOn,
});

const jsonOf = (items: readonly ScoringItem[] | undefined) => items?.map((item) => ({ ...item }));

/** @returns its id */
export const insertProject = async (db: Db, project: NewProject): Promise<number> => {
  const data = {
    ...project,
    ...dayColumns(project),
    completionDeadline: toDate(project.completionDeadline),
    scoringItems: jsonOf(project.scoringItems),
  };
  return (await db.project.create({ data, select: { id: true } })).id;
};

export type ProjectChange = Partial<NewProject> & { readonly deletedAt?: Date };

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateProjectRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: ProjectChange,
): Promise<number> => {
  const { count } = await db.project.updateMany({
    where: { id, version, deletedAt: null },
    data: {
      ...change,
      ...dayColumns(change),
      scoringItems: jsonOf(change.scoringItems),
      version: { increment: 1 },
    },
  });
  return count;
};

export type NewDocumentRule = Omit<
  Prisma.DocumentRuleCreateManyInput,
  'id' | 'projectId' | 'version' | 'createdAt' | 'updatedAt' | 'dueRule'
> & { readonly dueRule: object | null };

/** Puts these rules, in this order, in the place of those before. */
export const replaceDocumentRules = async (
  db: Db,
  projectId: number,
  rules: readonly NewDocumentRule[],
): Promise<void> => {
  await db.documentRule.deleteMany({ where: { projectId } });
  await db.documentRule.createMany({
    data: rules.map(({ dueRule, ...rule }) => ({ ...rule, projectId, dueRule: dueRule ?? Prisma.DbNull })),
  });
};

/** What hangs on a project and keeps it from being deleted or turned into another programme. */
export const countDependents = async (db: Db, projectId: number) => ({
  applications: await db.application.count({ where: { projectId, deletedAt: null } }),
  submitted: await db.application.count({ where: { projectId, displayCode: { not: null } } }),
  myPages: await db.myPage.count({ where: { projectId, deletedAt: null } }),
});

/** Deletes the accounts of corporation users and applicants of a project and ends their sessions. */
export const deletePeopleOfProject = async (db: Db, projectId: number, at: Date): Promise<void> => {
  const where = { projectId, deletedAt: null };
  await db.session.updateMany({
    where: { OR: [{ corporationUser: where }, { applicationUser: where }], endedAt: null },
    data: { endedAt: at, endReason: 'disabled' },
  });
  const gone = { isActive: false, deletedAt: at, version: { increment: 1 } };
  await db.corporationUser.updateMany({ where, data: { ...gone, isPrimary: false } });
  await db.applicationUser.updateMany({ where, data: gone });
};

/** Those of these files that administrators uploaded and that are clean. */
export const listTemplateFileIds = async (db: Db, ids: string[]): Promise<string[]> => {
  const where = {
    id: { in: ids },
    deletedAt: null,
    scanStatus: 'clean',
    uploadedByAdminUserId: { not: null },
  };
  return (await db.storedFile.findMany({ where, select: { id: true } })).map(({ id }) => id);
};
