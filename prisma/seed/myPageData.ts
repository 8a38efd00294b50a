/* The undertakings of the demo (domain 7); days count from today. */

export type SeedDeal = {
  readonly item: string;
  readonly payee: string;
  /** Yen without tax. */
  readonly amount: number;
  /** Quotation, order, delivery, acceptance, invoice, transfer: C confirmed, V with the desk, R sent back, - not yet. */
  readonly states: string;
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

const JMAC = 0;
const PARTNER = 1;
const VISIT = 0;
const WEB = 1;

/** Papers and dates of an undertaking whose grant was decided so many days ago. */
const decided = (decision: number) => ({
  adopted: decision - 22,
  applied: decision - 15,
  decision,
  start: decision + 4,
});

const done = 'CCCCCC';

export const myPageData: readonly SeedMyPage[] = [
  {
    code: '0012',
    projectId: 1,
    corporationId: 1,
    category: 3,
    projectStatus: 2,
    progressPhase: 3,
    grantAmount: 5_900_000,
    ...decided(-420),
    planned: -260,
    completed: -265,
    reported: -250,
    inspected: -236,
    confirmed: -210,
    paid: -185,
    confirmedAmount: 5_860_000,
    consultantType: JMAC,
    supportMethod: WEB,
    deals: [{ item: '冷凍自動販売機', payee: '株式会社見本冷機', amount: 11_720_000, states: done }],
  },
  {
    code: '3005',
    projectId: 2,
    corporationId: 1,
    category: 4,
    projectStatus: 3,
    progressPhase: 3,
    grantAmount: 8_250_000,
    ...decided(-300),
    planned: -120,
    completed: -125,
    reported: -110,
    inspected: -96,
    confirmed: -70,
    paid: -45,
    confirmedAmount: 8_200_000,
    consultantType: JMAC,
    supportMethod: VISIT,
    deals: [
      { item: '配膳ロボット', payee: '株式会社あおぞらロボティクス', amount: 9_600_000, states: done },
      { item: 'セルフオーダー端末', payee: '株式会社例示システム', amount: 6_800_000, states: done },
    ],
  },
  {
    code: '3021',
    projectId: 2,
    corporationId: 5,
    category: 0,
    projectStatus: 4,
    progressPhase: 3,
    grantAmount: 3_100_000,
    ...decided(-240),
    planned: -60,
    completed: -62,
    reported: -50,
    inspected: -38,
    confirmed: -8,
    confirmedAmount: 3_080_000,
    consultantType: PARTNER,
    supportMethod: VISIT,
    deals: [{ item: '客席改修工事', payee: '有限会社見本工務店', amount: 6_160_000, states: done }],
  },
  {
    code: '4003',
    projectId: 3,
    corporationId: 7,
    category: 2,
    projectStatus: 0,
    progressPhase: 1,
    grantAmount: 10_000_000,
    ...decided(-150),
    planned: -5,
    consultantType: JMAC,
    supportMethod: VISIT,
    progress: 'Overdue',
    deals: [
      { item: '厨房内装工事', payee: '例示建設株式会社', amount: 8_200_000, states: 'CCCVV-' },
      { item: '厨房機器一式', payee: '見本厨房株式会社', amount: 11_800_000, states: 'CCR---' },
      { item: '配送用保冷箱', payee: '株式会社例示物流', amount: 4_000_000, states: 'CV----' },
    ],
  },
  {
    code: '4010',
    projectId: 3,
    corporationId: 10,
    category: 1,
    projectStatus: 6,
    progressPhase: 1,
    grantAmount: 7_000_000,
    ...decided(-140),
    planned: 30,
    consultantType: PARTNER,
    supportMethod: WEB,
    cancelReason: '出店予定地の賃貸借契約が成立せず、事業を中止するため',
    deals: [{ item: '店舗設計', payee: '株式会社見本設計', amount: 1_800_000, states: 'CC----' }],
  },
  {
    code: '5002',
    projectId: 12,
    corporationId: 3,
    category: 17,
    projectStatus: 1,
    progressPhase: 2,
    grantAmount: 88_200_000,
    ...decided(-260),
    planned: -30,
    completed: -28,
    reported: -20,
    inspected: -12,
    consultantType: JMAC,
    supportMethod: VISIT,
    deals: [
      { item: '製粉ライン', payee: '株式会社みほん製機', amount: 150_000_000, states: done },
      { item: '原料サイロ', payee: '例示タンク株式会社', amount: 26_400_000, states: done },
    ],
  },
  {
    code: '5014',
    projectId: 5,
    corporationId: 4,
    category: 18,
    projectStatus: 0,
    progressPhase: 1,
    grantAmount: 23_100_000,
    ...decided(-120),
    planned: 12,
    consultantType: PARTNER,
    supportMethod: WEB,
    progress: 'MAFFConfirming',
    deals: [
      { item: '豆腐製造ライン', payee: '株式会社みほん製機', amount: 28_600_000, states: 'CR----' },
      { item: '急速冷却装置', payee: '株式会社例示冷機', amount: 15_200_000, states: 'CCCV--' },
      { item: '試作材料', payee: 'みほん農業協同組合', amount: 2_400_000, states: done },
    ],
  },
  {
    code: '6001',
    projectId: 6,
    corporationId: 2,
    category: 21,
    projectStatus: 0,
    progressPhase: 1,
    grantAmount: 3_600_000,
    ...decided(-90),
    planned: 40,
    consultantType: JMAC,
    supportMethod: VISIT,
    progress: 'Confirming',
    deals: [{ item: 'キッチンカー賃借', payee: '株式会社見本リース', amount: 3_600_000, states: 'CCCV--' }],
  },
  {
    code: '6004',
    projectId: 6,
    corporationId: 6,
    category: 21,
    projectStatus: 5,
    progressPhase: 0,
    grantAmount: 0,
    adopted: -100,
    consultantType: JMAC,
    supportMethod: WEB,
    cancelReason: '自店での営業を再開し、交付の要件に当たらなくなったため',
  },
  {
    code: '7002',
    projectId: 7,
    corporationId: 12,
    category: 22,
    projectStatus: 0,
    progressPhase: 1,
    grantAmount: 10_400_000,
    ...decided(-80),
    planned: 70,
    consultantType: JMAC,
    supportMethod: WEB,
    progress: 'Confirming',
    deals: [
      { item: '嚥下配慮食の試作', payee: '株式会社みらい食堂', amount: 12_800_000, states: 'CCV---' },
      { item: '表示・注文端末', payee: '株式会社あおぞらロボティクス', amount: 8_000_000, states: 'CC----' },
    ],
  },
  {
    code: '7009',
    projectId: 7,
    corporationId: 11,
    category: 15,
    projectStatus: 0,
    progressPhase: 0,
    grantAmount: 0,
    adopted: 0,
    consultantType: JMAC,
    supportMethod: WEB,
  },
  {
    code: '61003',
    projectId: 8,
    corporationId: 8,
    category: 20,
    projectStatus: 0,
    progressPhase: 1,
    grantAmount: 199_000_000,
    ...decided(-70),
    planned: 110,
    consultantType: JMAC,
    supportMethod: VISIT,
    progress: 'Confirmed',
    deals: [
      { item: '冷凍調理食品ライン', payee: '株式会社みほん製機', amount: 320_000_000, states: 'CCVV--' },
      { item: '急速凍結庫', payee: '株式会社例示冷機', amount: 78_000_000, states: 'CC----' },
    ],
  },
  {
    code: '62011',
    projectId: 9,
    corporationId: 10,
    category: 19,
    projectStatus: 0,
    progressPhase: 0,
    grantAmount: 0,
    adopted: -21,
    applied: -6,
    planned: 140,
    consultantType: PARTNER,
    supportMethod: WEB,
  },
];
