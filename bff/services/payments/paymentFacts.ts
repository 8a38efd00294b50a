import type { Scope } from '#bff/core/scope.ts';
import { type ExpensePlanRow, listExpensePlans } from '#bff/data/myPages/expensePlans.ts';
import type { MyPageDetail } from '#bff/data/myPages/myPages.ts';
import { type AcceptanceRow, listAcceptances } from '#bff/data/payments/findingAcceptances.ts';
import { type ListReturnItem, listReturnItemsOfDeals } from '#bff/data/payments/listReturnItems.ts';
import {
  findInvoicesElsewhere,
  listPaymentItems,
  type PaymentItemRow,
} from '#bff/data/payments/paymentItems.ts';
import { ExpenseType, SectionKind } from '#bff/generated/contract/enums.ts';
import { documentFacts } from '#bff/programmes/sections.ts';
import type { ExpenseList } from '#rules/families.ts';
import { programmeOf } from '#rules/programmes.ts';
import { definitionOf } from '../applications/programmeForms.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { searchForm } from '../common/searchForm.ts';
import type { Undertaking } from '../myPages/guards/undertaking.ts';
import { compareDeals, type DealsCompared } from './dealsCompared.ts';

/** A paper that proves a deal. */
export type Voucher = {
  readonly documentType: number;
  readonly title: string;
  readonly sectionId: number;
  readonly branchNumber: string | null;
  readonly status: number;
  readonly fileCount: number;
};

/** An undertaking's deals with all that they are compared with. */
export type PaymentFacts = {
  readonly myPage: MyPageDetail;
  readonly items: readonly PaymentItemRow[];
  /** The plan in force. */
  readonly plan: ExpensePlanRow | null;
  readonly compared: DealsCompared;
  readonly isOwnName: (payee: string) => boolean;
  /** The offices read in which other undertaking an invoice stands; a company does not. */
  readonly seesOthers: boolean;
  readonly vouchersOf: (number: number) => readonly Voucher[];
  /** What the office takes as it is of a deal. */
  readonly acceptancesOf: (itemId: number) => readonly AcceptanceRow[];
  /** What the office asks to be put right in the row of a deal. */
  readonly returnItemsOf: (number: number) => readonly ListReturnItem[];
  readonly documentName: (documentType: number) => string;
  readonly categoryName: (expenseCategory: number) => string;
};

/** The number of the deal that a voucher is of: 18 of 18-1. */
export const dealNumberOf = (branchNumber: string | null): number => Number(branchNumber?.split('-', 1)[0]);

const vouchersIn = ({ sections }: Undertaking): ReadonlyMap<number, readonly Voucher[]> =>
  Map.groupBy(
    sections
      .filter(({ kind, branchNumber }) => kind === SectionKind.Voucher && branchNumber !== null)
      .map(
        ({ id, files, ...section }): Voucher => ({
          documentType: section.documentType,
          title: section.title,
          sectionId: id,
          branchNumber: section.branchNumber,
          status: section.status,
          fileCount: files.length,
        }),
      ),
    ({ branchNumber }) => dealNumberOf(branchNumber),
  );

/** The categories of expenses that an undertaking's programme knows. */
export const expenseListOf = ({ myPage }: Undertaking): ExpenseList =>
  programmeOf(myPage.project.programKind).expenseList;

/** What money of a category usually buys in an undertaking's programme. */
export const expenseTypeIn = ({ myPage }: Undertaking, expenseCategory: number): number =>
  definitionOf(myPage.project).expenseTypes[expenseCategory] ?? ExpenseType.Other;

/** Reads the deals of an undertaking and what their check needs. */
export const paymentFactsOf = async (scope: Scope, undertaking: Undertaking): Promise<PaymentFacts> => {
  const { myPage } = undertaking;
  const facts = contractFacts();
  const [items, [plan = null], elsewhere, acceptances, returnItems] = await Promise.all([
    listPaymentItems(scope.db, myPage.id),
    listExpensePlans(scope.db, myPage.id),
    findInvoicesElsewhere(scope.db, myPage.id),
    listAcceptances(scope.db, myPage.id),
    listReturnItemsOfDeals(scope.db, myPage.id),
  ]);
  const vouchers = vouchersIn(undertaking);
  const returned = Map.groupBy(returnItems, ({ row }) => (row ?? 0) + 1);
  const accepted = Map.groupBy(acceptances, ({ itemId }) => itemId);
  const ownName = searchForm(myPage.corporation.name);
  return {
    myPage,
    items,
    plan,
    compared: compareDeals({ items, plan, elsewhere }),
    isOwnName: (payee) => searchForm(payee) === ownName,
    seesOthers: scope.actor?.kind === 'admin',
    vouchersOf: (number) => vouchers.get(number) ?? [],
    acceptancesOf: (itemId) => accepted.get(itemId) ?? [],
    returnItemsOf: (number) => returned.get(number) ?? [],
    documentName: (documentType) => documentFacts(documentType, facts).label,
    categoryName: (category) => facts.enumLabel(expenseListOf(undertaking), category),
  };
};
