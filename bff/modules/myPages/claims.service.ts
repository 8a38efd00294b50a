import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus, DocumentType, ReviewCategory } from '#bff/generated/contract/enums.ts';
import {
  reopenSection,
  requireSection,
  returnSection,
  updateSectionDueOn,
  usualReturnDay,
  writeSection,
} from '#bff/modules/sections/index.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import type { Undertaking } from './guards/undertaking.service.ts';
import { myPageMessages as messages } from './myPages.words.ts';

const { Incomplete, Confirming, Confirmed, Rejected } = DocumentCheckStatus;

/** The claims for payment that somebody has to hand in; one that was waived is none. */
const claimsOf = ({ sections }: Undertaking) =>
  sections.filter(
    ({ documentType, waiveReason }) =>
      documentType === DocumentType.ResultPaymentRequest && waiveReason === null,
  );

const sendBack = async (scope: Scope, id: number, reason: string, dueOn: CalendarDay): Promise<void> => {
  const section = await requireSection(scope, id);
  if (section.status === Confirming) {
    const items = [{ reviewCategory: ReviewCategory.Payment, comment: reason }];
    return returnSection(scope, section, { to: Rejected, items, dueOn });
  }
  return reopenSection(scope, section, { action: 'reopen', to: Rejected, comment: reason }, dueOn);
};

/**
 * A claim names an amount: one submitted for an amount that was revoked is the business's turn
 * again, whether the office had confirmed it or not.
 * @param dueOn undefined: as usual for a return
 */
export const withdrawClaims = async (
  scope: Scope,
  undertaking: Undertaking,
  reason: string,
  dueOn: CalendarDay = usualReturnDay(scope.now),
): Promise<void> => {
  for (const { id, status } of claimsOf(undertaking))
    if (status !== Incomplete && status !== Rejected) await sendBack(scope, id, reason, dueOn);
};

/** The notice of a revoked amount is the office's turn again: hidden from the business until it is issued anew. */
export const withdrawAmountNotices = async (scope: Scope, { sections }: Undertaking): Promise<void> => {
  const notices = sections.filter(
    ({ documentType, status }) =>
      documentType === DocumentType.ResultConfirmationNotice && status === Confirmed,
  );
  for (const { id } of notices)
    await sendBack(scope, id, messages.noticeTakenBack, usualReturnDay(scope.now));
};

/** The amount is notified anew: what is still to be handed in counts its days from now. */
export const moveClaimDays = async (
  scope: Scope,
  undertaking: Undertaking,
  dueOn: CalendarDay | null,
): Promise<void> => {
  for (const { id, status, returnDueOn } of claimsOf(undertaking)) {
    if (status !== Incomplete && status !== Rejected) continue;
    await updateSectionDueOn(scope.db, id, dueOn);
    if (returnDueOn !== null)
      await writeSection(scope, await requireSection(scope, id), { returnDueOn: dueOn });
  }
};
