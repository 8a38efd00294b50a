import { SESSION_SCHEMES } from '#bff/http/middleware/sessionHeaders.ts';
import { ADMIN_ROLES, FAMILIES, type SessionContext } from '../../core/actor.ts';
import type { MountedOperation } from '../../core/contractDocument.ts';
import type { TestSession } from '../client.ts';
import { makeAdmin } from '../people.ts';
import type { TestServer } from '../server.ts';
import { canaryOf } from './canaries.ts';
import { sessionIn, type World } from './world.ts';

/** Somebody of a kind that the contract's rights tell apart. */
export type Person = {
  readonly name: string;
  /** As the contract's lists of roles write it; empty for nobody. */
  readonly role: string;
  readonly context: SessionContext;
  readonly session: TestSession | undefined;
  /** Which world is his own; undefined: the office is everybody's. */
  readonly home: World | undefined;
};

/** Who calls without a session. */
export const nobody: Person = {
  name: 'nobody',
  role: '',
  context: 'admin',
  session: undefined,
  home: undefined,
};

/** One of each kind of administrators; the inspector's prefecture is nobody's. */
export const makeOffice = async (server: TestServer): Promise<Person[]> => {
  const office: Person[] = [];
  for (const role of ADMIN_ROLES) {
    const data = role === 'Inspector' ? { assignedPrefectures: [1] } : {};
    const { session } = await makeAdmin(server, role, data);
    office.push({ name: role, role, context: 'admin', session, home: undefined });
  }
  return office;
};

/** The business of a world, and its applicant of each family. */
export const businessOf = (world: World): Person[] =>
  (['user', ...FAMILIES] as const).map((context) => ({
    name: `${context} of ${canaryOf(world)}`,
    role: context === 'user' ? 'CorporationUser' : 'Applicant',
    context,
    session: sessionIn(world, context),
    home: world,
  }));

/** 200: may call; 401: has no session that counts here; 403: has one, but not the role. */
export const rightOf = (
  { role, context, session }: Person,
  { security }: MountedOperation,
): 200 | 401 | 403 => {
  if (security.some((requirement) => Object.keys(requirement).length === 0)) return 200;
  const rolesHere = security.flatMap((requirement) =>
    Object.entries(requirement).flatMap(([scheme, roles]) =>
      session !== undefined && SESSION_SCHEMES.get(scheme)?.context === context ? [roles] : [],
    ),
  );
  if (rolesHere.length === 0) return 401;
  return rolesHere.some((roles) => roles.includes(role)) ? 200 : 403;
};
