import type { Db } from '#bff/core/database.ts';
import { toDate } from '#bff/data/engine/values.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { createMyPagesMakers } from './myPages.ts';
import { createPeopleMakers } from './people.ts';
import { next } from './shared.ts';

export const createChecksMakers = (db: Db) => {
  const { section } = createMyPagesMakers(db);
  const { adminUser } = createPeopleMakers(db);

  const returnItem = async (changes: Partial<Prisma.ReturnItemUncheckedCreateInput> = {}) =>
    db.returnItem.create({
      data: {
        sectionId: (await section()).id,
        returnNumber: 1,
        number: 1,
        reviewCategory: 3,
        comment: '発注日が交付決定日より前の日付です。',
        dueOn: toDate('2026-11-30'),
        createdById: (await adminUser()).id,
        createdByName: '事務局 花子',
        ...changes,
      },
    });

  const checklistResult = async (changes: Partial<Prisma.ChecklistResultUncheckedCreateInput> = {}) =>
    db.checklistResult.create({
      data: {
        sectionId: (await section()).id,
        key: 'dates',
        result: 'ok',
        checkedById: (await adminUser()).id,
        checkedAt: new Date(),
        ...changes,
      },
    });

  const receipt = async (changes: Partial<Prisma.ReceiptUncheckedCreateInput> = {}) =>
    db.receipt.create({
      data: {
        number: `R-${next()}`,
        sectionId: (await section()).id,
        submissionNumber: 1,
        issuedAt: new Date(),
        submitterKind: 'user',
        submitterName: '担当 一郎',
        manifest: { files: [] },
        ...changes,
      },
    });

  return { returnItem, checklistResult, receipt };
};
