import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContractDocument, mountedOperations } from '#bff/core/contractDocument.ts';
import { sessionHeader } from '#bff/testing/hostile/hostileRequests.ts';
import { complaintsAbout } from '#bff/testing/matrix/complaints.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { callAbout } from '#bff/testing/world/callAbout.ts';
import { createRawClient, type RawClient } from '#bff/testing/world/rawClient.ts';
import { makeWorld, sessionIn, type World } from '#bff/testing/world/world.ts';
import { contextOf, worldRequest } from '#bff/testing/world/worldRequests.ts';

/*
 * Figures that the contract allows and no rule compared: above all costs, below what was excluded, the largest of all.
 * A sentence or a record, never a fault, and every page can be read afterwards.
 */

type Schema = { readonly [name: string]: unknown };

const document = loadContractDocument();
const operations = mountedOperations();
const changes = operations.filter(
  ({ method }) => method === 'patch' || method === 'post' || method === 'put',
);

let server: TestServer;
let world: World;
let client: RawClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  client = createRawClient(server.url);
});
afterAll(async () => {
  client.close();
  await server.stop();
});

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pointed = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), document);

const resolved = (value: unknown): Schema => {
  if (!isObject(value)) return {};
  return typeof value.$ref === 'string' ? { ...resolved(pointed(value.$ref)), ...value } : value;
};

/** What a subsidy is a multiple of: the largest of all is refused for its last digits alone. */
const UNIT = 1000;

/** Each figure at the top of a body, with the least and the largest that the contract allows. */
const figuresOf = (schema: Schema): readonly (readonly [string, number])[] => {
  const parts = [schema, ...[schema.allOf, schema.oneOf, schema.anyOf].flat().map(resolved)];
  return parts.flatMap((part) =>
    Object.entries(isObject(part.properties) ? part.properties : {}).flatMap(([name, property]) => {
      const own = resolved(property);
      const options = [own, ...[own.anyOf, own.oneOf].flat().map(resolved)];
      const figure = options.find(({ type, enum: values }) => type === 'integer' && values === undefined);
      if (figure === undefined) return [];
      const { minimum = 0, maximum = 0 } = figure as { readonly minimum?: number; readonly maximum?: number };
      return [minimum, 1, maximum, maximum - (maximum % UNIT)].map((value) => [name, value] as const);
    }),
  );
};

const bodySchemaOf = ({ path, method }: (typeof changes)[number]): Schema => {
  const operation = resolved(resolved(document.paths[path])[method]);
  const content = resolved(operation.requestBody).content;
  return isObject(content) ? resolved(resolved(content['application/json']).schema) : {};
};

const requestsTo = (operation: (typeof changes)[number]) => {
  const request = worldRequest(document, world, operation);
  const context = contextOf(operation);
  if (context === undefined || request.isUpload) return [];
  const target = operation.path.replaceAll(/\{([^}]+)\}/g, (_match, name: string) =>
    String(request.path[name] ?? ''),
  );
  return figuresOf(bodySchemaOf(operation)).map(([name, value]) => {
    const body =
      operation.method === 'patch' ? { [name]: value } : { ...(request.body ?? {}), [name]: value };
    const headers = { ...sessionHeader(sessionIn(world, context)), 'content-type': 'application/json' };
    return { method: operation.method.toUpperCase(), target, headers, body: JSON.stringify(body) };
  });
};

it('a figure at its edges is a sentence or a record, and all that shows it is still shown', async () => {
  const requests = changes.flatMap(requestsTo);
  const faults = await complaintsAbout(requests, async (request) => {
    const { status } = await client.send(request);
    return status < 500 ? undefined : `${request.method} ${request.target} ${request.body} → ${status}`;
  });
  expect(faults).toEqual([]);
  expect(requests.length).toBeGreaterThan(200);
  const reads = operations.filter(({ method }) => method === 'get');
  const unread = await complaintsAbout(reads, async (operation) => {
    const session = sessionIn(world, contextOf(operation) ?? 'admin');
    const { status } = await callAbout(server, { operation, about: world, session });
    return status < 500 ? undefined : `${operation.operationId} → ${status}`;
  });
  expect(unread).toEqual([]);
});
