import { countNumbers } from './numbers/countNumbers.ts';
import type { TestServer } from './server.ts';

/** A round of the growth subsidy, open around the tests' clock, as JMAC registers it. */
export const round = {
  name: '外食産業事業成長支援補助金（第1次公募）',
  shortName: '成長支援 第1次',
  programKind: 1,
  domainType: 0,
  fiscalYear: 2026,
  round: 1,
  applicationOpensAt: '2026-11-01T00:00:00Z',
  applicationClosesAt: '2026-12-01T08:00:00Z',
  completionDeadline: '2027-02-15',
  subsidyRateNumerator: 1,
  subsidyRateDenominator: 2,
  minSubsidy: 1_000_000,
  maxSubsidy: 10_000_000,
  minTotalCost: 2_000_000,
  roundingUnit: 1000,
  expenseCategoryList: 'ExpenseCategoryDining',
  displayCodeOffset: 3000,
  displayCodeWidth: 4,
  deskName: '外食産業事業 事務局',
  deskPhone: '0312340000',
  deskHours: '平日 9:00〜17:30',
  deskEmail: 'desk@example.jp',
  isPublished: true,
  retentionYears: 5,
} as const;

const next = countNumbers();

/** The same under a short name that no other round has. */
export const anotherRound = () => ({ ...round, shortName: `成長支援 ${next()}` });

/** What was answered, as a request. */
export const resent = (answered: object) => JSON.parse(JSON.stringify(answered));

/** A question of a round that anybody may read, unless the test says otherwise. */
export const makeQuestion = ({ database: { client } }: TestServer, projectId: number, data: object = {}) =>
  client.question.create({
    data: {
      projectId,
      category: 2,
      position: 1,
      question: '中古の機械は対象になりますか。',
      answer: '対象になりません。新品を購入してください。',
      isPublished: true,
      ...data,
    },
  });
