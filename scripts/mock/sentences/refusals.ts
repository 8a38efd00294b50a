import { asAdmin, asCompany, companyAtWork } from './people.ts';
import { refusalIn, refused, type Sentence, wrongBody } from './sentence.ts';

const NOWHERE = 999_999;
const NO_FILE = '0198f0d2-7c5e-7a51-9a0e-000000000000';

const rights: readonly Sentence[] = [
  {
    says: 'who may read a round and not make one is refused with 403',
    ask: async (partner) => {
      const session = await asAdmin(partner, 'cs');
      const read = await partner.call('getProject', { session, path: { id: 1 } });
      const change = await partner.call('updateProject', {
        session,
        path: { id: 1 },
        body: { name: '変更' },
      });
      return [read.status, refusalIn(change)];
    },
    sees: [200, refused(403, 1000)],
  },
  {
    says: 'the keys of connected systems are for JMAC alone',
    ask: async (partner) =>
      refusalIn(await partner.call('listMachineKeys', { session: await asAdmin(partner, 'maff') })),
    sees: refused(403, 1000),
  },
  {
    says: 'what there is not is not found',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const path = { id: NOWHERE };
      return [
        refusalIn(await partner.call('getProject', { session, path })),
        refusalIn(await partner.call('getSection', { session, path })),
        refusalIn(await partner.call('downloadAdminFile', { session, path: { id: NO_FILE } })),
      ];
    },
    sees: [refused(404, 1005), refused(404, 1005), refused(404, 1005)],
  },
  {
    says: 'what is another company’s is not found either',
    ask: async (partner) => {
      const office = await asAdmin(partner);
      const { session, page } = await companyAtWork(partner);
      const { body } = await partner.call('listSections', { session: office, query: { limit: 200 } });
      const foreign = body.items.find(({ mypage }) => mypage.id !== page.id);
      const path = { id: foreign?.id ?? 0 };
      const known = await partner.call('getSection', { session: office, path });
      return [known.status, refusalIn(await partner.call('getUserSection', { session, path }))];
    },
    sees: [200, refused(404, 1005)],
  },
  {
    says: 'an address that the contract does not have is not found',
    ask: async ({ url }) => {
      const answer = await fetch(`${url}/api/admin/projects`);
      return { type: answer.headers.get('content-type'), code: (await answer.json()).code };
    },
    sees: { type: 'application/problem+json; charset=utf-8', code: 1005 },
  },
];

const requests: readonly Sentence[] = [
  {
    says: 'what is missing is named, with a code of its own',
    ask: async ({ call }) =>
      refusalIn(await call('createAdminSession', wrongBody({ email: 'a@example.jp' }))),
    sees: refused(400, 1001, '/password 1001'),
  },
  {
    says: 'each wrong value is named by its place, and so is a property that nobody knows',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const wrong = wrongBody({ name: 5, round: 0, nobodyKnowsThis: true });
      return refusalIn(await partner.call('updateProject', { session, path: { id: 1 }, ...wrong }));
    },
    sees: refused(400, 1004, '/nobodyKnowsThis 1004', '/name 1004', '/round 1004'),
  },
  {
    says: 'a body that is no JSON, one of another type and none at all cannot be read',
    ask: async ({ call }) => {
      const form = { ...wrongBody('a=1'), headers: { 'content-type': 'text/plain' } };
      return [
        refusalIn(await call('createAdminSession', wrongBody('{'))),
        refusalIn(await call('createAdminSession', form)),
        refusalIn(await call('createAdminSession')),
      ];
    },
    sees: [refused(400, 1002), refused(400, 1002), refused(400, 1002)],
  },
  {
    says: 'an id that is none is a wrong value, and no unknown record',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      return refusalIn(await partner.call('getProject', { session, path: { id: 'first' as never } }));
    },
    sees: { status: 400, code: 1004 },
  },
  {
    says: 'a limit beyond the largest, an order that there is not and a made-up cursor are wrong values',
    ask: async (partner) => {
      const session = await asAdmin(partner);
      const queries = [{ limit: 100_000 }, { sort: 'colour' }, { cursor: 'made-up' }, { shoeSize: 42 }];
      const answers = queries.map((query) =>
        partner.call('listProjects', { session, query: query as never }),
      );
      return (await Promise.all(answers)).map(({ status, problem }) => [status, problem.code]);
    },
    sees: Array.from({ length: 4 }, () => [400, 1004]),
  },
  {
    says: 'who is not logged in hears that first, whatever else is wrong',
    ask: async ({ call }) =>
      refusalIn(await call('updateProject', { path: { id: NOWHERE }, ...wrongBody('{') })),
    sees: refused(401, 1006),
  },
  {
    says: 'who may not is told so before his request is looked at',
    ask: async (partner) => {
      const session = await asCompany(partner);
      const admin = await asAdmin(partner, 'maff');
      return [
        refusalIn(await partner.call('createProject', { session: admin, ...wrongBody({}) })),
        refusalIn(await partner.call('createProject', { session, ...wrongBody({}) })),
      ];
    },
    sees: [refused(403, 1000), refused(401, 1006)],
  },
];

export const refusals: readonly Sentence[] = [...rights, ...requests];
