import type { FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { AdminType } from '#bff/generated/contract/enums.ts';
import { isAssignable } from '#bff/modules/access/index.ts';
import { formOf } from '#bff/programmes/engine.ts';
import { yenLimitText } from '#rules/figure.ts';
import { isActiveAdmin, type MyPageDetail } from './myPages.data.ts';
import { myPageMessages as messages } from './myPages.words.ts';
import { dateErrors } from './phaseDates.service.ts';

/** Plain properties of a my page as a request carries them. */
export type MyPageFields = {
  readonly planTitle?: string;
  readonly category?: number;
  readonly initiativeType?: number | null;
  readonly priority?: number;
  readonly totalCost?: number;
  readonly eligibleCost?: number;
  readonly appliedAmount?: number | null;
  readonly adoptedOn?: string;
  readonly grantApplicationOn?: string | null;
  readonly grantNumber?: string | null;
  readonly startOn?: string | null;
  readonly plannedCompletionOn?: string;
  readonly completionOn?: string | null;
  readonly reportedOn?: string | null;
  readonly inspectedOn?: string | null;
  readonly confirmedOn?: string | null;
  readonly consultantType?: number;
  readonly consultantName?: string;
  readonly supportMethod?: number;
  readonly inspectorUserId?: number | null;
  readonly siteName?: string;
  readonly sitePostalCode?: string;
  readonly sitePrefecture?: number;
  readonly siteAddress?: string;
  readonly memo?: string | null;
  readonly assigneeAdminUserId?: number | null;
  readonly bankAccountConfirmed?: boolean;
};

/** What only an approved request of the business changes. */
export type RequestedFields = {
  /** 事業実施期限 of its own (事故繰越し). */
  readonly completionDeadline?: string;
  readonly suspendedFromOn?: string;
  readonly suspendedUntilOn?: string;
};

/** What only the decision on the grant sets, with an amount that three people stand for. */
export type DecidedFields = {
  readonly grantAmount?: number;
  readonly grantDecisionOn?: string;
};

const amountErrors = (sent: MyPageFields & DecidedFields, after: MyPageDetail): FieldError[] => {
  const { appliedAmount, grantAmount, totalCost, eligibleCost, project } = after;
  const unit = project.roundingUnit;
  const units = (['appliedAmount', 'grantAmount'] as const).flatMap((name) =>
    (sent[name] ?? 0) % unit === 0 ? [] : [fieldError(`/${name}`, messages.amountUnit(yenLimitText(unit)))],
  );
  const isAbove = grantAmount !== null && appliedAmount !== null && grantAmount > appliedAmount;
  const touchesGrant = sent.grantAmount !== undefined || sent.appliedAmount !== undefined;
  const isAboveCost = sent.appliedAmount !== undefined && appliedAmount !== null && appliedAmount > totalCost;
  const touchesCost = sent.totalCost !== undefined || sent.eligibleCost !== undefined;
  return [
    ...units,
    ...(touchesGrant && isAbove ? [fieldError('/grantAmount', messages.grantAboveApplied)] : []),
    ...(isAboveCost
      ? [fieldError('/appliedAmount', messages.appliedAboveCost(yenLimitText(totalCost)))]
      : []),
    ...(touchesCost && totalCost < eligibleCost
      ? [fieldError('/totalCost', messages.costBelowEligible)]
      : []),
  ];
};

const siteErrors = ({ sitePrefecture }: MyPageFields, { project }: MyPageDetail): FieldError[] => {
  const { site } = formOf(project);
  return sitePrefecture === undefined || !site || site.prefectures.includes(sitePrefecture)
    ? []
    : [fieldError('/sitePrefecture', site.message)];
};

const peopleErrors = async (scope: Scope, sent: MyPageFields): Promise<FieldError[]> => {
  const { inspectorUserId, assigneeAdminUserId } = sent;
  const isInspector =
    !inspectorUserId || (await isActiveAdmin(scope.db, inspectorUserId, AdminType.Inspector));
  const isAdmin = !assigneeAdminUserId || (await isAssignable(scope.db, assigneeAdminUserId));
  return [
    ...(isInspector ? [] : [fieldError('/inspectorUserId', messages.inspectorUnknown)]),
    ...(isAdmin ? [] : [fieldError('/assigneeAdminUserId', messages.assigneeUnknown)]),
  ];
};

/**
 * What is wrong with plain properties.
 * @param after the whole my page as it would be with them
 */
export const fieldErrors = async (
  scope: Scope,
  sent: MyPageFields & DecidedFields,
  after: MyPageDetail,
): Promise<FieldError[]> => [
  ...dateErrors(sent, after, scope.now),
  ...amountErrors(sent, after),
  ...siteErrors(sent, after),
  ...(await peopleErrors(scope, sent)),
];
