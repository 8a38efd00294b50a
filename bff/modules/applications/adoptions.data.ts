import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched, batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { insertRows } from '#bff/platform/database/batching/insertRows.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { toDate } from '#bff/platform/database/values.ts';

/*
 * What an adoption creates and what taking it back removes. Everything runs in the transaction of the decision, or of
 * many decisions.
 */

type CorporationColumns = Omit<Prisma.CorporationUncheckedCreateInput, 'id' | 'establishedOn'> & {
  readonly establishedOn: string | null;
};

/** Two adoptions of one corporation at once: the second waits here and then finds what the first has made. */
export const lockCorporateNumber = batchedWrite<string>((db, numbers) =>
  queryRows(
    db,
    Prisma.sql`SELECT pg_advisory_xact_lock(key)::text FROM (
      SELECT DISTINCT hashtext('corporation ' || number) AS key FROM unnest(${[...numbers]}::text[]) AS number ORDER BY key
    ) AS keys`,
  ),
);

/** The corporation with this number; sole proprietors have none and are never matched. */
export const findCorporationByNumber = batched<string, number | null>(async (db, numbers) => {
  const rows = await db.corporation.findMany({
    where: { corporateNumber: { in: [...numbers] }, deletedAt: null },
    select: { id: true, corporateNumber: true },
  });
  const found = new Map(rows.map(({ id, corporateNumber }) => [corporateNumber, id]));
  return numbers.map((number) => found.get(number) ?? null);
});

/** @returns its id */
export const createAdoptedCorporation = batched<CorporationColumns, number>(async (db, corporations) => {
  const rows = await insertRows(db, { table: 'corporation', isDated: true }, corporations);
  return rows.map(({ id }) => id);
});

export type AdoptedUser = Pick<
  Prisma.CorporationUserUncheckedCreateInput,
  'projectId' | 'corporationId' | 'name' | 'nameKana' | 'email' | 'phone'
>;

type ContactRow = { readonly id: number; readonly corporationId: number; readonly isActive: boolean };

/** Everybody with this e-mail in the project, also those who were switched off. */
export const findProjectContacts = batched<Pick<AdoptedUser, 'projectId' | 'email'>, ContactRow[]>(
  async (db, places) => {
    const rows = await db.corporationUser.findMany({
      where: {
        projectId: { in: places.map(({ projectId }) => projectId) },
        email: { in: places.map(({ email }) => email) },
        deletedAt: null,
      },
      select: { id: true, corporationId: true, isActive: true, projectId: true, email: true },
    });
    return places.map((place) =>
      rows.filter(({ projectId, email }) => projectId === place.projectId && email === place.email),
    );
  },
);

/** Whether a corporation has a primary contact in the project. */
export const hasPrimaryContact = batched<Pick<AdoptedUser, 'projectId' | 'corporationId'>, boolean>(
  async (db, places) => {
    const rows = await db.corporationUser.findMany({
      where: {
        projectId: { in: places.map(({ projectId }) => projectId) },
        corporationId: { in: places.map(({ corporationId }) => corporationId) },
        isPrimary: true,
        isActive: true,
      },
      select: { projectId: true, corporationId: true },
    });
    return places.map((place) =>
      rows.some(
        ({ projectId, corporationId }) =>
          projectId === place.projectId && corporationId === place.corporationId,
      ),
    );
  },
);

/** @returns the id */
export const createContact = batched<AdoptedUser & { readonly isPrimary: boolean }, number>(
  async (db, contacts) => {
    const rows = await insertRows(db, { table: 'corporation_user', isDated: true }, contacts);
    return rows.map(({ id }) => id);
  },
);

/** Switches a contact on again, after a decision that was taken back. */
export const reviveContact = async (db: Db, id: number, isPrimary: boolean): Promise<void> => {
  await db.corporationUser.update({
    where: { id },
    data: { isActive: true, isPrimary, version: { increment: 1 } },
  });
};

/** The contacts of a corporation in a project can no longer log in. @returns their ids */
export const disableContacts = async (
  db: Db,
  { projectId, corporationId }: Pick<AdoptedUser, 'projectId' | 'corporationId'>,
): Promise<number[]> => {
  const where = { projectId, corporationId, isActive: true };
  const rows = await db.corporationUser.findMany({ where, select: { id: true } });
  await db.corporationUser.updateMany({
    where,
    data: { isActive: false, isPrimary: false, version: { increment: 1 } },
  });
  return rows.map(({ id }) => id);
};

export type AdoptedMyPage = Omit<Prisma.MyPageUncheckedCreateInput, 'id' | 'adoptedOn' | 'applicationId'> & {
  readonly applicationId: number;
  readonly adoptedOn: string;
};

/** Whether a corporation already has an undertaking in the project, other than this application's. */
export const hasOtherMyPage = batched<AdoptedMyPage, boolean>(async (db, pages) => {
  const rows = await db.myPage.findMany({
    where: {
      projectId: { in: pages.map(({ projectId }) => projectId) },
      corporationId: { in: pages.map(({ corporationId }) => corporationId) },
      deletedAt: null,
    },
    select: { projectId: true, corporationId: true, applicationId: true },
  });
  return pages.map(({ projectId, corporationId, applicationId }) =>
    rows.some(
      (row) =>
        row.projectId === projectId &&
        row.corporationId === corporationId &&
        row.applicationId !== applicationId,
    ),
  );
});

/**
 * Creates the my page; that of a decision that was taken back comes to life again, for it owns the code. The caller holds
 * the application.
 * @returns its id
 */
export const saveAdoptedMyPage = batched<AdoptedMyPage, number>(async (db, pages) => {
  const known = await db.myPage.findMany({
    where: { applicationId: { in: pages.map(({ applicationId }) => applicationId) } },
    select: { id: true, applicationId: true },
  });
  const ids = new Map(known.map(({ id, applicationId }) => [applicationId, id]));
  for (const { adoptedOn, ...page } of pages) {
    const id = ids.get(page.applicationId);
    if (id === undefined) continue;
    const back = { adoptedOn: toDate(adoptedOn), deletedAt: null, version: { increment: 1 } };
    await db.myPage.update({ where: { id }, data: { ...page, ...back } });
  }
  const created = pages.filter(({ applicationId }) => !ids.has(applicationId));
  const made = await insertRows(db, { table: 'my_page', isDated: true }, created);
  for (const [index, { applicationId }] of created.entries()) ids.set(applicationId, made[index]?.id ?? 0);
  return pages.map(({ applicationId }) => ids.get(applicationId) ?? 0);
});

export type NewSection = Omit<Prisma.SectionUncheckedCreateInput, 'id' | 'dueOn'> & {
  readonly dueOn: string | null;
};

export const createSections = batchedWrite<readonly NewSection[]>((db, sections) =>
  insertRows(db, { table: 'section', isDated: true }, sections.flat()),
);

type SectionPlace = { readonly mypageId: number; readonly documentType: number };

/** The section of a document type of a my page. */
export const findSectionIdByType = batched<SectionPlace, number | null>(async (db, places) => {
  const rows = await db.section.findMany({
    where: {
      mypageId: { in: places.map(({ mypageId }) => mypageId) },
      documentType: { in: [...new Set(places.map(({ documentType }) => documentType))] },
      deletedAt: null,
    },
    select: { id: true, mypageId: true, documentType: true },
  });
  return places.map(
    ({ mypageId, documentType }) =>
      rows.find((row) => row.mypageId === mypageId && row.documentType === documentType)?.id ?? null,
  );
});

/** Hides a my page, which holds it, and then its sections. */
export const hideMyPage = async (db: Db, id: number, deletedAt: Date): Promise<void> => {
  await db.myPage.update({ where: { id }, data: { deletedAt, version: { increment: 1 } } });
  await db.section.updateMany({ where: { mypageId: id, deletedAt: null }, data: { deletedAt } });
};

/** Ends an undertaking that its business has given up. */
export const cancelMyPage = async (
  db: Db,
  id: number,
  change: { readonly projectStatus: number; readonly cancelReason: string },
): Promise<void> => {
  await db.myPage.update({ where: { id }, data: { ...change, version: { increment: 1 } } });
};

export const insertAdoptionNotification = batchedWrite<Omit<Prisma.NotificationUncheckedCreateInput, 'id'>>(
  (db, notifications) => insertRows(db, { table: 'notification', isDated: true }, notifications),
);
