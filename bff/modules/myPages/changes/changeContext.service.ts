import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ChangeRequestKind, ChangeRequestStatus } from '#bff/generated/contract/enums.ts';
import { isAccountLocked } from '#bff/modules/corporations/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage, lockMyPagesOf } from '#bff/parts/ownership/locks.data.ts';
import { type ChangeValues, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { type ExpensePlanRow, findAgreedPlan, findExpensePlan } from '../expensePlans.data.ts';
import type { Undertaking } from '../guards/undertaking.service.ts';
import { requireUndertaking } from '../holdUndertaking.service.ts';
import { type ChangeRequestRow, findChangeRequest, listOnBehalfIds } from './changeRequests.data.ts';
import { openedValues } from './sealedValues.service.ts';

/** A request, what it asks for as it was sent. */
type OpenedRequest = Omit<ChangeRequestRow, 'after'> & { readonly after: ChangeValues };

/** A request with what it changes: what its guards and its views look at. */
export type ChangeContext = {
  readonly request: OpenedRequest;
  readonly undertaking: Undertaking;
  /** The plan of expenses in force; null: the undertaking came without one, or the request is not about it. */
  readonly plan: ExpensePlanRow | null;
  /** The last one that the ministry knows: small changes add up since then. null as above. */
  readonly agreedPlan: ExpensePlanRow | null;
  /** A payment to the account is under way: it cannot change now. False for a request that is not about it. */
  readonly isAccountLocked: boolean;
  /** The administrators who entered something of it in the place of the business: none of them approves it. */
  readonly onBehalfIds: readonly number[];
};

/** Nothing of it changes any more. */
export const isDecided = ({ status }: { readonly status: number }): boolean =>
  status === ChangeRequestStatus.Approved || status === ChangeRequestStatus.Declined;

/** A request that the caller may see, what it asks for as it was sent. @throws NOT_FOUND */
export const requireChangeRequest = async (scope: Scope, id: number): Promise<OpenedRequest> => {
  const request = await findChangeRequest(scope.db, id, myPageVisibility(scope));
  if (request === null) throw new ApiError('NOT_FOUND');
  const after = openedValues(scope, request.myPage.corporationId, valuesOf(request.after));
  return { ...request, after };
};

/** The same with what it changes. @throws NOT_FOUND */
export const readContext = async (scope: Scope, id: number): Promise<ChangeContext> => {
  const request = await requireChangeRequest(scope, id);
  const undertaking = await requireUndertaking(scope, request.mypageId);
  const isOfPlan = request.kind === ChangeRequestKind.Budget;
  const plan = isOfPlan ? await findExpensePlan(scope.db, request.mypageId) : null;
  const agreedPlan = isOfPlan ? await findAgreedPlan(scope.db, request.mypageId) : null;
  const isOfAccount = request.kind === ChangeRequestKind.Profile;
  const isLocked = isOfAccount && (await isAccountLocked(scope.db, request.myPage.corporationId));
  const onBehalfIds = await listOnBehalfIds(scope.db, request.mypageId, id);
  return { request, undertaking, plan, agreedPlan, isAccountLocked: isLocked, onBehalfIds };
};

/**
 * The same, held with its my page until the end of the transaction; what changes the corporation holds all its my pages,
 * in their order, before anything of it.
 * @throws NOT_FOUND, RECORD_CHANGED
 */
export const holdContext = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<ChangeContext> => {
  const { mypageId, kind, myPage } = await requireChangeRequest(scope, id);
  if (kind === ChangeRequestKind.Profile) await lockMyPagesOf(scope.db, myPage.corporationId);
  else await lockMyPage(scope.db, mypageId);
  const context = await readContext(scope, id);
  assertVersion(context.request, ifMatchVersion);
  return context;
};
