import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findMyPageIdOf } from '#bff/parts/ownership/access.data.ts';
import { findMembership } from '#bff/parts/ownership/members.data.ts';
import { assertCompletion } from './completion.service.ts';
import { type OverrideInput, setOverride } from './delayOverride.service.ts';
import { holdUndertaking, requireUndertaking } from './holdUndertaking.service.ts';
import { memberPartOf } from './members/memberPart.service.ts';
import type { MyPageFields } from './myPageFields.service.ts';
import { myPageMessages as messages } from './myPages.words.ts';
import {
  type AdminMyPageView,
  adminViewOf,
  type UserMyPageView,
  userRefusal,
  userViewOf,
} from './myPageViews.service.ts';
import { type ActionInput, runMyPageAction } from './runMyPageAction.service.ts';
import { saveContact, saveFields } from './saveMyPageFields.service.ts';

/** A change by an administrator: plain properties, or an action. */
export type MyPageInput = MyPageFields &
  Omit<ActionInput, 'action' | 'delayOverride' | 'confirmedOn' | 'grantNumber'> & {
    readonly action?: string;
    readonly delayOverride?: OverrideInput | null;
  };

const actionOnly = ['reason', 'grantDecisionOn', 'recoveryAmount', 'evidenceFileId'] as const;

/** What may come with an action beside its own input: the day of the notice, the number of the decision. */
const withAction: ReadonlySet<string> = new Set([
  ...actionOnly,
  'action',
  'delayOverride',
  'confirmedOn',
  'grantNumber',
]);

const assertMayChange = (scope: Scope, input: MyPageInput): void => {
  const { role } = adminOf(scope);
  if (role === 'JMAC') return;
  const isMemoOnly = role === 'CS' && Object.keys(input).every((name) => name === 'memo');
  if (!isMemoOnly) throw new ApiError('ACCESS_DENIED', { detail: messages.memoOnly });
};

/** @throws INVALID_PARAMETER when an action and plain properties come together, or an action's input without it */
const assertOneThing = (input: MyPageInput): void => {
  const names = Object.keys(input);
  const isMixed = input.action !== undefined && names.some((name) => !withAction.has(name));
  const isHalf = input.action === undefined && actionOnly.some((name) => input[name] !== undefined);
  if (isMixed || isHalf) throw new ApiError('INVALID_PARAMETER', { detail: messages.alone });
};

/**
 * Changes plain properties, or takes an action of the machines.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED (call centre beyond the memo), TRANSITION_NOT_ALLOWED,
 *   INVALID_PARAMETER
 */
export const updateMyPage = async (
  scope: Scope,
  id: number,
  input: MyPageInput,
  ifMatchVersion: number | undefined,
): Promise<AdminMyPageView> => {
  assertMayChange(scope, input);
  assertOneThing(input);
  const held = await holdUndertaking(scope, id, ifMatchVersion);
  if (input.action !== undefined) await runMyPageAction(scope, held, { ...input, action: input.action });
  else {
    const { delayOverride, action: _a, reason: _r, grantDecisionOn: _g, ...rest } = input;
    const { recoveryAmount: _ra, evidenceFileId: _e, ...fields } = rest;
    await saveFields(scope, held, fields);
    if (delayOverride !== undefined) {
      await setOverride(scope, await requireUndertaking(scope, id), delayOverride);
    }
  }
  return adminViewOf(scope, await requireUndertaking(scope, id));
};

/**
 * The caller's own my page, or his part of the undertaking in which his corporation is a member.
 * @throws NOT_FOUND for every other
 */
export const getUserMyPage = async (
  scope: Scope,
  key: { readonly projectId: number; readonly corporationId: number },
): Promise<UserMyPageView> => {
  const { projectId, corporationId } = userOf(scope);
  if (projectId !== key.projectId || corporationId !== key.corporationId) throw new ApiError('NOT_FOUND');
  const id = await findMyPageIdOf(scope.db, key);
  if (id !== null) return userViewOf(scope, await requireUndertaking(scope, id));
  const membership = await findMembership(scope.db, key);
  const part = membership && (await memberPartOf(scope, membership));
  if (part === null) throw new ApiError('NOT_FOUND');
  return part;
};

export type UserMyPageInput = Pick<
  MyPageFields,
  | 'startOn'
  | 'completionOn'
  | 'plannedCompletionOn'
  | 'siteName'
  | 'sitePostalCode'
  | 'sitePrefecture'
  | 'siteAddress'
> & { readonly contactName?: string; readonly contactPhone?: string };

/** The few properties that the business itself keeps. @throws TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const updateUserMyPage = async (
  scope: Scope,
  { contactName, contactPhone, ...fields }: UserMyPageInput,
  ifMatchVersion: number | undefined,
): Promise<UserMyPageView> => {
  const { projectId, corporationId } = userOf(scope);
  const id = await findMyPageIdOf(scope.db, { projectId, corporationId });
  if (id === null) throw new ApiError('NOT_FOUND');
  const held = await holdUndertaking(scope, id, ifMatchVersion);
  const refusal = userRefusal(held);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  if (fields.completionOn) await assertCompletion(scope, held, fields.completionOn);
  await saveContact(scope, held, { contactName, contactPhone });
  await saveFields(scope, held, fields);
  return userViewOf(scope, await requireUndertaking(scope, id));
};
