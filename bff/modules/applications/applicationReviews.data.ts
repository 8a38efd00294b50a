import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { toDate } from '#bff/platform/database/values.ts';

export type NewReturnItem = Omit<
  Prisma.ReturnItemUncheckedCreateInput,
  'id' | 'dueOn' | 'area' | 'answerFileIds'
> & {
  readonly dueOn: string;
  readonly area?: { x: number; y: number; width: number; height: number } | null;
};

export const insertReturnItem = async (db: Db, { dueOn, area, ...item }: NewReturnItem): Promise<void> => {
  await db.returnItem.create({ data: { ...item, dueOn: toDate(dueOn), area: area ?? undefined } });
};

export type ReturnAnswerColumns = {
  readonly answerKind: 'corrected' | 'explained';
  readonly answerComment: string | null;
  readonly answerFileIds: readonly string[];
  readonly answeredAt: Date;
  readonly answeredByKind: string;
  readonly answeredById: number | null;
  readonly answeredByName: string;
};

export const answerReturnItem = async (
  db: Db,
  id: number,
  { answerFileIds, ...answer }: ReturnAnswerColumns,
): Promise<void> => {
  await db.returnItem.update({
    where: { id },
    data: { ...answer, answerFileIds: [...answerFileIds], status: 'answered', version: { increment: 1 } },
  });
};

/** Settles an answered item, or takes back one that nobody has answered. */
export const closeReturnItem = async (
  db: Db,
  { id, status }: { id: number; status: string },
  by: { readonly at: Date; readonly adminUserId: number },
): Promise<void> => {
  const closed = status === 'answered' ? 'resolved' : 'withdrawn';
  await db.returnItem.update({
    where: { id },
    data: { status: closed, resolvedAt: by.at, resolvedById: by.adminUserId, version: { increment: 1 } },
  });
};

export type CheckColumns = {
  readonly applicationId: number;
  readonly key: string;
  readonly result: 'ok' | 'ng' | 'notApplicable';
  readonly note: string | null;
  readonly checkedById: number;
  readonly checkedAt: Date;
};

export const saveApplicationCheck = async (db: Db, check: CheckColumns): Promise<void> => {
  const { applicationId, key, ...result } = check;
  await db.checklistResult.upsert({
    where: { applicationId_key: { applicationId, key } },
    create: check,
    update: { ...result, version: { increment: 1 } },
  });
};

/** Back to "not looked at". */
export const deleteApplicationCheck = async (db: Db, applicationId: number, key: string): Promise<void> => {
  await db.checklistResult.deleteMany({ where: { applicationId, key } });
};

export type ScoreColumns = {
  readonly applicationId: number;
  readonly reviewerId: number;
  readonly item: string;
  readonly score: number;
  readonly comment: string | null;
};

export const saveApplicationScore = async (db: Db, mark: ScoreColumns): Promise<void> => {
  const { applicationId, reviewerId, item, score, comment } = mark;
  await db.applicationScore.upsert({
    where: { applicationId_reviewerId_item: { applicationId, reviewerId, item } },
    create: mark,
    update: { score, comment, version: { increment: 1 } },
  });
};

export const deleteApplicationScore = async (
  db: Db,
  { applicationId, reviewerId, item }: Pick<ScoreColumns, 'applicationId' | 'reviewerId' | 'item'>,
): Promise<void> => {
  await db.applicationScore.deleteMany({ where: { applicationId, reviewerId, item } });
};

/** Keeps who of the desk was the first to read a submission. @returns whether this was the first time */
export const markApplicationOpened = async (
  db: Db,
  id: number,
  opened: { readonly openedAt: Date; readonly openedById: number },
): Promise<boolean> => {
  const { count } = await db.application.updateMany({ where: { id, openedAt: null }, data: opened });
  return count > 0;
};
