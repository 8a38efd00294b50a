import type { Db } from '#bff/core/database.ts';
import type { MailDetailRow, MailRow } from './mailList.data.ts';

/** What a mail is about, as it is called now. */
export type MailSubjectRow = {
  readonly displayCode: string | null;
  readonly name: string;
  /** Of an application. */
  readonly family: string | null;
};

export type MailSubjects = {
  readonly myPages: ReadonlyMap<number, MailSubjectRow>;
  readonly applications: ReadonlyMap<number, MailSubjectRow>;
};

const present = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id): id is number => id !== null)),
];

const myPagesOf = async (db: Db, ids: readonly number[]): Promise<MailSubjects['myPages']> => {
  const rows = await db.myPage.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, displayCode: true, corporation: { select: { name: true } } },
  });
  return new Map(
    rows.map(({ id, displayCode, corporation }) => [
      id,
      { displayCode, name: corporation.name, family: null },
    ]),
  );
};

const applicationsOf = async (db: Db, ids: readonly number[]): Promise<MailSubjects['applications']> => {
  const rows = await db.application.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      displayCode: true,
      name: true,
      family: true,
      applicationUser: { select: { name: true } },
    },
  });
  return new Map(
    rows.map(({ id, displayCode, name, family, applicationUser }) => [
      id,
      { displayCode, name: name ?? applicationUser.name, family },
    ]),
  );
};

/** What the mails of a page are about; one query for undertakings and one for applications. */
export const findMailSubjects = async (db: Db, mails: readonly MailRow[]): Promise<MailSubjects> => ({
  myPages: await myPagesOf(db, present(mails.map(({ relatedMypageId }) => relatedMypageId))),
  applications: await applicationsOf(
    db,
    present(mails.map(({ relatedApplicationId }) => relatedApplicationId)),
  ),
});

/** Whose address a mail went to, with the address that he has now. */
export type MailPersonRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly corporationId: number | null;
};

/** @returns null where nobody was named, or for a person who is no longer there */
export const findMailPerson = async (
  db: Db,
  { personKind, personId }: Pick<MailDetailRow, 'personKind' | 'personId'>,
): Promise<MailPersonRow | null> => {
  if (personId === null) return null;
  const where = { id: personId, deletedAt: null };
  const select = { id: true, name: true, email: true } as const;
  if (personKind === 'user')
    return db.corporationUser.findFirst({ where, select: { ...select, corporationId: true } });
  const person =
    personKind === 'admin'
      ? await db.adminUser.findFirst({ where, select })
      : await db.applicationUser.findFirst({ where, select });
  return person && { ...person, corporationId: null };
};
