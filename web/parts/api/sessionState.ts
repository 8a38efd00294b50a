import {
  APPLICANT_CONTEXTS,
  type ApplicantContext,
  byApplicantContext,
  type SessionContext,
  STATE_NAMES,
  type StateName,
} from './contexts.ts';
import type { components } from './generated/types.ts';
import type { InvalidReason } from './invalidReason.ts';

type Schemas = components['schemas'];

export type AdminSession = Schemas['AdminSession'];
export type UserSession = Schemas['UserSession'];
export type ApplicantSession = Schemas['ApplicationSession'];

/** The session object of each context, as the contract answers it. */
export type Sessions = { readonly admin: AdminSession; readonly user: UserSession } & Readonly<
  Record<ApplicantContext, ApplicantSession>
>;

type Slice<Name extends string, Person> = {
  readonly isLoggedIn: boolean;
  /** Why one is logged out; null before any log-in and while logged in. */
  readonly invalidReason: InvalidReason | null;
} & { readonly [Key in Name]: Person | null };

type ApplicantSlice = Slice<'applicationUser', ApplicantSession['applicationUser']>;

type ApplicantStates = { readonly [Context in ApplicantContext as StateName<Context>]: ApplicantSlice };

/** The client session states of spec 3: who is logged in, by context. Never the token. */
export type State = {
  readonly adminSession: Slice<'adminUser', AdminSession['adminUser']>;
  readonly userSession: Slice<'user', UserSession['user']>;
} & ApplicantStates;

const applicantSlice = (
  session: ApplicantSession | null,
  invalidReason: InvalidReason | null,
): ApplicantSlice => ({
  isLoggedIn: session !== null,
  applicationUser: session?.applicationUser ?? null,
  invalidReason,
});

type SliceOf<Context extends SessionContext> = (
  session: Sessions[Context] | null,
  invalidReason: InvalidReason | null,
) => State[StateName<Context>];

const slices: { readonly [Context in SessionContext]: SliceOf<Context> } = {
  admin: (session, invalidReason) => ({
    isLoggedIn: session !== null,
    adminUser: session?.adminUser ?? null,
    invalidReason,
  }),
  user: (session, invalidReason) => ({
    isLoggedIn: session !== null,
    user: session?.user ?? null,
    invalidReason,
  }),
  ...byApplicantContext(() => applicantSlice),
};

// The compiler loses names that are worked out.
const nobodyApplies = Object.fromEntries(
  APPLICANT_CONTEXTS.map((context) => [STATE_NAMES[context], applicantSlice(null, null)]),
) as ApplicantStates;

/** Nobody is logged in. */
export const NOBODY: State = {
  adminSession: slices.admin(null, null),
  userSession: slices.user(null, null),
  ...nobodyApplies,
};

/** The state after a log-in (a session) or a log-out (null, with its reason) in one context. */
export const withSession = <Context extends SessionContext>(
  state: State,
  context: Context,
  session: Sessions[Context] | null,
  invalidReason: InvalidReason | null = null,
): State => ({ ...state, [STATE_NAMES[context]]: slices[context](session, invalidReason) });
