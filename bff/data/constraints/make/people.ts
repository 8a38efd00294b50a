import type { Db } from '#bff/core/database.ts';
import { toDate } from '#bff/data/engine/values.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { bytes, corporateNumber, person } from './shared.ts';

export const createPeopleMakers = (db: Db) => {
  const adminUser = (changes: Partial<Prisma.AdminUserUncheckedCreateInput> = {}) =>
    db.adminUser.create({ data: { ...person(), type: 0, ...changes } });

  const corporation = (changes: Partial<Prisma.CorporationUncheckedCreateInput> = {}) =>
    db.corporation.create({
      data: {
        applicantType: 0,
        corporateNumber: corporateNumber(),
        legalForm: 0,
        name: '株式会社みらい食堂',
        nameKana: 'カブシキガイシャミライショクドウ',
        representativeName: '未来 太郎',
        postalCode: '1000001',
        prefecture: 13,
        phone: '0312340000',
        ...changes,
      },
    });

  const project = (changes: Partial<Prisma.ProjectUncheckedCreateInput> = {}) =>
    db.project.create({
      data: {
        name: '外食産業事業成長支援補助金',
        shortName: '成長支援',
        programKind: 1,
        domainType: 0,
        fiscalYear: 2026,
        round: 1,
        applicationOpensAt: new Date('2026-04-17T00:00:00Z'),
        applicationClosesAt: new Date('2026-05-31T08:00:00Z'),
        completionDeadline: toDate('2027-02-15'),
        subsidyRateNumerator: 1,
        subsidyRateDenominator: 2,
        minSubsidy: 1_000_000,
        maxSubsidy: 10_000_000,
        minTotalCost: 2_000_000,
        expenseCategoryList: 'ExpenseCategoryDining',
        displayCodeOffset: 3000,
        displayCodeWidth: 4,
        deskName: '事務局',
        deskPhone: '0312340000',
        deskHours: '平日 9:00–17:30',
        deskEmail: 'desk@example.jp',
        ...changes,
      },
    });

  const corporationUser = async (changes: Partial<Prisma.CorporationUserUncheckedCreateInput> = {}) =>
    db.corporationUser.create({
      data: {
        ...person(),
        corporationId: changes.corporationId ?? (await corporation()).id,
        projectId: changes.projectId ?? (await project()).id,
        ...changes,
      },
    });

  const applicationUser = async (changes: Partial<Prisma.ApplicationUserUncheckedCreateInput> = {}) =>
    db.applicationUser.create({
      data: {
        ...person(),
        family: 'general',
        projectId: changes.projectId ?? (await project()).id,
        ...changes,
      },
    });

  const session = async (changes: Partial<Prisma.SessionUncheckedCreateInput> = {}) =>
    db.session.create({
      data: {
        context: 'admin',
        adminUserId: (await adminUser()).id,
        secretHash: bytes(32),
        createdAt: new Date('2026-11-20T00:00:00Z'),
        idleExpiresAt: new Date('2026-11-20T00:30:00Z'),
        expiresAt: new Date('2026-11-20T12:00:00Z'),
        ...changes,
      },
    });

  const passwordResetToken = async (changes: Partial<Prisma.PasswordResetTokenUncheckedCreateInput> = {}) =>
    db.passwordResetToken.create({
      data: {
        context: 'admin',
        adminUserId: (await adminUser()).id,
        tokenHash: bytes(32),
        createdAt: new Date('2026-11-20T00:00:00Z'),
        expiresAt: new Date('2026-11-20T01:00:00Z'),
        ...changes,
      },
    });

  const emailConfirmationToken = async (
    changes: Partial<Prisma.EmailConfirmationTokenUncheckedCreateInput> = {},
  ) =>
    db.emailConfirmationToken.create({
      data: {
        applicationUserId: (await applicationUser()).id,
        email: 'new@example.jp',
        tokenHash: bytes(32),
        createdAt: new Date('2026-11-20T00:00:00Z'),
        expiresAt: new Date('2026-11-21T00:00:00Z'),
        ...changes,
      },
    });

  return {
    adminUser,
    corporation,
    project,
    corporationUser,
    applicationUser,
    session,
    passwordResetToken,
    emailConfirmationToken,
  };
};
