import { adminOf, type Family, familyOf, personOf, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { BodyOf, Handlers } from '#bff/http/handlers.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import type { FamilyTitle } from '#rules/families.ts';
import { tokenNameOf } from '#rules/familyNames.ts';
import { deviceName } from './deviceName.service.ts';
import { findLoginProjects, type LoggedIn, logIn } from './logIn.service.ts';
import { endOwnSession, listOwnSessions, readOwnSession } from './ownSessions.service.ts';
import { findSessionAdminUser, findSessionApplicant, findSessionUser } from './sessionPeople.data.ts';
import { logOut, type OwnSession, type StartedSession } from './sessions.service.ts';

const presentSession = ({ id, expiresAt }: OwnSession) => ({ id, expiresAt: expiresAt.toISOString() });

/** An administrator's session as it is answered. */
export const presentAdmin = async (scope: Scope, session: OwnSession) => ({
  ...presentSession(session),
  adminUser: await findSessionAdminUser(scope.db, adminOf(session).adminUserId),
});

/** An administrator's log-in as it is answered, which may await its second factor. */
export const presentStartedAdmin = async (scope: Scope, session: LoggedIn) => {
  const { needed, token } = session;
  return {
    ...(await presentAdmin(scope, session)),
    token,
    ...(needed && { secondFactor: { step: needed.step, kinds: [...needed.kinds] } }),
  };
};

const presentUser = async (scope: Scope, session: OwnSession) => {
  const found = await findSessionUser(scope.db, userOf(session).corporationUserId);
  const { corporationName, project, mypageId, user } = found;
  const { shortName: projectName, domainType } = project;
  return {
    ...presentSession(session),
    user: { ...user, corporationName, projectName, domainType, mypageId },
  };
};

/** The log-in of a user of a business as it is answered. */
export const presentStartedUser = async (scope: Scope, session: StartedSession) => ({
  ...(await presentUser(scope, session)),
  token: session.token,
});

const presentApplicant = async (scope: Scope, session: OwnSession) => {
  const { actor } = session;
  const row = await findSessionApplicant(scope.db, actor.kind === 'applicant' ? actor.applicationUserId : 0);
  const { project, application, emailConfirmedAt, ...person } = row;
  const applicationUser = {
    ...person,
    family: familyOf(person.family),
    isEmailConfirmed: emailConfirmedAt !== null,
    applicationId: application?.id ?? 0,
    projectName: project.shortName,
    domainType: project.domainType,
  };
  return { ...presentSession(session), applicationUser };
};

type StartedBody = BodyOf<`create${FamilyTitle}ApplicationSession`>;

/** The answer of a log-in or a registration of an applicant: alike but for the name of the token (spec 3). */
export const presentStartedApplicant = async (scope: Scope, family: Family, session: StartedSession) => {
  const started = { ...(await presentApplicant(scope, session)), [tokenNameOf(family)]: session.token };
  // The generated edge: the compiler loses a name that is worked out.
  return started as StartedBody;
};

const presentOwnSessions = async (scope: Scope) => {
  const { sessionId } = personOf(scope);
  const rows = await listOwnSessions(scope);
  const items = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    device: deviceName(row.userAgent),
    ipAddress: row.ip || '—',
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.idleExpiresAt.toISOString(),
  }));
  return ok({ items, nextCursor: null, total: items.length });
};

const familyRoutes = (family: Family) => ({
  create: async (
    { body }: { body: { email: string; password: string; projectID: number } },
    scope: Scope,
  ) => {
    const { email, password, projectID } = body;
    const session = await logIn(scope, { context: family, email, password, projectId: projectID });
    return created(await presentStartedApplicant(scope, family, session), { cookies: session.cookies });
  },
  read: async ({ path }: { path: { id: string } }, scope: Scope) =>
    ok(await presentApplicant(scope, await readOwnSession(scope, path.id))),
  end: async (_request: unknown, scope: Scope) => noContent({ cookies: await logOut(scope, family) }),
});

/** Log-in, restoring and log-out of every context (spec 4, 7). */
export const sessionRoutes = {
  createAdminSession: async ({ body }, scope) => {
    const session = await logIn(scope, { context: 'admin', ...body });
    return created(await presentStartedAdmin(scope, session), { cookies: session.cookies });
  },
  getAdminSession: async ({ path }, scope) =>
    ok(await presentAdmin(scope, await readOwnSession(scope, path.id))),
  invalidateAdminSession: async (_request, scope) => noContent({ cookies: await logOut(scope, 'admin') }),
  listAdminOwnSessions: (_request, scope) => presentOwnSessions(scope),
  deleteAdminOwnSession: async ({ path }, scope) => {
    await endOwnSession(scope, path.id);
    return noContent();
  },

  createUserSession: async ({ body }, scope) => {
    const { email, password, projectID } = body;
    const session = await logIn(scope, { context: 'user', email, password, projectId: projectID });
    return created(await presentStartedUser(scope, session), { cookies: session.cookies });
  },
  getUserSession: async ({ path }, scope) =>
    ok(await presentUser(scope, await readOwnSession(scope, path.id))),
  invalidateUserSession: async (_request, scope) => noContent({ cookies: await logOut(scope, 'user') }),
  listUserLoginProjects: async ({ body }, scope) => {
    const items = await findLoginProjects(scope, body);
    return ok({ items });
  },
  listUserOwnSessions: (_request, scope) => presentOwnSessions(scope),
  deleteUserOwnSession: async ({ path }, scope) => {
    await endOwnSession(scope, path.id);
    return noContent();
  },

  ...familyHandlers({
    'create{Family}ApplicationSession': (family) => familyRoutes(family).create,
    'get{Family}ApplicationSession': (family) => familyRoutes(family).read,
    'invalidate{Family}ApplicationSession': (family) => familyRoutes(family).end,
  }),
} satisfies Partial<Handlers>;
