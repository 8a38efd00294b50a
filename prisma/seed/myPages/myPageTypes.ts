/* The undertakings of the demo (domain 7); days count from today. */

export type SeedDeal = {
  readonly item: string;
  readonly payee: string;
  /** Yen without tax. */
  readonly amount: number;
  /** Quotation, order, delivery, acceptance, invoice, transfer: C confirmed, V with the desk, R sent back, - not yet. */
  readonly states: string;
  /** The corporation of the member whose purchase it is; the representative's when left out. */
  readonly memberOf?: number;
};

export type SeedMyPage = {
  readonly code: string;
  readonly projectId: number;
  readonly corporationId: number;
  readonly category: number;
  readonly projectStatus: number;
  readonly progressPhase: number;
  readonly grantAmount: number;
  readonly adopted: number;
  readonly applied?: number;
  readonly decision?: number;
  readonly start?: number;
  readonly planned?: number;
  readonly completed?: number;
  readonly reported?: number;
  readonly inspected?: number;
  readonly confirmed?: number;
  readonly paid?: number;
  readonly confirmedAmount?: number;
  readonly consultantType: 0 | 1;
  readonly supportMethod: 0 | 1;
  readonly cancelReason?: string;
  /** Status of the report on the last quarter that has ended. */
  readonly progress?: 'Confirmed' | 'Confirming' | 'MAFFConfirming' | 'Overdue';
  readonly deals?: readonly SeedDeal[];
};

export const JMAC = 0;
export const PARTNER = 1;
export const VISIT = 0;
export const WEB = 1;

/** Papers and dates of an undertaking whose grant was decided so many days ago. */
export const decided = (decision: number) => ({
  adopted: decision - 22,
  applied: decision - 15,
  decision,
  start: decision + 4,
});

export const done = 'CCCCCC';
