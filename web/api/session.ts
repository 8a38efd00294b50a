import type { Api } from './client.ts';
import type { ApplicantContext, SessionContext } from './contexts.ts';
import type { components } from './generated/types.ts';
import type { ApplicantSession, Sessions } from './sessionState.ts';

type Schemas = components['schemas'];

/** Addresses of the four families of applicants (spec 7 "Application family"). */
export const APPLICANT_PATHS = {
  application: {
    session: '/api/application/session',
    one: '/api/application/session/{id}',
    invalidate: '/api/application/session/invalidate',
    password: '/api/application/self/password',
  },
  applicationIngredient: {
    session: '/api/application/ingredient/session',
    one: '/api/application/ingredient/session/{id}',
    invalidate: '/api/application/ingredient/session/invalidate',
    password: '/api/application/ingredient/self/password',
  },
  applicationNoto: {
    session: '/api/application/noto/session',
    one: '/api/application/noto/session/{id}',
    invalidate: '/api/application/noto/session/invalidate',
    password: '/api/application/noto/self/password',
  },
  applicationInclusive: {
    session: '/api/application/inclusive/session',
    one: '/api/application/inclusive/session/{id}',
    invalidate: '/api/application/inclusive/session/invalidate',
    password: '/api/application/inclusive/self/password',
  },
} as const satisfies Record<ApplicantContext, Record<string, string>>;

const CONTEXT_OF_FAMILY = {
  general: 'application',
  ingredient: 'applicationIngredient',
  noto: 'applicationNoto',
  inclusive: 'applicationInclusive',
} as const satisfies Record<Schemas['ApplicationFamily'], ApplicantContext>;

/** The session context of a family of programmes. */
export const contextOfFamily = (family: Schemas['ApplicationFamily']): ApplicantContext =>
  CONTEXT_OF_FAMILY[family];

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
  application: applicantCalls('application'),
  applicationIngredient: applicantCalls('applicationIngredient'),
  applicationNoto: applicantCalls('applicationNoto'),
  applicationInclusive: applicantCalls('applicationInclusive'),
};
