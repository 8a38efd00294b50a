import { randomUUID } from 'node:crypto';
import type { Db } from '../database.ts';
import type { Prisma } from '../generated/client.ts';
import { toDate } from '../values.ts';

/*
 * Valid rows for the tests of the database's rules: each maker inserts what its row needs, then the row itself with
 * the given columns changed. All rows are new, so that one database serves every test.
 */

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};

const bytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

/** A corporate number that nobody has, with its check digit (domain 3). */
const corporateNumber = (): string => {
  const base = String(999_900_000_000 + next());
  const digits = [...base].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return `${9 - (sum % 9)}${base}`;
};

const person = () => ({ name: '事務局 花子', email: `person${next()}@example.jp` });

export const createMakers = (db: Db) => {
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

  const storedFile = (changes: Partial<Prisma.StoredFileUncheckedCreateInput> = {}) =>
    db.storedFile.create({
      data: {
        storageKey: randomUUID(),
        fileName: '見積書.pdf',
        extension: '.pdf',
        contentType: 'application/pdf',
        sizeBytes: 1024,
        sha256: '0'.repeat(64),
        purpose: 'section',
        uploadedByName: '担当 一郎',
        ...changes,
      },
    });

  const auditEntry = (changes: Partial<Prisma.AuditEntryUncheckedCreateInput> = {}) =>
    db.auditEntry.create({
      data: {
        at: new Date(),
        actorKind: 'system',
        actorName: 'system',
        action: 'delay.compute',
        targetKind: 'myPage',
        ...changes,
      },
    });

  return {
    adminUser,
    corporation,
    project,
    corporationUser,
    applicationUser,
    application,
    submittedApplication,
    myPage,
    section,
    storedFile,
    auditEntry,

    session: async (changes: Partial<Prisma.SessionUncheckedCreateInput> = {}) =>
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
      }),

    passwordResetToken: async (changes: Partial<Prisma.PasswordResetTokenUncheckedCreateInput> = {}) =>
      db.passwordResetToken.create({
        data: {
          context: 'admin',
          adminUserId: (await adminUser()).id,
          tokenHash: bytes(32),
          createdAt: new Date('2026-11-20T00:00:00Z'),
          expiresAt: new Date('2026-11-20T01:00:00Z'),
          ...changes,
        },
      }),

    emailConfirmationToken: async (
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
      }),

    documentRule: async (changes: Partial<Prisma.DocumentRuleUncheckedCreateInput> = {}) =>
      db.documentRule.create({
        data: {
          projectId: (await project()).id,
          documentList: 'DocumentType',
          documentType: 22,
          sectionKind: 1,
          uploader: 'corporationUser',
          requirement: 'required',
          sequence: 1,
          ...changes,
        },
      }),

    displayCodeCounter: (changes: Partial<Prisma.DisplayCodeCounterUncheckedCreateInput> = {}) =>
      db.displayCodeCounter.create({
        data: { offset: 100_000 + next(), width: 4, capacity: 999, ...changes },
      }),

    announcement: async (changes: Partial<Prisma.AnnouncementUncheckedCreateInput> = {}) =>
      db.announcement.create({
        data: {
          projectId: (await project()).id,
          title: '年末年始の窓口',
          body: '12月29日から1月3日までお休みします。',
          publishFrom: new Date('2026-12-01T00:00:00Z'),
          ...changes,
        },
      }),

    announcementFile: async (changes: Partial<Prisma.AnnouncementFileUncheckedCreateInput> = {}) => {
      const announcement = await db.announcement.create({
        data: { projectId: (await project()).id, title: '様式', body: '様式です。', publishFrom: new Date() },
      });
      const file = await storedFile({ purpose: 'announcement' });
      return db.announcementFile.create({
        data: { announcementId: announcement.id, fileId: file.id, sequence: 1, ...changes },
      });
    },

    applicationFile: async (changes: Partial<Prisma.ApplicationFileUncheckedCreateInput> = {}) =>
      db.applicationFile.create({
        data: {
          applicationId: (await application()).id,
          fileId: (await storedFile({ purpose: 'application' })).id,
          documentList: 'DocumentType',
          type: 0,
          ...changes,
        },
      }),

    applicationHistory: async (changes: Partial<Prisma.ApplicationHistoryUncheckedCreateInput> = {}) =>
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
      }),

    applicationScore: async (changes: Partial<Prisma.ApplicationScoreUncheckedCreateInput> = {}) =>
      db.applicationScore.create({
        data: {
          applicationId: (await application()).id,
          reviewerId: (await adminUser()).id,
          item: 'feasibility',
          score: 4,
          ...changes,
        },
      }),

    myPageHistory: async (changes: Partial<Prisma.MyPageHistoryUncheckedCreateInput> = {}) =>
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
      }),

    sectionFile: async (changes: Partial<Prisma.SectionFileUncheckedCreateInput> = {}) =>
      db.sectionFile.create({
        data: {
          sectionId: changes.sectionId ?? (await section()).id,
          fileId: (await storedFile()).id,
          ...changes,
        },
      }),

    sectionCheck: async (changes: Partial<Prisma.SectionCheckUncheckedCreateInput> = {}) =>
      db.sectionCheck.create({
        data: { sectionId: (await section()).id, reviewer: 0, category: 1, status: 1, ...changes },
      }),

    sectionHistory: async (changes: Partial<Prisma.SectionHistoryUncheckedCreateInput> = {}) =>
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
      }),

    returnItem: async (changes: Partial<Prisma.ReturnItemUncheckedCreateInput> = {}) =>
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
      }),

    checklistResult: async (changes: Partial<Prisma.ChecklistResultUncheckedCreateInput> = {}) =>
      db.checklistResult.create({
        data: {
          sectionId: (await section()).id,
          key: 'dates',
          result: 'ok',
          checkedById: (await adminUser()).id,
          checkedAt: new Date(),
          ...changes,
        },
      }),

    receipt: async (changes: Partial<Prisma.ReceiptUncheckedCreateInput> = {}) =>
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
      }),

    notification: async (changes: Partial<Prisma.NotificationUncheckedCreateInput> = {}) =>
      db.notification.create({
        data: {
          mypageId: (await myPage()).id,
          kind: 0,
          title: '書類提出のお願い',
          body: 'ご提出ください。',
          ...changes,
        },
      }),

    myPageReport: async (changes: Partial<Prisma.MyPageReportUncheckedCreateInput> = {}) =>
      db.myPageReport.create({
        data: {
          mypageId: (await myPage()).id,
          inspectorUserId: (await adminUser({ type: 3 })).id,
          method: 0,
          scheduledOn: toDate('2026-12-10'),
          siteAddress: '東京都千代田区',
          ...changes,
        },
      }),

    photo: async (changes: Partial<Prisma.PhotoUncheckedCreateInput> = {}) =>
      db.photo.create({
        data: {
          fileId: (await storedFile({ purpose: 'photo', extension: '.jpg' })).id,
          beforeAfter: 1,
          expenseType: 1,
          caption: '設置後（通電）',
          takenOn: toDate('2026-12-10'),
          sequence: 1,
          ...changes,
        },
      }),

    bankAccount: async (changes: Partial<Prisma.BankAccountUncheckedCreateInput> = {}) =>
      db.bankAccount.create({
        data: {
          corporationId: (await corporation()).id,
          bankCode: '9990',
          bankName: 'みほん銀行',
          bankNameKana: 'ﾐﾎﾝ',
          branchCode: '001',
          branchName: '本店',
          branchNameKana: 'ﾎﾝﾃﾝ',
          accountType: 0,
          accountNumber: '0012345',
          accountHolderKana: 'ｶ)ﾐﾗｲｼﾖｸﾄﾞｳ',
          accountHolder: '株式会社みらい食堂',
          ...changes,
        },
      }),

    paymentItem: async (changes: Partial<Prisma.PaymentItemUncheckedCreateInput> = {}) =>
      db.paymentItem.create({
        data: {
          mypageId: changes.mypageId ?? (await myPage()).id,
          number: 1,
          expenseCategory: 1,
          expenseType: 2,
          payee: '株式会社あおぞらロボティクス',
          description: '配膳ロボット',
          amountTaxIncluded: 1_100_000,
          amountTaxExcluded: 1_000_000,
          eligibleAmount: 1_000_000,
          ...changes,
        },
      }),

    propertyLedgerItem: async (changes: Partial<Prisma.PropertyLedgerItemUncheckedCreateInput> = {}) =>
      db.propertyLedgerItem.create({
        data: {
          mypageId: (await myPage()).id,
          name: '配膳ロボット',
          modelNumber: 'AR-1',
          quantity: 2,
          unitPrice: 1_000_000,
          amount: 2_000_000,
          subsidyAmount: 1_000_000,
          acquiredOn: toDate('2026-12-01'),
          usefulLife: 5,
          restrictionUntil: toDate('2031-12-01'),
          location: '本店',
          ...changes,
        },
      }),

    payment: async (changes: Partial<Prisma.PaymentUncheckedCreateInput> = {}) =>
      db.payment.create({
        data: { mypageId: changes.mypageId ?? (await myPage()).id, amount: 5_900_000, ...changes },
      }),

    mailMessage: (changes: Partial<Prisma.MailMessageUncheckedCreateInput> = {}) =>
      db.mailMessage.create({
        data: {
          to: 'contact@example.jp',
          subject: '【事務局】受付のお知らせ',
          text: '受け付けました。',
          ...changes,
        },
      }),

    idempotencyKey: (changes: Partial<Prisma.IdempotencyKeyUncheckedCreateInput> = {}) =>
      db.idempotencyKey.create({
        data: {
          actorKey: 'admin:1',
          operation: 'createProject',
          key: randomUUID(),
          requestHash: 'x',
          ...changes,
        },
      }),

    auditSeal: async (changes: Partial<Prisma.AuditSealUncheckedCreateInput> = {}) => {
      const last = await db.auditSeal.findFirst({ orderBy: { seq: 'desc' } });
      return db.auditSeal.create({
        data: {
          seq: (last?.seq ?? 0n) + 1n,
          auditEntryId: (await auditEntry()).id,
          previousHash: new Uint8Array(last?.hash ?? new Uint8Array(32)),
          hash: bytes(32),
          ...changes,
        },
      });
    },
  };
};

export type Makers = ReturnType<typeof createMakers>;
