import type { TestSession } from './client.ts';
import { approvedAct } from './fourEyes.ts';
import type { TestServer } from './server.ts';

/*
 * Keys and webhooks, which two people make (domain 12): the first has asked, the second approves, and its secret is shown.
 */

type Asked = Parameters<typeof approvedAct>[1];

/**
 * What an operation that answered 202 would have answered one who may do it alone: it is approvedAct by another JMAC.
 * @returns undefined for what shows nothing
 */
export const doneByTwo = async (
  server: TestServer,
  session: TestSession | undefined,
  asked: Asked,
  by?: TestSession,
) => {
  const { act, issued } = await approvedAct(server, asked, by);
  const path = { id: Number(act.subjectId) };
  if (act.subjectKind === 'MachineKey') {
    const { body: key } = await server.call('getMachineKey', { session, path });
    return issued === null ? key : { key, token: issued };
  }
  if (act.subjectKind === 'Webhook') {
    const { body: webhook } = await server.call('getWebhook', { session, path });
    return issued === null ? webhook : { webhook, secret: issued };
  }
  return undefined;
};
