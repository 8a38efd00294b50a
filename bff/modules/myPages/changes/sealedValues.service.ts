import { maskKeptNumber, placeOfAccount, readNumber, sealNumber } from '#bff/core/secrets/sealedNumber.ts';
import type { SecretBox } from '#bff/core/secrets/secretBox.ts';
import { type ChangeValues, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import type { ChangeRequestChange } from './changeRequests.data.ts';

type Opener = { readonly secrets: SecretBox };

const withNumber = (values: ChangeValues, numberOf: (number: string) => string): ChangeValues => {
  const account = values.profile?.bankAccount;
  // What was decided keeps its last digits alone.
  if (!account || account.accountNumber.includes('*')) return values;
  const bankAccount = { ...account, accountNumber: numberOf(account.accountNumber) };
  return { ...values, profile: { ...values.profile, bankAccount } };
};

const sealedValues = ({ secrets }: Opener, corporationId: number, values: ChangeValues): ChangeValues =>
  withNumber(values, (number) => sealNumber(secrets, number, placeOfAccount(corporationId)));

/** What a request of that corporation is changed to, as it keeps it: the number of an account sealed. */
export const sealedChange = (
  scope: Opener,
  corporationId: number,
  change: ChangeRequestChange,
): ChangeRequestChange =>
  change.after === undefined
    ? change
    : { ...change, after: sealedValues(scope, corporationId, valuesOf(change.after)) as object };

/** What a request keeps, as it was sent; of a number that does not open any more its last digits alone. */
export const openedValues = (
  { secrets }: Opener,
  corporationId: number,
  values: ChangeValues,
): ChangeValues =>
  withNumber(
    values,
    (kept) => readNumber(secrets, kept, placeOfAccount(corporationId)) ?? maskKeptNumber(kept),
  );
