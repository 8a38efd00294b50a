import type { OperationId } from '#bff/core/contractDocument.ts';
import type { BodyOf } from '#bff/http/handlers.ts';
import type { CallOptions, TestSession } from '#bff/testing/client.ts';
import { doneByTwo } from '#bff/testing/connections.ts';
import { signIn } from '#bff/testing/people.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { DEMO_PASSWORD as password } from '../../../prisma/seed/demo.ts';

const agentOf = (system: string, browser: string): string =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;

/** How browsers name themselves. */
export const BROWSERS = {
  desk: agentOf('Windows NT 10.0; Win64; x64', 'Chrome/141.0.0.0 Safari/537.36'),
  phone: agentOf('iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Version/18.0 Safari/604.1'),
};

/** Between one act and the next, so that what is listed by its time has one order. */
const STEP_MS = 30_000;

/** 事務局 次郎 of the demo. */
const SECOND_JMAC = 6;

type Act = <Id extends OperationId>(id: Id, options: CallOptions<Id>) => Promise<BodyOf<Id>>;

/** What people do on a server. */
export type Acts = {
  readonly server: TestServer;
  /** Does something. @throws Error where the server refuses */
  readonly act: Act;
  /** Asks for what needs two people, and nobody decides it. */
  readonly ask: Act;
  /** The same as `act`, and what it is answered is shown by stories. */
  readonly keep: Act;
  /** What was kept, by operation and by the numbers in its address. */
  readonly kept: Record<string, Record<string, object>>;
};

/** Nothing is done yet. */
export const beginActs = (server: TestServer): Acts => {
  const kept: Acts['kept'] = {};
  const call = async <Id extends OperationId>(id: Id, options: CallOptions<Id>) => {
    server.setNow(new Date(server.now().getTime() + STEP_MS));
    const answer = await server.call(id, options);
    if (answer.status >= 400)
      throw new Error(`${id} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  /** The second of JMAC approves at once what needs two people. */
  const done = async <Id extends OperationId>(
    options: CallOptions<Id>,
    answer: Awaited<ReturnType<typeof call<Id>>>,
  ): Promise<BodyOf<Id>> => {
    if (answer.status !== 202) return answer.body;
    const second = await signIn(server, 'admin', SECOND_JMAC);
    return (await doneByTwo(server, options.session, answer, second)) as BodyOf<Id>;
  };
  const act: Act = async (id, options) => done(options, await call(id, options));
  const keep: Act = async (id, options) => {
    const answer = await call(id, options);
    kept[id] = { ...kept[id], [Object.values(options.path ?? {}).join('/')]: Object(answer.body) };
    return done(options, answer);
  };
  const ask: Act = async (id, options) => (await call(id, options)).body;
  return { server, act, ask, keep, kept };
};

/** Somebody of the office logs in, in a way that is kept or not. */
export const logIn = async (how: Act, name: string, browser = BROWSERS.desk): Promise<TestSession> => {
  const body = { email: `${name}@example.jp`, password };
  const { token } = await how('createAdminSession', { body, headers: { 'user-agent': browser } });
  return { context: 'admin', token };
};

/** 株式会社豆くら logs in. */
export const logInMamekura = async (how: Act, browser = BROWSERS.desk): Promise<TestSession> => {
  const body = { email: 'mamekura@example.jp', password, projectID: 5 };
  const { token } = await how('createUserSession', { body, headers: { 'user-agent': browser } });
  return { context: 'user', token };
};
