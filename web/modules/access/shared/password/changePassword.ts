import type { ChangePasswordResult } from '#ui-kit/ChangePasswordDialog/index.ts';
import type { Api, CallInit } from '#web/parts/api/client.ts';
import type { SessionContext } from '#web/parts/api/contexts.ts';
import { ApiError, isUnauthorised } from '#web/parts/api/errors.ts';
import { APPLICANT_PATHS } from '#web/parts/api/session.ts';

type Passwords = CallInit<'put', '/api/admin/self/password'>['body'];

const CREDENTIALS = { kind: 'credentials' } as const;

const sendPasswords = (api: Api, context: SessionContext, body: Passwords) => {
  if (context === 'admin') return api.change('put', '/api/admin/self/password', { body }, CREDENTIALS);
  if (context === 'user') return api.change('put', '/api/user/self/password', { body }, CREDENTIALS);
  return api.change('put', APPLICANT_PATHS[context].password, { body }, CREDENTIALS);
};

/** The server's sentence about the new password itself, e.g. that it is too common. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError
    ? error.errors.find(({ pointer }) => pointer === '/newPassword')?.message
    : undefined;

/**
 * Changes the password of the person logged in (spec 4 "Change-password dialog").
 * @returns `unauthorized` when the current password was wrong, the sentence when the new one is refused; a session that has ended is answered by the
 *   client, which leaves for the log-in page
 */
export const changePassword = async (
  api: Api,
  context: SessionContext,
  passwords: Passwords,
): Promise<ChangePasswordResult> => {
  try {
    await sendPasswords(api, context, passwords);
    return 'done';
  } catch (error) {
    if (isUnauthorised(error)) return 'unauthorized';
    const newPassword = refusalOf(error);
    return newPassword === undefined ? 'error' : { newPassword };
  }
};
