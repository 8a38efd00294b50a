import { RecoveryKind, RecoveryReliefKind } from '#bff/generated/contract/enums.ts';

/** Days count from today; a step that is missing has not been taken. */
export type SeedRecovery = {
  /** Of the undertaking. */
  readonly code: string;
  readonly kind: number;
  /** yen */
  readonly amount: number;
  readonly reason: string;
  readonly created: number;
  readonly submitted?: number;
  readonly ordered?: number;
  readonly due?: number;
  /** Money that came in; `checked` by another person than who wrote it down. */
  readonly receipts?: readonly { readonly on: number; readonly amount: number; readonly checked?: number }[];
  readonly relief?: { readonly kind: number; readonly on: number; readonly reason: string };
  readonly settled?: number;
};

const { AmountExceeded, PropertyDisposal, Revocation, TaxDeduction } = RecoveryKind;

/** Money to be paid back in each state: paid, overdue with a part received, to be ordered, drafted. */
export const recoveryData: readonly SeedRecovery[] = [
  {
    code: '0012',
    kind: TaxDeduction,
    amount: 399_545,
    reason: '消費税の確定申告により、補助金に係る仕入控除税額が確定したため',
    created: -776,
    submitted: -775,
    ordered: -770,
    due: -748,
    receipts: [{ on: -757, amount: 399_545, checked: -756 }],
    settled: -756,
  },
  {
    code: '0012',
    kind: PropertyDisposal,
    amount: 300_000,
    reason: '急速冷凍庫の処分（譲渡）に伴う補助金の返還',
    created: -3,
  },
  {
    code: '3005',
    kind: Revocation,
    amount: 500_000,
    reason: 'セルフオーダー端末の一部を、補助事業を行う店舗の外で使っていたため（一部取消し）',
    created: -36,
    submitted: -35,
    ordered: -33,
    due: -12,
    receipts: [
      { on: -20, amount: 200_000, checked: -19 },
      { on: -5, amount: 50_000 },
    ],
    relief: {
      kind: RecoveryReliefKind.LateCharge,
      on: -4,
      reason: '台風による休業のため、期限までに資金を用意できなかったため',
    },
  },
  {
    code: '3005',
    kind: AmountExceeded,
    amount: 90_000,
    reason: '購入した機器の一部を返品したため、補助対象経費が減り、額の確定をやり直したことによる超過額',
    created: -2,
    submitted: -1,
  },
];
