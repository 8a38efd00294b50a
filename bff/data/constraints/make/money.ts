import type { Db } from '#bff/core/database.ts';
import { toDate } from '#bff/data/engine/values.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { createMachineryMakers } from './machinery.ts';
import { createMyPagesMakers } from './myPages.ts';
import { createPeopleMakers } from './people.ts';

export const createMoneyMakers = (db: Db) => {
  const { storedFile } = createMachineryMakers(db);
  const { myPage } = createMyPagesMakers(db);
  const { adminUser, corporation } = createPeopleMakers(db);

  const myPageReport = async (changes: Partial<Prisma.MyPageReportUncheckedCreateInput> = {}) =>
    db.myPageReport.create({
      data: {
        mypageId: (await myPage()).id,
        inspectorUserId: (await adminUser({ type: 3 })).id,
        method: 0,
        scheduledOn: toDate('2026-12-10'),
        siteAddress: '東京都千代田区',
        ...changes,
      },
    });

  const photo = async (changes: Partial<Prisma.PhotoUncheckedCreateInput> = {}) =>
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
    });

  const bankAccount = async (changes: Partial<Prisma.BankAccountUncheckedCreateInput> = {}) =>
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
    });

  const paymentItem = async (changes: Partial<Prisma.PaymentItemUncheckedCreateInput> = {}) =>
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
    });

  const propertyLedgerItem = async (changes: Partial<Prisma.PropertyLedgerItemUncheckedCreateInput> = {}) =>
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
    });

  const payment = async (changes: Partial<Prisma.PaymentUncheckedCreateInput> = {}) =>
    db.payment.create({
      data: { mypageId: changes.mypageId ?? (await myPage()).id, amount: 5_900_000, ...changes },
    });

  return { myPageReport, photo, bankAccount, paymentItem, propertyLedgerItem, payment };
};
