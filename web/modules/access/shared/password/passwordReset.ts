import { applicantAddress } from '#rules/familyNames.ts';
import type { Api } from '#web/parts/api/client.ts';
import { byApplicantContext } from '#web/parts/api/contexts.ts';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import type { LoginTarget } from '../logIn/logIn.ts';

const addresses = <Rest extends string>(rest: Rest) =>
  byApplicantContext((family) =>
    applicantAddress(family, `/project/{projectId}/password/reset_token/${rest}`),
  );

const SEND = addresses('send');
const VERIFY = addresses('verify');
const USE = addresses('use');

/** Asks for the mail with the link. The answer is the same whether or not the address exists. */
export const sendResetMail = async (api: Api, target: LoginTarget, email: string): Promise<void> => {
  const body = { email };
  if (target.context === 'admin') {
    await api.change('post', '/api/admin/password/reset_token/send', { body });
    return;
  }
  const path = { projectId: target.projectId };
  if (target.context === 'user') {
    await api.change('post', '/api/user/project/{projectId}/password/reset_token/send', { path, body });
    return;
  }
  await api.change('post', SEND[target.context], { path, body });
};

/** Whose link it is; the address comes with its middle hidden. */
export type ResetTokenState = { readonly email: string; readonly expiresAt: string };

/** @throws ApiError; see `isUnusableLink` */
export const verifyResetToken = async (
  api: Api,
  target: LoginTarget,
  token: string,
): Promise<ResetTokenState> => {
  const body = { token };
  if (target.context === 'admin') {
    return (await api.change('post', '/api/admin/password/reset_token/verify', { body })).body;
  }
  const path = { projectId: target.projectId };
  if (target.context === 'user') {
    return (
      await api.change('post', '/api/user/project/{projectId}/password/reset_token/verify', { path, body })
    ).body;
  }
  return (await api.change('post', VERIFY[target.context], { path, body })).body;
};

/** Sets the password and uses the link up. @throws ApiError; see `isUnusableLink` */
export const spendResetToken = async (
  api: Api,
  target: LoginTarget,
  token: string,
  password: string,
): Promise<void> => {
  const body = { token, password };
  if (target.context === 'admin') {
    await api.change('post', '/api/admin/password/reset_token/use', { body });
    return;
  }
  const path = { projectId: target.projectId };
  if (target.context === 'user') {
    await api.change('post', '/api/user/project/{projectId}/password/reset_token/use', { path, body });
    return;
  }
  await api.change('post', USE[target.context], { path, body });
};

const at = (error: unknown, pointer: string): string | null =>
  error instanceof ApiError
    ? (error.errors.find((problem) => problem.pointer === pointer)?.message ?? null)
    : null;

/** What the server says about the new password itself, e.g. that it is too common. */
export const passwordProblemOf = (error: unknown): string | null => at(error, '/password');

/**
 * Why a link cannot be used (any more): expired, used, or never issued.
 * @returns the server's sentence; null when the failure is another one
 */
export const linkProblemOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || passwordProblemOf(error) !== null) return null;
  const isUnusable = error.code === ErrorCode.INVALID_PARAMETER || error.code === ErrorCode.NOT_FOUND;
  return isUnusable ? (at(error, '/token') ?? error.detail ?? '') : null;
};
