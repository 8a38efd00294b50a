import type { Family } from '#rules/families.ts';
import { applicantAddress, sessionContextOf } from '#rules/familyNames.ts';
import type { Api } from './client.ts';
import { type ApplicantContext, byApplicantContext, type SessionContext } from './contexts.ts';
import type { ApplicantSession, Sessions } from './sessionState.ts';

/** Addresses of the families of applicants (spec 7 "Application family"). */
export const APPLICANT_PATHS = byApplicantContext((family) => ({
  session: applicantAddress(family, '/session'),
  one: applicantAddress(family, '/session/{id}'),
  invalidate: applicantAddress(family, '/session/invalidate'),
  password: applicantAddress(family, '/self/password'),
}));

/** The session context of a family of programmes. */
export const contextOfFamily = (family: Family): ApplicantContext => sessionContextOf(family);

/** @throws Error never answered by the contract: a session call has no null result */
const required = <Body>(answer: { readonly body: Body } | null): Body => {
  if (answer === null) throw new Error('A session call answered nothing');
  return answer.body;
};

const SESSION = { kind: 'session' } as const;

const readApplicant = (context: ApplicantContext) => async (api: Api, id: string) =>
  required(await api.read(APPLICANT_PATHS[context].one, { path: { id } }, SESSION));

const endApplicant = (context: ApplicantContext) => (api: Api) =>
  api.change('post', APPLICANT_PATHS[context].invalidate, {}, SESSION);

type SessionCalls<Session> = {
  readonly read: (api: Api, id: string) => Promise<Session>;
  readonly end: (api: Api) => Promise<unknown>;
};

const applicantCalls = (context: ApplicantContext): SessionCalls<ApplicantSession> => ({
  read: readApplicant(context),
  end: endApplicant(context),
});

/** GET …/session/{id} and POST …/session/invalidate of each context. */
export const SESSION_CALLS: { readonly [Context in SessionContext]: SessionCalls<Sessions[Context]> } = {
  admin: {
    read: async (api, id) => required(await api.read('/api/admin/session/{id}', { path: { id } }, SESSION)),
    end: (api) => api.change('post', '/api/admin/session/invalidate', {}, SESSION),
  },
  user: {
    read: async (api, id) => required(await api.read('/api/user/session/{id}', { path: { id } }, SESSION)),
    end: (api) => api.change('post', '/api/user/session/invalidate', {}, SESSION),
  },
  ...byApplicantContext((family) => applicantCalls(sessionContextOf(family))),
};
