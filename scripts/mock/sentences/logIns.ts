import { proposedIn } from '#bff/testing/fourEyes.ts';
import { DEMO_PASSWORD as password } from '../../../prisma/seed/demo.ts';
import {
  APPLICANT_ROUND,
  addressOf,
  asAdmin,
  asApplicant,
  asCompany,
  byKey,
  COMPANY_ROUND,
  logApplicantIn,
  logCompanyIn,
} from './people.ts';
import { type Partner, refusalIn, refused, type Sentence } from './sentence.ts';

const administrators = ['jmac', 'maff', 'cs', 'inspector', 'backoffice'] as const;

const IDLE_TOO_LONG_MINUTES = 31;

/** The smallest limit of a key. */
const FEW = 10;

const readRounds = ({ call }: Partner, token: string) =>
  call('listProjects', { ...byKey(token), query: { limit: 1 } });

const tryToLogIn = ({ call }: Partner, body: { readonly email: string; readonly password: string }) =>
  call('createAdminSession', { body });

const admitted: readonly Sentence[] = [
  {
    says: 'each kind of administrator logs in with the password of the README',
    ask: ({ call }) =>
      Promise.all(
        administrators.map(async (name) => {
          const body = { email: addressOf(name), password };
          const { status, body: session } = await call('createAdminSession', { body });
          return [status, session.adminUser.type, session.adminUser.email];
        }),
      ),
    sees: administrators.map((name, type) => [201, type, addressOf(name)]),
  },
  {
    says: 'a company logs in at the round in which it takes part',
    ask: async (partner) => {
      const { status, body } = await logCompanyIn(partner);
      return { status, name: body.user.corporationName, round: body.user.projectId };
    },
    sees: { status: 201, name: '株式会社豆くら', round: COMPANY_ROUND },
  },
  {
    says: 'an applicant logs in at the log-in of the family',
    ask: async (partner) => {
      const { status, body } = await logApplicantIn(partner);
      return { status, round: body.applicationUser.projectId };
    },
    sees: { status: 201, round: APPLICANT_ROUND },
  },
  {
    says: 'a connected system reads with its key, and is told what is left of its limit',
    ask: async ({ call }) => {
      const { status, headers, body } = await call('listProjects', byKey());
      return { status, total: body.total, policy: headers.get('ratelimit-policy') };
    },
    sees: { status: 200, total: 13, policy: '"minute";q=300;w=60' },
  },
  {
    says: 'a key that has called too often is told when to come again',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const body = {
        name: '見本の連携',
        scopes: ['projects.read'],
        projectIds: null,
        requestsPerMinute: FEW,
      } as const;
      const asked = await partner.call('createMachineKey', {
        session,
        body: { ...body, scopes: [...body.scopes] },
      });
      // Two people make a key: the second is shown it, this once.
      const made = await partner.call('updatePendingAct', {
        session: await asAdmin(partner, 'jmac2'),
        path: { id: proposedIn(asked) },
        body: { action: 'approve' },
      });
      const calls: Awaited<ReturnType<typeof readRounds>>[] = [];
      for (let count = 0; count <= FEW; count += 1)
        calls.push(await readRounds(partner, made.body.issued ?? ''));
      const last = calls.at(-1);
      return {
        statuses: [...new Set(calls.map(({ status }) => status))],
        code: last?.problem.code,
        isTold: Number(last?.headers.get('retry-after')) > 0,
      };
    },
    sees: { statuses: [200, 429], code: 1100, isTold: true },
  },
];

const refusedAtTheDoor: readonly Sentence[] = [
  {
    says: 'a wrong password and an unknown address are refused in the same words',
    ask: async (partner) => {
      const wrong = await tryToLogIn(partner, { email: addressOf('maff'), password: 'Wrong-2026!' });
      const unknown = await tryToLogIn(partner, { email: 'nobody@example.jp', password });
      return { wrong: refusalIn(wrong), isSame: wrong.problem.detail === unknown.problem.detail };
    },
    sees: { wrong: refused(401, 1006), isSame: true },
  },
  {
    says: 'a company is not let in at a round in which it takes no part',
    ask: async (partner) => refusalIn(await logCompanyIn(partner, 2)),
    sees: refused(401, 1006),
  },
  {
    says: 'an applicant is not let in at the log-in of another family',
    ask: async ({ call }) => {
      const body = { email: 'yasashii@example.jp', password, projectID: APPLICANT_ROUND };
      return refusalIn(await call('createNotoApplicationSession', { body }));
    },
    sees: refused(401, 1006),
  },
  {
    says: 'a key that nobody has made is refused',
    ask: async ({ call }) =>
      refusalIn(await call('listProjects', byKey(`hojo_${'0'.repeat(16)}.${'x'.repeat(43)}`))),
    sees: refused(401, 1006),
  },
  {
    says: 'a connected system changes nothing: an operation that names no key asks for a log-in',
    ask: async ({ call }) =>
      refusalIn(await call('updateProject', { ...byKey(), path: { id: 1 }, body: { name: '変更' } })),
    sees: refused(401, 1006),
  },
];

const sessions: readonly Sentence[] = [
  {
    says: 'no session, and a session that nobody has, are asked to log in',
    ask: async ({ call }) => {
      const token = `0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11.${'a'.repeat(43)}`;
      const strange = await call('listProjects', { session: { context: 'admin', token } });
      return [refusalIn(await call('listProjects')), refusalIn(strange)];
    },
    sees: [refused(401, 1006), refused(401, 1006)],
  },
  {
    says: 'the session of a company opens nothing of the office, and the other way round',
    ask: async (partner) => {
      const { token } = await asCompany(partner);
      const office = await asAdmin(partner);
      const query = { projectID: COMPANY_ROUND, corporationID: 1 };
      const own = { context: 'user', token: office.token } as const;
      return [
        refusalIn(await partner.call('listProjects', { session: { context: 'admin', token } })),
        refusalIn(await partner.call('getUserMyPage', { session: own, query })),
      ];
    },
    sees: [refused(401, 1006), refused(401, 1006)],
  },
  {
    says: 'the session of an applicant opens no application of another family',
    ask: async (partner) => {
      const { token } = await asApplicant(partner);
      return refusalIn(await partner.call('getNotoApplicationSelf', { session: { context: 'noto', token } }));
    },
    sees: refused(401, 1006),
  },
  {
    says: 'a session that was idle too long says so by its code',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      return partner.later(IDLE_TOO_LONG_MINUTES, async () =>
        refusalIn(await partner.call('listProjects', { session })),
      );
    },
    sees: refused(401, 1007),
  },
  {
    says: 'a session that was ended is over',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const ended = await partner.call('invalidateAdminSession', { session });
      return [ended.status, refusalIn(await partner.call('listProjects', { session })).status];
    },
    sees: [204, 401],
  },
];

export const logIns: readonly Sentence[] = [...admitted, ...refusedAtTheDoor, ...sessions];
