import type { SessionContext } from '#web/parts/api/contexts.ts';
import type { ApiError } from '#web/parts/api/errors.ts';
import { invalidReasonOf } from '#web/parts/api/invalidReason.ts';
import type { Services } from '#web/parts/api/services.ts';
import type { Store } from '#web/parts/api/sessionStore.ts';
import { unauthorisedLoginPath, withReturnUrl } from '#web/parts/navigation/paths.ts';

type Here = { readonly pathname: string; readonly search: string; readonly hash: string };

type Way = {
  /** Where the visitor is, and wants to come back to. */
  readonly here: () => Here;
  readonly leave: Services['leave'];
  /** The way out where no log-in page can be told; may be empty. */
  readonly publicSite: string;
};

/** Sends a visitor whose session has ended to his log-in page, which says why (spec 2, 4). */
export const logInAgain =
  ({ here, leave, publicSite }: Way) =>
  (error: ApiError, context: SessionContext, sessions: Store): void => {
    const { pathname, search, hash } = here();
    const loginPath = unauthorisedLoginPath(pathname);
    leave(loginPath === null ? publicSite || '/' : withReturnUrl(loginPath, `${pathname}${search}${hash}`));
    sessions.invalidate(context, invalidReasonOf(error) ?? 'unauthorised');
  };
