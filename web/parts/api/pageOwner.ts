import { FAMILIES } from '#rules/families.ts';
import { sessionContextOf } from '#rules/familyNames.ts';
import { ownerOfAdmin, ownerOfApplicant, ownerOfUser } from '#rules/pageOwner.ts';
import { CONTEXTS, contextsFor, type SessionContext, STATE_NAMES } from './contexts.ts';
import type { State } from './sessionState.ts';

/** Whose this page is in a context, as `X-Page-Owner` says it; null where it was drawn for nobody. */
export const ownerIn = (state: State, context: SessionContext): string | null => {
  if (context === 'admin') {
    const { adminUser } = state.adminSession;
    return adminUser && ownerOfAdmin(adminUser.id);
  }
  if (context === 'user') {
    const { user } = state.userSession;
    return user && ownerOfUser(user.id, user.projectId);
  }
  const { applicationUser } = state[STATE_NAMES[context]];
  const family = FAMILIES.find((one) => sessionContextOf(one) === context);
  return applicationUser && family !== undefined ? ownerOfApplicant(family, applicationUser.id) : null;
};

/** What calls ask about the sessions of their page. */
export type PageSessions = {
  /** The token in this browser now, whoever put it there. */
  readonly tokenOf: (context: SessionContext) => string | null;
  /** Without it nobody owns the page, and nothing is said of it. */
  readonly ownerOf?: (context: SessionContext) => string | null;
};

/**
 * The contexts whose tokens a call carries: those that its page was drawn for. Who has logged in elsewhere in this browser
 * since is not asked in their place.
 */
const carriedBy = (pathname: string, { ownerOf = () => null }: PageSessions): readonly SessionContext[] => {
  const contexts = contextsFor(pathname);
  const owned = contexts.filter((context) => ownerOf(context) !== null);
  return owned.length > 0 ? owned : contexts;
};

/** The context that a failed call was made in: the first whose token it carried. */
export const contextOfCall = (pathname: string, page: PageSessions): SessionContext => {
  const carried = carriedBy(pathname, page);
  return carried.find((context) => page.tokenOf(context) !== null) ?? carried[0] ?? 'user';
};

/** The session headers of a call: the token of each context that it is made in, and whose its page is. */
export const sessionHeadersFor = (pathname: string, page: PageSessions): Record<string, string> => {
  const carried = carriedBy(pathname, page);
  const tokens = carried.flatMap((context) => {
    const token = page.tokenOf(context);
    return token === null ? [] : [[CONTEXTS[context].header, token]];
  });
  const owners = carried.flatMap((context) => page.ownerOf?.(context) ?? []);
  return {
    ...Object.fromEntries(tokens),
    ...(owners.length === 0 ? {} : { 'X-Page-Owner': owners.join(' ') }),
  };
};
