import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContractDocument, mountedOperations } from '#bff/core/contractDocument.ts';
import { WebhookEvent } from '#bff/generated/contract/enums.ts';
import { htmlOf } from '#bff/platform/mail/htmlOf.ts';
import { LINK_KINDS } from '#bff/platform/mail/secrets.ts';
import { faultOfType } from '#bff/testing/contentTypes.ts';
import { type OidcServer, startOidcServer } from '#bff/testing/oidc/oidcServer.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { makeWebhook } from '#bff/testing/webhooks/webhooks.ts';
import { walkEverything } from '#bff/testing/world/walkEverything.ts';
import { walkIdentities } from '#bff/testing/world/walkIdentities.ts';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { copyOfDemo } from '../../prisma/seed/demoServer.ts';

let oidc: OidcServer;
let server: TestServer;

const TOLD_OF_ALL = 'told of all';

beforeAll(async () => {
  oidc = await startOidcServer({ options: await copyOfDemo() });
  server = oidc.server;
  await seedDemo(server.scopes);
  const { id: createdById } = await server.database.client.adminUser.findFirstOrThrow();
  await makeWebhook(server, { name: TOLD_OF_ALL, createdById });
});
afterAll(() => oidc.stop());

/** What is wrong with the type of an answer, and how many had one. */
const types = { faults: new Set<string>(), seen: new Map<string, number>() };

const lookAtType = async (operationId: string, contentType: string, bytes: Uint8Array): Promise<void> => {
  if (bytes.length === 0) return;
  const [type = ''] = contentType.split(';');
  types.seen.set(type, (types.seen.get(type) ?? 0) + 1);
  const fault = await faultOfType(contentType, bytes);
  if (fault !== null) types.faults.add(`${operationId}: ${fault}`);
};

/** The server, each of whose answers is looked at. */
const looking = (): TestServer => {
  const call: TestServer['call'] = async (operationId, options) => {
    const answer = await server.call(operationId, options);
    await lookAtType(operationId, answer.headers.get('content-type') ?? '', answer.bytes);
    return answer;
  };
  return { ...server, call };
};

/** The client checks every answer against the contract. */
it('every operation of the contract answers with success to those who may call it, on the demo', async () => {
  const watched = looking();
  const answered = new Set([...(await walkEverything(watched)), ...(await walkIdentities(watched))]);
  const published = mountedOperations().map(({ operationId }) => operationId);
  expect(published.filter((id) => !answered.has(id))).toEqual([]);
  expect(answered.size).toBe(published.length);
});

it('of all of this each body is what its Content-Type says, files and texts alike', () => {
  expect([...types.faults]).toEqual([]);
  const kinds = ['application/json', 'application/pdf', 'application/yaml', 'application/zip'];
  const texts = ['text/calendar', 'text/csv', 'text/html', 'text/plain'];
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  expect([...types.seen.keys()].toSorted()).toEqual([...kinds, sheet, ...texts].toSorted());
});

it('of all of this other systems are told every event of the contract, each once, with nothing of a person', async () => {
  await server.runJobs();
  const deliveries = await server.database.client.webhookDelivery.findMany({
    where: { webhook: { name: TOLD_OF_ALL } },
  });
  expect([...new Set(deliveries.map(({ event }) => event))].toSorted()).toEqual(
    Object.values(WebhookEvent).toSorted(),
  );
  expect(new Set(deliveries.map(({ auditSeq }) => auditSeq)).size).toBe(deliveries.length);
  const facts = loadContractDocument().components.schemas.WebhookMessage as {
    properties: { data: { properties: object } };
  };
  const known = Object.keys(facts.properties.data.properties);
  for (const { body } of deliveries) {
    const message = JSON.parse(body);
    expect(Object.keys(message.data).filter((name) => !known.includes(name))).toEqual([]);
    expect(message.data.url).toMatch(/^\/api\/admin\/[a-z_/]+\/\d+$/);
  }
});

describe('of the mails that all of this sends', () => {
  const linksIn = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];
  /** Words and ids, as in an address bar; nothing that somebody could not guess. */
  const PLAIN = /^https?:\/\/[^/]+(?:\/[a-z_]+|\/\d+)*$/;

  it('only those that set a password or confirm an address carry a secret', async () => {
    const mails = await server.database.client.mailMessage.findMany();
    const kindsWithSecrets = mails
      .filter(({ text }) => !linksIn(text).every((link) => PLAIN.test(link)))
      .map(({ kind }) => kind);
    expect([...new Set(kindsWithSecrets)].toSorted()).toEqual([...LINK_KINDS]);
    expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThan(LINK_KINDS.length + 5);
  });

  it('each says the same words as a page', async () => {
    const mails = await server.database.client.mailMessage.findMany();
    const bare = (text: string): string => text.replaceAll(/\s/gu, '');
    for (const { subject, text } of mails) {
      const words = `${subject}\n${text}`.replaceAll(/^[■・]|^－{10,}$/gmu, '');
      const html = htmlOf({ subject, text });
      const shown = html
        .slice(html.indexOf('<body'))
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(bare(shown), subject).toBe(bare(words));
    }
    expect(mails.length).toBeGreaterThan(50);
  });
});
