import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { ExpensePlan } from '#bff/programmes/engine.ts';
import { type SectionTemplate, sectionsForDeal } from '#bff/programmes/sections.ts';
import { at, date, type Seed, workday } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import type { SeedDeal } from '../myPages/myPageTypes.ts';
import type { Place } from '../myPages/place.ts';
import { projectOf } from '../projects/projects.ts';
import { voucherContent } from './sectionPapers.ts';
import { addSection } from './sectionRows.ts';
import type { AddedSection, StateName } from './sectionSpec.ts';

const KEYS = [
  'VoucherQuotation',
  'VoucherOrder',
  'VoucherDelivery',
  'VoucherInspection',
  'VoucherInvoice',
  'VoucherBankTransfer',
] as const;
const TITLES = ['見積書', '発注書', '納品書', '検収書', '請求書', '振込明細書'] as const;
const OWN: readonly number[] = [1, 3, 5];

const states: { readonly [letter: string]: StateName } = {
  C: 'Confirmed',
  V: 'Confirming',
  R: 'Rejected',
  '-': 'Incomplete',
};

/** Days after the decision on which a paper of a deal is dated, when the deal is as long as it may be. */
const AFTER_DECISION = [2, 6, 42, 44, 50, 60] as const;
const EARLY_ORDER = -6;

/** Orders that were written before the grant was decided: that of the tofu line, and that of a member's oven. */
const EARLY_ORDERS: ReadonlySet<string> = new Set(['5014 1-2', '7002 4-2']);

const isEarlyOrder = (code: string, number: number, column: number): boolean =>
  EARLY_ORDERS.has(`${code} ${number}-${column + 1}`);

const paperOffset = (place: Place, number: number, column: number): number => {
  const { decision = 0, completed, code } = place.data;
  if (isEarlyOrder(code, number, column)) return decision + EARLY_ORDER;
  const room = (completed ?? -6) - decision;
  const share = (AFTER_DECISION[column] ?? 0) / AFTER_DECISION[5];
  return decision + 2 + Math.floor(Math.max(0, Math.min(room - 4, AFTER_DECISION[5])) * share);
};

export type DealSections = {
  readonly deal: SeedDeal;
  readonly number: number;
  readonly sections: readonly AddedSection[];
};

const handedInOffset = (state: StateName, paper: number): number =>
  state === 'Confirmed' ? Math.min(paper + 5, -6) : -3;

/** The member whose deal it is, with the person who hands its papers in. */
const memberOf = ({ rows }: Seed, place: Place, { memberOf: corporationId }: SeedDeal) => {
  if (corporationId === undefined) return null;
  const member = rows.myPageMember.find(
    (row) => row.mypageId === place.id && row.corporationId === corporationId,
  );
  const user = rows.corporationUser.find(
    (row) => row.projectId === place.data.projectId && row.corporationId === corporationId,
  );
  if (member?.id === undefined || user?.id === undefined)
    throw new RangeError(`${corporationId} takes no part in ${place.data.code}`);
  return { id: member.id, user: { kind: 'user', id: user.id, name: user.name } as const };
};

const addVoucher = (
  seed: Seed,
  whole: Place,
  deal: SeedDeal,
  number: number,
  column: number,
  template: SectionTemplate,
): AddedSection => {
  const member = memberOf(seed, whole, deal);
  const place = member === null ? whole : { ...whole, user: member.user };
  const state = states[deal.states[column] ?? '-'] ?? 'Incomplete';
  const branch = `${number}-${column + 1}`;
  const title = TITLES[column] ?? template.title;
  const begun = {
    template,
    branch,
    payee: deal.payee,
    title,
    ...(member === null ? {} : { memberId: member.id }),
    createdAt: at(seed, workday(seed, (place.data.decision ?? -1) + 3), '09:10'),
  };
  // What was sent back is written by those who say why (returns.ts).
  if (state === 'Incomplete' || state === 'Rejected') return addSection(seed, place, { ...begun, state });
  const offset = paperOffset(place, number, column);
  const handedIn = handedInOffset(state, offset);
  const voucher = {
    title,
    number: `MK-${branch}-${place.data.code}`,
    on: workday(seed, offset),
    payee: deal.payee,
    item: deal.item,
    amount: deal.amount,
    isOwn: OWN.includes(column),
    deliveryOn: workday(seed, paperOffset(place, number, 2)),
  };
  return addSection(seed, place, {
    ...begun,
    state,
    handedIn: at(seed, workday(seed, handedIn), '11:05'),
    ...(state === 'Confirmed'
      ? { settled: at(seed, workday(seed, Math.min(handedIn + 3, -1)), '16:30') }
      : {}),
    contents: [
      { fileName: `${place.data.code}_${title}_${deal.item}.pdf`, content: voucherContent(place, voucher) },
    ],
  });
};

const TAX_PERCENT = 10;

/** A deal is of the category that its plan buys it in. */
const planned = (
  { plan }: Place,
  { item }: SeedDeal,
): Pick<ExpensePlan['items'][number], 'expenseCategory' | 'expenseType'> => {
  const found = plan.items.find(({ description }) => description === item) ?? plan.items[0];
  if (found === undefined) throw new RangeError(`nothing is planned for ${item}`);
  const { expenseCategory, expenseType } = found;
  return { expenseCategory, expenseType };
};

/** Whose account a payee is paid to, as transfer slips say it. */
const HOLDERS = new Map([
  ['みほん農業協同組合', 'ﾐﾎﾝﾉｳｷﾖｳ'],
  ['例示タンク株式会社', 'ﾚｲｼﾞﾀﾝｸ(ｶ'],
  ['例示建設株式会社', 'ﾚｲｼﾞｹﾝｾﾂ(ｶ'],
  ['有限会社見本工務店', 'ﾕ)ﾐﾎﾝｺｳﾑﾃﾝ'],
  ['株式会社あおぞらロボティクス', 'ｶ)ｱｵｿﾞﾗﾛﾎﾞﾃｲｸｽ'],
  ['株式会社みほん製機', 'ｶ)ﾐﾎﾝｾｲｷ'],
  ['株式会社例示食品', 'ｶ)ﾚｲｼﾞｼﾖｸﾋﾝ'],
  ['株式会社例示システム', 'ｶ)ﾚｲｼﾞｼｽﾃﾑ'],
  ['株式会社例示冷機', 'ｶ)ﾚｲｼﾞﾚｲｷ'],
  ['株式会社例示物流', 'ｶ)ﾚｲｼﾞﾌﾞﾂﾘﾕｳ'],
  ['株式会社見本リース', 'ｶ)ﾐﾎﾝﾘ-ｽ'],
  ['株式会社見本冷機', 'ｶ)ﾐﾎﾝﾚｲｷ'],
  ['株式会社見本設計', 'ｶ)ﾐﾎﾝｾﾂｹｲ'],
  ['見本厨房株式会社', 'ﾐﾎﾝﾁﾕｳﾎﾞｳ(ｶ'],
]);

/** The line of the payment list for a deal, with the days of the papers that are there. */
const addPaymentItem = (seed: Seed, place: Place, { deal, number }: DealSections): void => {
  const on = (column: number) =>
    'CVR'.includes(deal.states[column] ?? '-')
      ? date(workday(seed, paperOffset(place, number, column)))
      : null;
  const createdAt = at(seed, workday(seed, (place.data.decision ?? -1) + 3), '09:10');
  seed.rows.paymentItem.push({
    id: nextId(seed.rows, 'paymentItem'),
    mypageId: place.id,
    memberId: memberOf(seed, place, deal)?.id ?? null,
    number,
    ...planned(place, deal),
    payee: deal.payee,
    description: deal.item,
    quotationOn: on(0),
    orderedOn: on(1),
    deliveredOn: on(2),
    inspectedOn: on(3),
    invoicedOn: on(4),
    paidOn: on(5),
    payeeAccountHolder: on(5) === null ? null : (HOLDERS.get(deal.payee) ?? null),
    amountTaxIncluded: Math.floor((deal.amount * (100 + TAX_PERCENT)) / 100),
    amountTaxExcluded: deal.amount,
    eligibleAmount: deal.amount,
    createdAt,
    updatedAt: createdAt,
  });
};

/** The deals of an undertaking: six papers and a line of the payment list each. */
export const addVouchers = (seed: Seed, place: Place): DealSections[] => {
  const templates = sectionsForDeal(projectOf(place.data.projectId), contractFacts());
  return (place.data.deals ?? []).map((deal, index) => {
    const sections = KEYS.flatMap((key, column) => {
      const template = templates.find((candidate) => candidate.key === key);
      return template ? [addVoucher(seed, place, deal, index + 1, column, template)] : [];
    });
    const added = { deal, number: index + 1, sections };
    addPaymentItem(seed, place, added);
    return added;
  });
};

/** The day on a voucher, for those who print it again. */
export const voucherDay = (seed: Seed, place: Place, number: number, column: number): string =>
  workday(seed, paperOffset(place, number, column));
