import { afterAll, beforeAll, it } from 'vitest';
import { makeCompleteDraft, programmes } from '../testing/applications.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.stop());
it('x', async () => {
  const d = await makeCompleteDraft(server, programmes.business);
  for (const body of [{ contactPhone: '０３-１２３４-５６７８' }, { contactPhone: '03-12' }, { postalCode: '〒100-0001' }, { nameKana: 'かぶしきがいしゃ' }, { corporateNumber: '7999' },{capital: '１,０００' }, { establishedOn: '令和元年5月1日' }, {contactEmail:'a@'}] as const) {
    const a = await server.call('updateGeneralApplicationSelf', { session: d.session, body: body as never });
    console.log(JSON.stringify(body), a.status, JSON.stringify(a.problem?.errors ?? ''), );
  }
});
