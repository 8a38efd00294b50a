import {
  ExpenseCategoryIngredient,
  ExpenseType,
  PayMeans,
  PaymentFindingCode,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { mamekuraWorld } from '../../world/world.ts';

type Schemas = components['schemas'];
type Item = Schemas['PaymentItem'];
type Finding = Schemas['PaymentFinding'];

const { sections } = mamekuraWorld.saw('getUserMyPage');

const voucherOf = ({
  id,
  documentType,
  title,
  branchNumber,
  status,
  fileCount,
}: Schemas['SectionSummary']) => ({
  documentType,
  title,
  sectionId: id,
  branchNumber,
  status,
  fileCount,
  picture: null,
});

/** The papers of a deal as the my page has them. */
const vouchersOf = (number: number): Item['vouchers'] =>
  sections.filter(({ branchNumber }) => branchNumber?.startsWith(`${number}-`)).map(voucherOf);

/** Something that the check has found; an error unless it is said. */
export const found = (code: Finding['code'], message: string, facts: Partial<Finding> = {}): Finding => ({
  key: `${code} ${message}`,
  acceptance: null,
  code,
  isError: true,
  field: null,
  documentType: null,
  values: [],
  message,
  ...facts,
});

/** The undertaking is under way: what is not there yet is a matter of time. */
export const unentered = (field: string, day: string): Finding =>
  found(PaymentFindingCode.MissingValue, `${day}が入力されていません。`, { isError: false, field });

/** A paper that is not there yet. */
export const unsent = (documentType: Finding['documentType'], name: string): Finding =>
  found(PaymentFindingCode.MissingVoucher, `${name}がまだありません。`, { isError: false, documentType });

type Facts = Pick<
  Item,
  'id' | 'number' | 'payee' | 'description' | 'amountTaxIncluded' | 'amountTaxExcluded'
> &
  Partial<Item>;

/** A deal of which nothing but its amounts is known; the rest is given. */
export const paymentItem = (facts: Facts): Item => {
  const { eligibleAmount = facts.amountTaxExcluded, excludedAmount = 0 } = facts;
  return {
    version: 2,
    member: null,
    expenseCategory: ExpenseCategoryIngredient.MachineryEquipment,
    expenseType: ExpenseType.Installation,
    payeeInvoiceNumber: null,
    invoiceNumber: null,
    quotationOn: null,
    orderedOn: null,
    deliveredOn: null,
    inspectedOn: null,
    invoicedOn: null,
    paidOn: null,
    payMeans: PayMeans.Transfer,
    payeeAccountHolder: null,
    invoicedAmount: null,
    eligibleAmount,
    excludedAmount,
    excludedReason: null,
    excludedByName: null,
    excludedAt: null,
    acceptedAmount: eligibleAmount - excludedAmount,
    vouchers: vouchersOf(facts.number),
    findings: [],
    returnItems: [],
    updatedAt: '2026-11-16T02:30:00.000Z',
    ...facts,
  };
};
