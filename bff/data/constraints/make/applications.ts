import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { createMachineryMakers } from './machinery.ts';
import { createPeopleMakers } from './people.ts';
import { corporateNumber, next } from './shared.ts';

export const createApplicationsMakers = (db: Db) => {
  const { storedFile } = createMachineryMakers(db);
  const { adminUser, applicationUser } = createPeopleMakers(db);

  /** A draft. */
  const application = async (changes: Partial<Prisma.ApplicationUncheckedCreateInput> = {}) => {
    const user = await applicationUser();
    return db.application.create({
      data: { projectId: user.projectId, applicationUserId: user.id, family: 'general', ...changes },
    });
  };

  const submittedApplication = (changes: Partial<Prisma.ApplicationUncheckedCreateInput> = {}) =>
    application({
      status: 1,
      displayCode: String(10_000 + next()),
      submittedAt: new Date('2026-05-30T03:00:00Z'),
      submissionCount: 1,
      applicantType: 0,
      corporateNumber: corporateNumber(),
      name: '株式会社みらい食堂',
      nameKana: 'カブシキガイシャミライショクドウ',
      postalCode: '1000001',
      prefecture: 13,
      contactEmail: 'contact@example.jp',
      planTitle: '配膳ロボットによる省人化',
      totalCost: 16_500_000,
      eligibleCost: 16_500_000,
      subsidyAmount: 8_250_000,
      selfFunded: 8_250_000,
      otherSubsidyUsed: true,
      antiSocialPledge: true,
      termsAgreed: true,
      ...changes,
    });

  const applicationFile = async (changes: Partial<Prisma.ApplicationFileUncheckedCreateInput> = {}) =>
    db.applicationFile.create({
      data: {
        applicationId: (await application()).id,
        fileId: (await storedFile({ purpose: 'application' })).id,
        documentList: 'DocumentType',
        type: 0,
        ...changes,
      },
    });

  const applicationHistory = async (changes: Partial<Prisma.ApplicationHistoryUncheckedCreateInput> = {}) =>
    db.applicationHistory.create({
      data: {
        applicationId: (await application()).id,
        action: 'submit',
        fromStatus: 0,
        toStatus: 1,
        actorKind: 'applicant',
        actorName: '応募 花子',
        ...changes,
      },
    });

  const applicationScore = async (changes: Partial<Prisma.ApplicationScoreUncheckedCreateInput> = {}) =>
    db.applicationScore.create({
      data: {
        applicationId: (await application()).id,
        reviewerId: (await adminUser()).id,
        item: 'feasibility',
        score: 4,
        ...changes,
      },
    });

  return { application, submittedApplication, applicationFile, applicationHistory, applicationScore };
};
