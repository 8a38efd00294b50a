import {
  ConsortiumMemberKind,
  DomainType,
  ExpenseCategoryInclusive,
  InclusiveTheme,
  InitiativeType,
  IntentionScale,
  ProgramKind,
} from '#bff/generated/contract/enums.ts';
import type { Answers, ProgrammeSample } from '../familyTypes.ts';
import { corporation, expense, half, ownFunds, schedule } from '../shared/sample.ts';

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

/** A complete application to each programme of the family. */
export const samples: readonly ProgrammeSample[] = [
  {
    name: 'Inclusive',
    programKind: ProgramKind.Inclusive,
    domainType: DomainType.Food,
    displayCode: [7000, 4],
    project: { ...half, maxSubsidy: 15_000_000 },
    answers: inclusiveSample,
    subsidy: 10_400_000,
  },
];
