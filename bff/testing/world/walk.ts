import type { OperationId } from '#bff/core/contractDocument.ts';
import type { BodyOf } from '#bff/http/handlers.ts';
import type { CallOptions, TestSession } from '../client.ts';
import { doneByTwo } from '../connections.ts';
import type { TestServer } from '../server.ts';
import { pdfOf } from '../undertaking.ts';

/** Calls operations one after the other and remembers which answered with success. */
export const createWalk = (server: TestServer) => {
  const answered = new Set<string>();
  const step = async <Id extends OperationId>(id: Id, options: CallOptions<Id> = {}): Promise<BodyOf<Id>> => {
    const answer = await server.call(id, options);
    const { status, body, problem } = answer;
    if (status === 202) {
      answered.add(id);
      return (await doneByTwo(server, options.session, answer)) as BodyOf<Id>;
    }
    if (status >= 300) throw new Error(`${id} answers ${status} ${JSON.stringify(problem)}`);
    answered.add(id);
    return body;
  };
  /** Operations that exist once for each family have one shape; their names are put together. */
  const named = (
    id: string,
    options: object = {},
  ): Promise<{ id: number; token: string } & Record<string, unknown>> =>
    step(id as OperationId, options as CallOptions<OperationId>) as never;
  const upload = (id: string, session: TestSession, meta: object, content = pdfOf(id)) =>
    named(id, { session, body: { meta }, file: { name: 'a.pdf', content } }) as Promise<unknown> as Promise<{
      id: string;
    }>;
  /** The token in the link of the newest mail to somebody. */
  const mailedToken = async (email: string): Promise<string> => {
    await server.runJobs('sendPasswordLinks', 'sendMails');
    const mail = server.mails.findLast(({ to, text }) => to === email && /token=/.test(text));
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`no link was mailed to ${email}`);
    return token;
  };
  return { server, answered, step, named, upload, mailedToken };
};

export type Walk = ReturnType<typeof createWalk>;
