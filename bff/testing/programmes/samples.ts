import {
  CertificationState,
  ConsortiumMemberKind,
  ContinuationIntention,
  DisasterDamageLevel,
  ExpenseCategoryDining,
  ExpenseCategoryInclusive,
  ExpenseCategoryNoto,
  FundingSource,
  InclusiveTheme,
  InitiativeType,
  IntentionScale,
  OperationStyle,
  PartnerKind,
  ProjectCategory,
  RatioBand,
  ReopeningStatus,
  RestaurantGenre,
} from '#bff/generated/contract/enums.ts';
import type { Answers } from '#bff/programmes/types.ts';
import { corporation, expense, individual, ownFunds, schedule } from './commonSample.ts';

const dining: Answers = {
  storeName: 'みらい食堂 本店',
  storeAddress: '東京都千代田区架空町一丁目2番3号',
  genre: RestaurantGenre.Dining,
  businessLicenseNumber: '千代田第0001号',
  businessLicenseUntil: '2029-03-31',
  hasEatInSpace: true,
  isAdultEntertainment: true,
  seats: 48,
  stores: 3,
  category: [ProjectCategory.Robotics],
  planTitle: '配膳ロボットと客席改修による省人化',
  planSummary: '配膳を自動にし、接客に人を回します。',
  planDetail: '本店の客席を改修し、配膳ロボット2台を導入します。',
  asIs: '配膳に人手がかかっています。',
  toBe: '空いた2名分の時間を接客に回します。',
  partnerName: '株式会社あおぞらロボティクス',
  partnerKind: PartnerKind.EquipmentSystem,
  partnerSupport: '導入と定着を週1回支援します。',
  structure: '店長を責任者とし、3名で進めます。',
  schedule,
};

/** Application 4031: the amounts of the drawn screen (8,480,000 in all, 8,100,000 eligible). */
export const businessSample: Answers = {
  ...corporation,
  ...dining,
  salesBaseYear: 182_000_000,
  salesRecentYear: 196_500_000,
  targetSales: 210_000_000,
  expenses: [
    expense(ExpenseCategoryDining.Building, '客席改修', 4_200_000),
    expense(ExpenseCategoryDining.MachinerySystem, '配膳ロボット2台', 3_600_000, {
      amountTaxIncluded: 3_960_000,
    }),
    expense(ExpenseCategoryDining.Training, 'スタッフ研修', 300_000),
    expense(ExpenseCategoryDining.Other, '既存の間仕切りの撤去・処分', 380_000, { eligibleAmount: 0 }),
  ],
  fundingSources: [
    { source: FundingSource.OwnFunds, amount: 1_430_000 },
    { source: FundingSource.BankLoan, amount: 3_000_000 },
  ],
};

export const goToEatSample: Answers = {
  ...individual,
  ...dining,
  genre: RestaurantGenre.Cafe,
  thirdPartyCertification: CertificationState.Obtained,
  salesBaseYear: 24_800_000,
  salesRecentYear: 21_600_000,
  targetSales: 26_000_000,
  expenses: [
    expense(ExpenseCategoryDining.MachinerySystem, '冷凍自動販売機', 2_400_000),
    expense(ExpenseCategoryDining.AdvertisingPromotion, '開店チラシ', 180_000),
  ],
  fundingSources: ownFunds(1_290_000),
};

export const notoSample: Answers = {
  ...individual,
  storeName: '居酒屋たぬき亭',
  storePrefecture: 16,
  storeAddress: '富山県富山市例示町8番9号',
  genre: RestaurantGenre.BeerHall,
  damageLevel: DisasterDamageLevel.HalfDestroyed,
  certificateNumber: '第12号',
  certificateIssuer: '富山市',
  damageDetail: '厨房の床が傾き、営業できません。',
  cannotOperateReason: '修理の着工が来年度になるためです。',
  reopeningStatus: ReopeningStatus.TemporarySite,
  reopenedOn: '2026-12-01',
  operationStyle: [OperationStyle.KitchenCar],
  operationArea: [16],
  operationPlan: [
    { month: '2027-01', days: 7, place: '氷見市' },
    { month: '2027-01', days: 5, place: '富山市' },
  ],
  continuationIntention: ContinuationIntention.ContinueSamePlace,
  salesBefore: 24_000_000,
  salesRecovery: RatioBand.R41To60,
  insuranceCovered: [],
  expenses: [expense(ExpenseCategoryNoto.RentAndUsage, 'キッチンカーの賃借', 1_860_000)],
  fundingSources: [],
};

export const inclusiveSample: Answers = {
  ...corporation,
  industryGroup: 93,
  industryCode: null,
  initiativeType: InitiativeType.A,
  themes: [InclusiveTheme.ElderlyDysphagia, InclusiveTheme.MenuDisplay],
  consortiumName: 'やさしい外食コンソーシアム',
  agreementOn: '2026-11-01',
  leadMember: 0,
  members: [
    {
      name: '株式会社みらい食堂',
      role: '提供の実証',
      kind: ConsortiumMemberKind.EatingOut,
      bearsExpenses: true,
    },
    {
      name: '株式会社あおぞらロボティクス',
      corporateNumber: '5999901000011',
      role: '機器の開発',
      kind: ConsortiumMemberKind.SystemIntegrator,
      bearsExpenses: true,
    },
  ],
  demoSites: [
    {
      storeName: 'みらい食堂 本店',
      address: '東京都千代田区',
      startsOn: '2026-12-01',
      endsOn: '2027-01-31',
    },
  ],
  targetUsers: '飲み込みに不安のある高齢の方',
  hypothesis: '食べやすい献立があると、来店の回数が増えます。',
  dissemination: '手引きを作り、公開します。',
  planTitle: '嚥下配慮メニューの共同開発と提供実証',
  planDetail: '献立を開発し、店舗で提供します。',
  schedule,
  expandIntention: IntentionScale.Definitely,
  expenses: [expense(ExpenseCategoryInclusive.Prototype, '試作と実証', 20_800_000)],
  expensesByMember: [
    { memberIndex: 0, category: ExpenseCategoryInclusive.Prototype, amountTaxExcluded: 12_800_000 },
    { memberIndex: 1, category: ExpenseCategoryInclusive.Prototype, amountTaxExcluded: 8_000_000 },
  ],
  fundingSources: ownFunds(10_400_000),
};
