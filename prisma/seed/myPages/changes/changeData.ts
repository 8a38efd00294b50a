import { ChangeRequestKind, ChangeRequestStatus } from '#bff/generated/contract/enums.ts';
import type { StateName } from '../../sections/sectionSpec.ts';

/* What the undertakings of the demo ask to change; days count from today. */

export type SeedPaper = {
  readonly key: string;
  readonly state: StateName;
  readonly on?: number;
  readonly settled?: number;
};

export type SeedChange = {
  readonly code: string;
  readonly kind: number;
  readonly status: number;
  readonly reason: string;
  readonly created: number;
  readonly submitted?: number;
  readonly returned?: { readonly on: number; readonly reason: string };
  readonly forwarded?: number;
  readonly decided?: { readonly on: number; readonly reason?: string; readonly isDeclined?: true };
  readonly withdrawn?: { readonly on: number; readonly reason: string };
  readonly papers: readonly SeedPaper[];
  /** What is asked for; days as offsets. */
  readonly asks:
    | { readonly planned: number; readonly deadline?: number }
    | { readonly from: number; readonly until: number }
    | { readonly moved: number }
    | { readonly profile: { readonly [name: string]: string } }
    | Readonly<Record<never, never>>;
};

const { Abolition, Budget, Delay, Profile, Suspension } = ChangeRequestKind;
const { Approved, Declined, Draft, MAFFConfirming, Returned, Submitted, Withdrawn } = ChangeRequestStatus;

const handedIn = (key: string, on: number): SeedPaper => ({ key, state: 'Confirming', on });
const checked = (key: string, on: number, settled: number): SeedPaper => ({
  key,
  state: 'Confirmed',
  on,
  settled,
});

export const changeData: readonly SeedChange[] = [
  {
    code: '4003',
    kind: Delay,
    status: Draft,
    reason: '厨房機器の納品が、メーカーの部品不足により遅れているため',
    created: -2,
    papers: [
      { key: 'DelayReportForm', state: 'Incomplete' },
      { key: 'DelayEvidence', state: 'Incomplete' },
    ],
    asks: { planned: 15 },
  },
  {
    code: '4010',
    kind: Abolition,
    status: Approved,
    reason: '出店予定地の賃貸借契約が成立せず、事業を中止するため',
    created: -33,
    submitted: -32,
    forwarded: -24,
    decided: { on: -20 },
    papers: [checked('SuspensionApplicationForm', -32, -24), checked('SuspensionApprovalNotice', -20, -20)],
    asks: {},
  },
  {
    code: '5014',
    kind: Delay,
    status: Submitted,
    reason: '豆腐製造ラインの基幹部品の納期が、当初の予定より6週間延びたため',
    created: -4,
    submitted: -3,
    papers: [
      handedIn('DelayReportForm', -3),
      handedIn('DelayCarryOverSheet', -3),
      handedIn('DelayEvidence', -3),
    ],
    asks: { planned: 54, deadline: 68 },
  },
  {
    code: '6001',
    kind: Suspension,
    status: MAFFConfirming,
    reason: '営業場所の復旧工事により、キッチンカーの営業を一時中止するため',
    created: -14,
    submitted: -12,
    forwarded: -5,
    papers: [checked('SuspensionApplicationForm', -12, -6)],
    asks: { from: 10, until: 31 },
  },
  {
    code: '7002',
    kind: Budget,
    status: Approved,
    reason: '試作の回数を増やし、端末の台数を減らすため',
    created: -45,
    submitted: -44,
    decided: { on: -38, reason: '補助対象経費の20％以内の配分の変更であり、適当と認める。' },
    papers: [
      checked('ChangeApplicationForm', -44, -39),
      checked('ChangeComparisonTable', -44, -39),
      checked('ChangeQuotation', -44, -39),
      { key: 'ChangeApprovalNotice', state: 'Incomplete' },
    ],
    asks: { moved: 1_000_000 },
  },
  {
    code: '7002',
    kind: Suspension,
    status: Withdrawn,
    reason: '試作を行う調理場の改修が始まるため',
    created: -34,
    withdrawn: { on: -33, reason: '別の調理場を使えることになったため' },
    papers: [],
    asks: { from: 3, until: 20 },
  },
  {
    code: '7002',
    kind: Delay,
    status: Declined,
    reason: '試食会の会場が変わり、実証の日程が延びる見込みのため',
    created: -30,
    submitted: -29,
    decided: {
      on: -25,
      reason: '当初の期間内に終えられる日程であるため、延長を認めない。',
      isDeclined: true,
    },
    papers: [checked('DelayReportForm', -29, -27), checked('DelayEvidence', -29, -27)],
    asks: { planned: 85 },
  },
  {
    code: '61003',
    kind: Budget,
    status: Returned,
    reason: '急速凍結庫を大型にし、製造ラインの一部を既存の設備で補うため',
    created: -16,
    submitted: -15,
    returned: {
      on: -9,
      reason: '変更後の見積書に日付がありません。日付の入った見積書に差し替えてください。',
    },
    papers: [
      checked('ChangeApplicationForm', -15, -10),
      handedIn('ChangeComparisonTable', -15),
      handedIn('ChangeQuotation', -15),
    ],
    asks: { moved: 30_000_000 },
  },
  {
    code: '62011',
    kind: Profile,
    status: Submitted,
    reason: '本店の移転により、所在地と電話番号が変わったため',
    created: -3,
    submitted: -2,
    papers: [handedIn('ChangeProfileNotice', -2)],
    asks: { profile: { streetAddress: '架空町7-1-2', building: 'みほんビル2階', phone: '0520000077' } },
  },
];
