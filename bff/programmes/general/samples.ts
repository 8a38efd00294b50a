import {
  CertificationState,
  DomainType,
  ExpenseCategoryDining,
  FundingSource,
  PartnerKind,
  ProgramKind,
  ProjectCategory,
  RestaurantGenre,
} from '#bff/generated/contract/enums.ts';
import type { Answers, ProgrammeSample } from '../familyTypes.ts';
import { corporation, expense, half, individual, ownFunds, schedule } from '../shared/sample.ts';

const dining: Answers = {
  storeName: 'みらい食堂 本店',
  storeAddress: '東京都千代田区架空町一丁目2番3号',
  storeOpenedOn: '2016-07-01',
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

/** A complete application to each programme of the family. */
export const samples: readonly ProgrammeSample[] = [
  {
    name: 'Business',
    programKind: ProgramKind.Business,
    domainType: DomainType.Food,
    displayCode: [3000, 4],
    project: half,
    answers: businessSample,
    subsidy: 4_050_000,
  },
  {
    name: 'GoToEat',
    programKind: ProgramKind.GoToEat,
    domainType: DomainType.Food,
    displayCode: [0, 4],
    project: half,
    answers: goToEatSample,
    subsidy: 1_290_000,
  },
];
