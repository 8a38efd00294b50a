import { PropertyStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';

type Schemas = components['schemas'];
type Property = Schemas['Property'];
type Offer = Property['availableActions'][number];

const allowed = (action: string, needsReason = false): Offer => ({ action, allowed: true, needsReason });
const refused = (action: string, reason: string): Offer => ({ action, allowed: false, reason });

const { Confirmed, Draft, Returned, Submitted, Waived } = PropertyStatus;

/** A line that is kept: under restriction, with its book value. */
export const keptLine: Property = {
  id: 61,
  version: 3,
  updatedAt: '2026-10-20T05:04:30.000Z',
  mypageId: mypage.id,
  mypage,
  dealNumber: 1,
  part: 1,
  status: Confirmed,
  name: '豆腐製造ライン',
  modelNumber: 'TF-3000',
  quantity: 1,
  unitPrice: 31_000_000,
  amount: 31_000_000,
  subsidyAmount: 15_500_000,
  dealAmount: 31_000_000,
  acquiredOn: '2026-08-20',
  usefulLife: 10,
  restrictionUntil: '2036-08-19',
  location: '長野県松本市 本社工場 製造棟1階',
  waiverReason: null,
  returnReason: null,
  isRestricted: true,
  bookValue: 29_966_666,
  disposalKind: null,
  disposedOn: null,
  approvalNumber: null,
  missing: [],
  enteredByName: null,
  confirmedByName: '事務局 太郎',
  confirmedAt: '2026-10-20T05:04:30.000Z',
  openDisposalId: 71,
  availableActions: [refused('return', '処分の申請が決まっていません。先に申請を決めてください')],
};

const unconfirmed = {
  openDisposalId: null,
  isRestricted: false,
  bookValue: null,
  confirmedByName: null,
  confirmedAt: null,
} as const;

const submittedLine: Property = {
  ...keptLine,
  ...unconfirmed,
  id: 62,
  dealNumber: 2,
  status: Submitted,
  name: '自動包装機',
  modelNumber: 'PK-12',
  quantity: 2,
  unitPrice: 4_000_000,
  amount: 8_000_000,
  subsidyAmount: 4_000_000,
  dealAmount: 8_000_000,
  availableActions: [allowed('return', true), allowed('waive', true), allowed('confirm')],
};

/** What JMAC entered itself waits for another person. */
const enteredLine: Property = {
  ...submittedLine,
  id: 63,
  dealNumber: 3,
  name: '急速冷却機',
  modelNumber: 'QC-5',
  quantity: 1,
  amount: 4_000_000,
  subsidyAmount: 2_000_000,
  dealAmount: 4_000_000,
  enteredByName: '事務局 花子',
  availableActions: [
    allowed('return', true),
    refused('confirm', '代わりに記入した本人は確認できません。ほかの担当者に確認を依頼してください'),
  ],
};

export const emptyLine: Property = {
  ...submittedLine,
  id: 64,
  dealNumber: 4,
  status: Draft,
  name: '排水処理設備の設置工事',
  modelNumber: null,
  quantity: null,
  unitPrice: null,
  amount: 2_500_000,
  subsidyAmount: 1_250_000,
  dealAmount: 2_500_000,
  usefulLife: null,
  restrictionUntil: null,
  location: null,
  missing: ['modelNumber', 'quantity', 'unitPrice', 'usefulLife', 'location'],
  availableActions: [
    refused(
      'submit',
      '記入していない項目があります。型番・規格、数量、単価、耐用年数、設置場所を記入してください',
    ),
    allowed('waive', true),
    allowed('update'),
  ],
};

export const returnedLine: Property = {
  ...submittedLine,
  id: 65,
  dealNumber: 5,
  status: Returned,
  name: '検品用カメラ',
  modelNumber: 'CM-1',
  quantity: 1,
  unitPrice: 900_000,
  amount: 900_000,
  subsidyAmount: 450_000,
  dealAmount: 900_000,
  usefulLife: 15,
  restrictionUntil: '2041-08-19',
  returnReason: '耐用年数が省令の年数（カメラは5年）と違います。確認してください。',
  availableActions: [allowed('submit', true), allowed('waive', true), allowed('update')],
};

const waivedLine: Property = {
  ...keptLine,
  id: 66,
  dealNumber: 6,
  status: Waived,
  name: '作業台・棚一式',
  modelNumber: null,
  quantity: null,
  unitPrice: null,
  amount: 620_000,
  subsidyAmount: 310_000,
  dealAmount: 620_000,
  usefulLife: null,
  restrictionUntil: null,
  location: null,
  waiverReason: '単価5万円の作業台12台と棚のため',
  isRestricted: false,
  bookValue: null,
  openDisposalId: null,
  availableActions: [allowed('reopen', true)],
};

export const freeLine: Property = {
  ...keptLine,
  id: 67,
  dealNumber: 7,
  name: '成形用の金型',
  modelNumber: 'DM-2',
  unitPrice: 700_000,
  amount: 700_000,
  subsidyAmount: 350_000,
  dealAmount: 700_000,
  acquiredOn: '2024-08-20',
  usefulLife: 2,
  restrictionUntil: '2026-08-19',
  isRestricted: false,
  bookValue: 0,
  openDisposalId: null,
  availableActions: [allowed('return', true), allowed('recordDisposal')],
};

/** Sold with an approval. */
export const disposedLine: Property = {
  ...freeLine,
  id: 68,
  dealNumber: 8,
  name: '旧型の攪拌機',
  usefulLife: 10,
  restrictionUntil: '2034-08-19',
  bookValue: 530_000,
  disposalKind: 1,
  disposedOn: '2026-10-01',
  approvalNumber: '2026-00012',
  availableActions: [refused('return', '処分した財産です')],
};

/** One line in each of its states. */
export const propertyLines: readonly Property[] = [
  keptLine,
  submittedLine,
  enteredLine,
  emptyLine,
  returnedLine,
  waivedLine,
  freeLine,
  disposedLine,
];

const sum = (lines: readonly Property[], of: (line: Property) => number): number =>
  lines.filter(({ status }) => status !== Waived).reduce((total, line) => total + of(line), 0);

/** A ledger as the server sums it up. */
export const ledgerOf = (items: readonly Property[]): Schemas['PropertyLedger'] => ({
  items: [...items],
  openCount: items.filter(({ status }) => status === Draft || status === Returned).length,
  checkingCount: items.filter(({ status }) => status === Submitted).length,
  amount: sum(items, ({ amount }) => amount),
  subsidyAmount: sum(items, ({ subsidyAmount }) => subsidyAmount),
  restrictedUntilOn: items.some(({ isRestricted }) => isRestricted) ? '2036-08-19' : null,
});

const ownOffers = (line: Property): readonly Offer[] => {
  if (line.missing.length > 0) {
    const [submit] = line.availableActions;
    const split = refused(
      'split',
      'この明細の残りは50万円未満です。先にこの行の数量と単価を記入して保存すると、残りがあるときに行を追加できます',
    );
    return [...(submit === undefined ? [] : [submit]), allowed('update'), split];
  }
  if (line.isRestricted && line.openDisposalId === null) return [allowed('askDisposal')];
  return line.status === Returned ? [allowed('submit'), allowed('update'), allowed('split')] : [];
};

/** The same lines as their business sees them. */
export const ownLines: readonly Property[] = propertyLines.map((line) => ({
  ...line,
  enteredByName: line.enteredByName && '事務局',
  confirmedByName: line.confirmedByName && '事務局',
  availableActions: [...ownOffers(line)],
}));
