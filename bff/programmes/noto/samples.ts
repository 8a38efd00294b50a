import {
  ContinuationIntention,
  DisasterDamageLevel,
  DomainType,
  ExpenseCategoryNoto,
  OperationStyle,
  ProgramKind,
  RatioBand,
  ReopeningStatus,
  RestaurantGenre,
} from '#bff/generated/contract/enums.ts';
import type { Answers, ProgrammeSample } from '../familyTypes.ts';
import { expense, half, individual } from '../shared/sample.ts';

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

/** A complete application to each programme of the family. */
export const samples: readonly ProgrammeSample[] = [
  {
    name: 'Noto',
    programKind: ProgramKind.Noto,
    domainType: DomainType.Food,
    displayCode: [6000, 4],
    project: { ...half, subsidyRateDenominator: 1, minSubsidy: 0, maxSubsidy: 5_000_000, minTotalCost: 0 },
    answers: notoSample,
    subsidy: 1_860_000,
  },
];
