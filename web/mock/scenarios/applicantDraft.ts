import { ApplicationStatus, DomainType, ProgramKind, TaskState } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { applicationFile } from './applicantParts.ts';

type Application = components['schemas']['GeneralApplication'];

type Findings = { pointer: string; message: string }[];

const section = (key: string, label: string, state: TaskState, findings: Findings = []) => ({
  key,
  label,
  state,
  missingCount: findings.length,
  advice: [],
  findings,
});

/** The application while it is written: the plan and the costs are there, a paper is missing. */
export const draftApplication: Application = {
  id: 27,
  version: 12,
  createdAt: '2026-11-04T01:08:00.000Z',
  updatedAt: '2026-11-20T01:42:00.000Z',
  family: 'general',
  projectId: 11,
  projectName: '成長支援 第2次',
  domainType: DomainType.Food,
  programKind: ProgramKind.Business,
  round: 2,
  displayCode: null,
  status: ApplicationStatus.Draft,
  email: 'mirai@example.jp',
  isEmailConfirmed: true,
  closesAt: '2026-12-11T08:00:00.000Z',
  daysLeft: 14,
  totalCost: 8_480_000,
  eligibleCost: 8_100_000,
  subsidyAmount: 4_050_000,
  selfFunded: 4_430_000,
  files: [applicationFile(1)],
  requiredDocuments: [
    { key: 'businessPlan', type: 1, label: '事業計画書', isRequired: true, fileCount: 1 },
    { key: 'quotation', type: 6, label: '見積書・相見積書', isRequired: false, fileCount: 0 },
    { key: 'financialStatements', type: 8, label: '直近2期の決算書', isRequired: true, fileCount: 0 },
    { key: 'other', type: 9, label: 'その他の書類', isRequired: false, fileCount: 0 },
  ],
  sectionsState: [
    section('applicant', '応募者', TaskState.Completed),
    section('plan', '事業計画', TaskState.Completed),
    section('expenses', '経費', TaskState.InProgress, [
      {
        pointer: '/fundingSources',
        message: '資金の内訳の合計（4,130,000円）を自己負担額（4,430,000円）と同じ金額にしてください',
      },
    ]),
    section('documents', '添付書類', TaskState.InProgress, [
      { pointer: '/files/FinancialStatements', message: '「直近2期の決算書」を添付してください' },
    ]),
    section('confirm', '確認・提出', TaskState.Locked, [
      {
        pointer: '/antiSocialPledge',
        message: '「反社会的勢力に該当しません」を確認し、チェックを入れてください',
      },
      {
        pointer: '/termsAgreed',
        message: '「公募要領と個人情報の取扱いに同意します」を確認し、チェックを入れてください',
      },
    ]),
  ],
  returnItems: [],
  returnDueOn: null,
  receipts: [],
  submittedAt: null,
  decidedOn: null,
  adoptedAmount: null,
  adoptionConditions: null,
  withdrawnAt: null,
  withdrawnReason: null,
  onBehalf: null,
  availableActions: [
    { action: 'submit', allowed: false, reason: '入力や添付が済んでいない項目が4件あります。' },
  ],
  applicantType: 0,
  corporateNumber: '7999901000001',
  name: '株式会社みらい食堂',
  nameKana: 'カブシキガイシャミライショクドウ',
  establishedOn: '2016-04-01',
  contactName: '青葉 一郎',
  contactEmail: 'mirai@example.jp',
  contactPhone: '0300000000',
  prefecture: 13,
  category: [1],
  planTitle: '配膳ロボットと客席改修による省人化',
  planSummary: '配膳を自動にし、接客に人を回します。',
  targetSales: 210_000_000,
  expenses: [
    { category: 0, description: '客席改修', amountTaxExcluded: 4_200_000 },
    { category: 1, description: '配膳ロボット2台', amountTaxExcluded: 3_600_000 },
    { category: 5, description: 'スタッフ研修（操作・接客）', amountTaxExcluded: 300_000 },
    { category: 6, description: '既存の間仕切りの撤去・処分', amountTaxExcluded: 380_000, eligibleAmount: 0 },
  ],
  fundingSources: [{ source: 0, amount: 4_130_000, note: null }],
  antiSocialPledge: null,
  termsAgreed: null,
  salesRatio: null,
};
