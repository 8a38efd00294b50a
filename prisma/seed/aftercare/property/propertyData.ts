import { PropertyStatus } from '#bff/generated/contract/enums.ts';

const { Confirmed, Draft, Submitted } = PropertyStatus;

/** A line of the ledger of property: of a deal of its undertaking, as far as somebody has filled it in. */
export type SeedProperty = {
  /** The undertaking's. */
  readonly code: string;
  /** 1, 2, 3 … as in the payment list. */
  readonly deal: number;
  readonly name: string;
  readonly status: number;
  readonly filledIn?: {
    readonly modelNumber: string;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly usefulLife: number;
  };
};

/** Lines in several states: kept for years, one whose restriction is over, one to be confirmed, one just begun. */
export const propertyData: readonly SeedProperty[] = [
  {
    code: '0012',
    deal: 1,
    name: '冷凍自動販売機',
    status: Confirmed,
    filledIn: { modelNumber: 'FV-40', quantity: 2, unitPrice: 4_000_000, usefulLife: 6 },
  },
  {
    code: '0012',
    deal: 1,
    name: '急速冷凍庫',
    status: Confirmed,
    filledIn: { modelNumber: 'QF-8', quantity: 1, unitPrice: 2_000_000, usefulLife: 6 },
  },
  {
    code: '0012',
    deal: 1,
    name: '容器成形用の金型',
    status: Confirmed,
    filledIn: { modelNumber: 'DM-2', quantity: 1, unitPrice: 1_720_000, usefulLife: 2 },
  },
  {
    code: '3005',
    deal: 1,
    name: '配膳ロボット',
    status: Confirmed,
    filledIn: { modelNumber: 'RB-3', quantity: 4, unitPrice: 2_400_000, usefulLife: 5 },
  },
  {
    code: '3005',
    deal: 2,
    name: 'セルフオーダー端末',
    status: Submitted,
    filledIn: { modelNumber: 'SO-10', quantity: 1, unitPrice: 6_800_000, usefulLife: 5 },
  },
  { code: '3021', deal: 1, name: '客席改修工事', status: Draft },
];
