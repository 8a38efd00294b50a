import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts, textRules } from '#bff/core/texts/textRules.ts';
import { normaliseBankAccount } from '#bff/modules/corporations/index.ts';
import { type ChangeValues, partOf } from '#bff/parts/records/changeValues.service.ts';
import { maskAccountNumber } from '#rules/bankKana.ts';
import { changeMessages as messages } from './changes.words.ts';

type Profile = NonNullable<ChangeValues['profile']>;
type Account = NonNullable<Profile['bankAccount']>;

/** Runs a check whose fields lie deeper in the request than it knows. @throws INVALID_PARAMETER naming the very field */
const under = <Result>(pointer: string, check: () => Result): Result => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ApiError) || error.options.errors === undefined) throw error;
    const errors = error.options.errors.map((one) => ({ ...one, pointer: `${pointer}${one.pointer}` }));
    throw new ApiError(error.failure, { ...error.options, errors });
  }
};

/** What is not told, or told to be nothing, does not change. */
const withoutUnset = <Part extends object>(part: Part, clearable: readonly (keyof Part)[] = []): Part =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([name, value]) => value !== undefined && (value !== null || clearable.includes(name as keyof Part)),
    ),
  ) as Part;

/** A masked account number that comes back unchanged means the stored one. */
const withKeptNumber = (account: Account, kept: Account | null | undefined): Account =>
  kept &&
  account.accountNumber.includes('*') &&
  maskAccountNumber(kept.accountNumber) === account.accountNumber
    ? { ...account, accountNumber: kept.accountNumber }
    : account;

const profileOf = (sent: Profile, kept: ChangeValues): Profile => {
  const { bankAccount, ...fields } = sent;
  const texts = under('/after/profile', () =>
    normaliseTexts<Omit<Profile, 'bankAccount'>>(
      withoutUnset(fields, ['representativeTitle', 'building']),
      {
        nameKana: textRules.kana,
        representativeNameKana: textRules.kana,
        postalCode: textRules.postalCode,
        phone: textRules.phone,
      },
      ['representativeTitle', 'building'],
    ),
  );
  if (!bankAccount) return texts;
  const account = withKeptNumber(bankAccount, kept.profile?.bankAccount);
  return {
    ...texts,
    bankAccount: under('/after/profile/bankAccount', () => normaliseBankAccount(account)),
  };
};

/** What a row of expenses need not tell. */
const untold = { part: null, supplierName: null, quantity: null, unitName: null, unitPrice: null };

const budgetOf = ({ items }: NonNullable<ChangeValues['budget']>): NonNullable<ChangeValues['budget']> => ({
  items: items.map((item, index) =>
    under(`/after/budget/items/${index}`, () =>
      normaliseTexts<typeof item>({ ...untold, ...item }, {}, ['supplierName', 'unitName']),
    ),
  ),
});

const otherParts = (kind: number, sent: ChangeValues): FieldError[] =>
  Object.keys(sent)
    .filter((name) => name !== partOf(kind))
    .map((name) => fieldError(`/after/${name}`, messages.otherKind));

/**
 * What is to change, as it is kept: texts by the rules of their fields, without what does not change.
 * @param kept what was kept before
 * @throws INVALID_PARAMETER naming every cell that cannot be read, and a part of another kind
 */
export const normaliseValues = (kind: number, sent: ChangeValues, kept: ChangeValues): ChangeValues => {
  assertNoFieldErrors(otherParts(kind, sent));
  const { plan, budget, profile, delay, suspension } = sent;
  return {
    ...(plan && {
      plan: under('/after/plan', () =>
        normaliseTexts(withoutUnset(plan), { sitePostalCode: textRules.postalCode }, []),
      ),
    }),
    ...(budget && { budget: budgetOf(budget) }),
    ...(profile && { profile: profileOf(profile, kept) }),
    ...(delay && { delay: withoutUnset(delay) }),
    ...(suspension && { suspension: withoutUnset(suspension) }),
  };
};
