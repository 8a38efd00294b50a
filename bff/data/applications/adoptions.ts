import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { toDate } from '../engine/values.ts';

/*
 * What an adoption creates and what taking it back removes. Everything runs in the transaction of the decision.
 */

type CorporationColumns = Omit<Prisma.CorporationUncheckedCreateInput, 'id' | 'establishedOn'> & {
  readonly establishedOn: string | null;
};

/** Two adoptions of one corporation at once: the second waits here and then finds what the first has made. */
export const lockCorporateNumber = async (db: Db, corporateNumber: string): Promise<void> => {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`corporation ${corporateNumber}`}))`;
};

/** The corporation with this number; sole proprietors have none and are never matched. */
export const findCorporationByNumber = async (db: Db, corporateNumber: string): Promise<number | null> =>
  (await db.corporation.findFirst({ where: { corporateNumber, deletedAt: null }, select: { id: true } }))
    ?.id ?? null;

export const createAdoptedCorporation = async (
  db: Db,
  { establishedOn, ...data }: CorporationColumns,
): Promise<number> => {
  const day = establishedOn === null ? null : toDate(establishedOn);
  return (await db.corporation.create({ data: { ...data, establishedOn: day }, select: { id: true } })).id;
};

export type AdoptedUser = Pick<
  Prisma.CorporationUserUncheckedCreateInput,
  'projectId' | 'corporationId' | 'name' | 'nameKana' | 'email' | 'phone'
>;

/** Everybody with this e-mail in the project, also those who were switched off. */
export const findProjectContacts = (db: Db, { projectId, email }: Pick<AdoptedUser, 'projectId' | 'email'>) =>
  db.corporationUser.findMany({
    where: { projectId, email, deletedAt: null },
    select: { id: true, corporationId: true, isActive: true },
  });

/** Whether a corporation has a primary contact in the project. */
export const hasPrimaryContact = async (
  db: Db,
  { projectId, corporationId }: Pick<AdoptedUser, 'projectId' | 'corporationId'>,
): Promise<boolean> =>
  (await db.corporationUser.count({ where: { projectId, corporationId, isPrimary: true, isActive: true } })) >
  0;

export const createContact = async (db: Db, data: AdoptedUser & { isPrimary: boolean }): Promise<number> =>
  (await db.corporationUser.create({ data, select: { id: true } })).id;

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
export const hasOtherMyPage = async (
  db: Db,
  { projectId, corporationId, applicationId }: AdoptedMyPage,
): Promise<boolean> =>
  (await db.myPage.count({
    where: {
      projectId,
      corporationId,
      deletedAt: null,
      OR: [{ applicationId: null }, { applicationId: { not: applicationId } }],
    },
  })) > 0;

/** Creates the my page; that of a decision that was taken back comes to life again, for it owns the code. */
export const saveAdoptedMyPage = async (db: Db, { adoptedOn, ...page }: AdoptedMyPage): Promise<number> => {
  const data = { ...page, adoptedOn: toDate(adoptedOn) };
  const { id } = await db.myPage.upsert({
    where: { applicationId: page.applicationId },
    create: data,
    update: { ...data, deletedAt: null, version: { increment: 1 } },
    select: { id: true },
  });
  return id;
};

export type NewSection = Omit<Prisma.SectionUncheckedCreateInput, 'id' | 'dueOn'> & {
  readonly dueOn: string | null;
};

export const createSections = async (db: Db, sections: readonly NewSection[]): Promise<void> => {
  await db.section.createMany({
    data: sections.map(({ dueOn, ...section }) => ({
      ...section,
      dueOn: dueOn === null ? null : toDate(dueOn),
    })),
  });
};

/** The section of a document type of a my page. */
export const findSectionIdByType = async (
  db: Db,
  mypageId: number,
  documentType: number,
): Promise<number | null> =>
  (await db.section.findFirst({ where: { mypageId, documentType, deletedAt: null }, select: { id: true } }))
    ?.id ?? null;

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

export const insertAdoptionNotification = async (
  db: Db,
  notification: Omit<Prisma.NotificationUncheckedCreateInput, 'id'>,
): Promise<void> => {
  await db.notification.create({ data: notification });
};
