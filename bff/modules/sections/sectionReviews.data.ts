import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { toDate } from '#bff/platform/database/values.ts';

export type NewReturnItem = Omit<Prisma.ReturnItemUncheckedCreateInput, 'dueOn'> & { readonly dueOn: string };

export const insertReturnItems = async (db: Db, items: readonly NewReturnItem[]): Promise<void> => {
  await db.returnItem.createMany({
    data: items.map(({ dueOn, ...item }) => ({ ...item, dueOn: toDate(dueOn) })),
  });
};

export type ReturnItemChange = Prisma.ReturnItemUncheckedUpdateManyInput;

/** Changes return items of a section by id. */
export const updateReturnItems = async (
  db: Db,
  sectionId: number,
  ids: readonly number[],
  change: ReturnItemChange,
): Promise<void> => {
  if (ids.length === 0) return;
  await db.returnItem.updateMany({
    where: { sectionId, id: { in: [...ids] } },
    data: { ...change, version: { increment: 1 } },
  });
};

/** Nobody has to answer what was found in a document any more. */
export const withdrawReturnItems = async (db: Db, sectionId: number): Promise<void> => {
  await db.returnItem.updateMany({
    where: { sectionId, status: 'open' },
    data: { status: 'withdrawn', version: { increment: 1 } },
  });
};

/** Takes a file that was taken back out of the answers that named it. */
export const removeAnswerFile = async (db: Db, sectionId: number, fileId: string): Promise<void> => {
  await execute(
    db,
    Prisma.sql`UPDATE return_item SET answer_file_ids = array_remove(answer_file_ids, ${fileId}::uuid)
      WHERE section_id = ${sectionId} AND ${fileId}::uuid = ANY (answer_file_ids)`,
  );
};

export type ChecklistAnswer = {
  readonly key: string;
  readonly result: 'ok' | 'ng' | 'notApplicable';
  readonly note: string | null;
};

type Checked = { readonly checkedById: number; readonly checkedAt: Date };

/** Keeps the checker's answers; the last one of a point counts. */
export const saveChecklist = async (
  db: Db,
  sectionId: number,
  answers: readonly ChecklistAnswer[],
  checked: Checked,
): Promise<void> => {
  for (const { key, result, note } of answers) {
    const data = { result, note, ...checked };
    await db.checklistResult.upsert({
      where: { sectionId_key: { sectionId, key } },
      create: { sectionId, key, ...data },
      update: { ...data, version: { increment: 1 } },
    });
  }
};

/** Takes answers of the list back: those keys, or every finding when it is handed in again. */
export const clearChecklist = async (
  db: Db,
  sectionId: number,
  which: { readonly keys: readonly string[] } | 'findings',
): Promise<void> => {
  const where = which === 'findings' ? { result: 'ng' } : { key: { in: [...which.keys] } };
  await db.checklistResult.deleteMany({ where: { sectionId, ...where } });
};

export type SectionCheckState = {
  readonly reviewer: number;
  readonly category: number;
  readonly status: number;
  readonly comment: string | null;
  readonly isVisibleToUser: boolean;
  readonly checkedById: number | null;
  readonly checkedAt: Date | null;
};

/** Keeps where each reviewer stands in each category. */
export const saveSectionChecks = async (
  db: Db,
  sectionId: number,
  checks: readonly SectionCheckState[],
): Promise<void> => {
  for (const { reviewer, category, ...state } of checks) {
    await db.sectionCheck.upsert({
      where: { sectionId_reviewer_category: { sectionId, reviewer, category } },
      create: { sectionId, reviewer, category, ...state },
      update: { ...state, version: { increment: 1 } },
    });
  }
};

/** What was rejected waits for its reviewer again; the comment stays. */
export const resetRejectedChecks = async (
  db: Db,
  sectionId: number,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  await db.sectionCheck.updateMany({
    where: { sectionId, status: from },
    data: { status: to, version: { increment: 1 } },
  });
};
