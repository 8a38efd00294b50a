import type { TestSession } from './client.ts';
import type { TestServer } from './server.ts';
import { type Desk, handIn, makeDesk } from './undertaking.ts';

/** What tests of the review send back: one finding. */
export const returnItems = [{ reviewCategory: 2, comment: '発注日が交付決定日より前の日付です。' }];

/** Ways of tests to bring a section to the desk and to decide about it. */
export const reviewTools = (server: () => TestServer) => {
  const submitted = async (section: object = {}): Promise<Desk> => {
    const desk = await makeDesk(server(), { section });
    const { answer } = await handIn(server(), desk);
    if (answer.status !== 200) throw new Error(`submit: ${answer.problem.detail}`);
    return desk;
  };
  const act = (session: TestSession, id: number, body: object) =>
    server().call('updateSection', { session, body: { id, ...body } as never });
  const sendBack = (desk: Desk, extra: object = {}) =>
    act(desk.jmac.session, desk.section.id, {
      action: 'return',
      returnItems,
      returnDueOn: '2026-11-30',
      ...extra,
    });
  return { submitted, act, sendBack };
};
