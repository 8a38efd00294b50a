import type { Db } from '#bff/core/database.ts';
import { toDate } from '#bff/data/engine/values.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { createMachineryMakers } from './machinery.ts';
import { createPeopleMakers } from './people.ts';
import { next } from './shared.ts';

export const createMyPagesMakers = (db: Db) => {
  const { storedFile } = createMachineryMakers(db);
  const { corporation, project } = createPeopleMakers(db);

  const myPage = async (changes: Partial<Prisma.MyPageUncheckedCreateInput> = {}) =>
    db.myPage.create({
      data: {
        projectId: changes.projectId ?? (await project()).id,
        corporationId: changes.corporationId ?? (await corporation()).id,
        displayCode: String(20_000 + next()),
        planTitle: '配膳ロボットによる省人化',
        totalCost: 16_500_000,
        eligibleCost: 16_500_000,
        adoptedOn: toDate('2026-07-01'),
        ...changes,
      },
    });

  const myPageHistory = async (changes: Partial<Prisma.MyPageHistoryUncheckedCreateInput> = {}) =>
    db.myPageHistory.create({
      data: {
        mypageId: (await myPage()).id,
        machine: 'projectStatus',
        action: 'confirmResult',
        fromStatus: 0,
        toStatus: 1,
        actorKind: 'admin',
        actorName: '事務局 花子',
        ...changes,
      },
    });

  const notification = async (changes: Partial<Prisma.NotificationUncheckedCreateInput> = {}) =>
    db.notification.create({
      data: {
        mypageId: (await myPage()).id,
        kind: 0,
        title: '書類提出のお願い',
        body: 'ご提出ください。',
        ...changes,
      },
    });

  const section = async (changes: Partial<Prisma.SectionUncheckedCreateInput> = {}) =>
    db.section.create({
      data: {
        mypageId: changes.mypageId ?? (await myPage()).id,
        kind: 1,
        documentType: 22,
        title: '交付申請書',
        sequence: 1,
        ...changes,
      },
    });

  const sectionFile = async (changes: Partial<Prisma.SectionFileUncheckedCreateInput> = {}) =>
    db.sectionFile.create({
      data: {
        sectionId: changes.sectionId ?? (await section()).id,
        fileId: (await storedFile()).id,
        ...changes,
      },
    });

  const sectionCheck = async (changes: Partial<Prisma.SectionCheckUncheckedCreateInput> = {}) =>
    db.sectionCheck.create({
      data: { sectionId: (await section()).id, reviewer: 0, category: 1, status: 1, ...changes },
    });

  const sectionHistory = async (changes: Partial<Prisma.SectionHistoryUncheckedCreateInput> = {}) =>
    db.sectionHistory.create({
      data: {
        sectionId: (await section()).id,
        action: 'submit',
        fromStatus: 0,
        toStatus: 1,
        actorKind: 'user',
        actorName: '担当 一郎',
        ...changes,
      },
    });

  return { myPage, myPageHistory, notification, section, sectionFile, sectionCheck, sectionHistory };
};
