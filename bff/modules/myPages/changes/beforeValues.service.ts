import { maskKeptNumber } from '#bff/core/secrets/sealedNumber.ts';
import { ChangeRequestKind } from '#bff/generated/contract/enums.ts';
import { type ChangeValues, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import type { MyPageDetail } from '../myPages.data.ts';
import type { ChangeContext } from './changeContext.service.ts';

const planBefore = (myPage: MyPageDetail, { plan }: ChangeValues): ChangeValues => ({
  plan: {
    planTitle: myPage.planTitle,
    siteName: myPage.siteName,
    sitePostalCode: myPage.sitePostalCode,
    sitePrefecture: myPage.sitePrefecture as NonNullable<ChangeValues['plan']>['sitePrefecture'],
    siteAddress: myPage.siteAddress,
    // The plan itself is a paper: what it says about the content is told by the business.
    ...(plan?.formerContent ? { content: plan.formerContent } : {}),
  },
});

const accountBefore = ({ bankAccount }: MyPageDetail['corporation']) => {
  if (bankAccount === null) return null;
  const { bankCode, bankName, bankNameKana, branchCode, branchName, branchNameKana } = bankAccount;
  const { accountType, accountNumber, accountHolderKana, accountHolder } = bankAccount;
  return {
    ...{ bankCode, bankName, bankNameKana, branchCode, branchName, branchNameKana },
    accountType: accountType as 0,
    accountNumber: maskKeptNumber(accountNumber),
    accountHolderKana,
    accountHolder,
  };
};

const profileBefore = ({ corporation }: MyPageDetail): ChangeValues => ({
  profile: {
    name: corporation.name,
    nameKana: corporation.nameKana,
    representativeTitle: corporation.representativeTitle,
    representativeName: corporation.representativeName,
    representativeNameKana: corporation.representativeNameKana,
    postalCode: corporation.postalCode,
    prefecture: corporation.prefecture as 1,
    city: corporation.city,
    streetAddress: corporation.streetAddress,
    building: corporation.building,
    phone: corporation.phone,
    bankAccount: accountBefore(corporation),
  },
});

const itemOf = (item: NonNullable<ChangeContext['plan']>['items'][number]) => {
  const { id: _id, planId: _plan, expenseType, ...rest } = item;
  return { ...rest, expenseType: expenseType as 0 };
};

const budgetBefore = ({ plan }: ChangeContext): ChangeValues => ({
  budget: { items: (plan?.items ?? []).map(itemOf) },
});

const { Budget, Delay, Plan, Profile, Suspension } = ChangeRequestKind;

/** What is now of all that a request of its kind can change; account numbers only with their last digits. */
export const beforeOf = (context: ChangeContext): ChangeValues => {
  const { request, undertaking } = context;
  const { myPage } = undertaking;
  switch (request.kind) {
    case Plan:
      return planBefore(myPage, valuesOf(request.after));
    case Budget:
      return budgetBefore(context);
    case Profile:
      return profileBefore(myPage);
    case Delay: {
      const { plannedCompletionOn } = myPage;
      return { delay: { plannedCompletionOn, completionDeadline: deadlineOf(myPage) } };
    }
    case Suspension:
      return { suspension: { from: myPage.suspendedFromOn, until: myPage.suspendedUntilOn } };
    default:
      return {};
  }
};
