import type { Scope } from '#bff/core/scope.ts';
import {
  reassignVouchers,
  renameDeals,
  requireVouchers,
  type VoucherRow,
} from '#bff/modules/sections/index.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import type { SectionTemplate } from '#bff/programmes/sections.ts';
import {
  addVouchers,
  auditVouchers,
  type Deal,
  dropVouchers,
  groupOf,
  isNeeded,
  isUntouched,
  templatesOf,
  vouchersByDeal,
} from './dealVouchers.service.ts';
import type { ListOwner } from './listOwner.service.ts';

/** A deal as it was and as it is now, under the same number. */
export type ChangedDeal = { readonly before: Deal; readonly after: Deal };

/**
 * Deals that were paid in another way, bought something else, are called otherwise or are of another business have their
 * vouchers follow; one that began by single vouchers is asked for the rest.
 */
export const followDeals = async (
  scope: Scope,
  owner: ListOwner,
  changes: readonly ChangedDeal[],
): Promise<void> => {
  const deals = changes.map(({ after }) => after);
  const vouchersOf = await vouchersByDeal(scope, owner, deals);
  const renamed = changes
    .filter(({ before, after }) => groupOf(before) !== groupOf(after))
    .flatMap(({ after }) => vouchersOf(after.number).map(({ id }) => ({ id, voucherGroup: groupOf(after) })));
  if (renamed.length > 0) await renameDeals(scope.db, renamed);
  const templates = await templatesOf(scope, owner);
  const unneeded = changes.flatMap((change) =>
    unneededVouchers(owner, change, vouchersOf(change.after.number), templates),
  );
  if (unneeded.length > 0) await dropVouchers(scope, unneeded);
  const demanded = changes.flatMap((change) =>
    demandedVouchers(owner, change, vouchersOf(change.after.number), templates),
  );
  if (demanded.length > 0) await demand(scope, owner, demanded);
  await auditVouchers(scope, owner, await addVouchers(scope, owner, deals));
  const given = changes.filter(({ before, after }) => before.memberId !== after.memberId);
  if (given.length > 0)
    await reassignVouchers(
      scope.db,
      owner.myPage.id,
      given.map(({ after }) => after.number),
    );
};

const demand = async (scope: Scope, { myPage }: ListOwner, ids: readonly number[]): Promise<void> => {
  await requireVouchers(scope.db, ids);
  await recordAudits(
    scope,
    ids.map((id) => ({
      action: 'updated',
      target: { kind: 'section', id },
      before: { isRequired: false },
      after: { isRequired: true },
      mypageId: myPage.id,
      projectId: myPage.projectId,
    })),
  );
};

/** The types of which a deal is asked as it is in one of its states, and not in the other. */
const typesNeededOnly = (
  owner: ListOwner,
  { here, there }: { readonly here: Deal; readonly there: Deal },
  templates: readonly SectionTemplate[],
): ReadonlySet<number> => {
  const [isHere, isThere] = [isNeeded(owner, here), isNeeded(owner, there)];
  const types = templates.filter((template) => isHere(template) && !isThere(template));
  return new Set(types.map(({ documentType }) => documentType));
};

/** What the other way of paying, or another kind of purchase, asked for, unless something was handed in. */
const unneededVouchers = (
  owner: ListOwner,
  { before, after }: ChangedDeal,
  own: readonly VoucherRow[],
  templates: readonly SectionTemplate[],
): VoucherRow[] => {
  const over = typesNeededOnly(owner, { here: before, there: after }, templates);
  return own.filter((section) => over.has(section.documentType) && isUntouched(section));
};

/** Vouchers that the business added voluntarily become required; waived ones stay waived. */
const demandedVouchers = (
  owner: ListOwner,
  { before, after }: ChangedDeal,
  own: readonly VoucherRow[],
  templates: readonly SectionTemplate[],
): number[] => {
  const asked = typesNeededOnly(owner, { here: after, there: before }, templates);
  return own
    .filter(({ documentType, isRequired }) => !isRequired && asked.has(documentType))
    .map(({ id }) => id);
};
