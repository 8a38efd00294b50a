import type { Db } from '#bff/core/database.ts';

/** Writes the number of a decision letter where none stands, or the one before. @returns false where another one stands */
export const writeGrantNumber = async (
  db: Db,
  mypageId: number,
  { before, number }: { readonly before: string | null; readonly number: string },
): Promise<boolean> => {
  const { count } = await db.myPage.updateMany({
    where: {
      id: mypageId,
      OR: [{ grantNumber: null }, ...(before === null ? [] : [{ grantNumber: before }])],
    },
    data: { grantNumber: number, version: { increment: 1 } },
  });
  return count > 0;
};
