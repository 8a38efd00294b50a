import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAdmin, makeCorporation } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';
import { tracePool } from './tracedPool.ts';

type Value = { readonly stringValue?: string; readonly intValue?: number };
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};
type Sent = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: Span[] }[] }[];
};

/** A collector that keeps what it is sent. */
const startCollector = async () => {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    texts.push(`${request.url} ${JSON.stringify(sent)}`);
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, texts, stop: () => server.close() };
};

describe.skipIf(!hasPostgres())('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let postgres: Postgres;
  let server: TestServer;
  let jmac: Awaited<ReturnType<typeof makeAdmin>>;

  beforeAll(async () => {
    collector = await startCollector();
    postgres = await startPostgres();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUSTED_PROXIES: '1' };
    server = await startTestServer({ databaseUrl: postgres.url, env });
    jmac = await makeAdmin(server, 'JMAC', { name: '秘密 花子', email: 'secret-person@example.jp' });
  });
  afterAll(async () => {
    await server.stop();
    collector.stop();
    await postgres.stop();
  });
  beforeEach(() => {
    collector.spans.length = 0;
  });

  const spanOf = (name: string) =>
    vi.waitFor(() => {
      const found = collector.spans.find((span) => span.name === name);
      if (found === undefined)
        throw new Error(`no ${name} among ${collector.spans.map((span) => span.name)}`);
      return found;
    }, 60_000);
  const factOf = ({ attributes }: Span, key: string) => {
    const value = attributes.find((attribute) => attribute.key === key)?.value;
    return value?.stringValue ?? Number(value?.intValue);
  };

  it('name a request by its operation, with its status and the id that its answer has', async () => {
    const { headers } = await server.call('listCorporations', { session: jmac.session });
    const span = await spanOf('listCorporations');
    expect(factOf(span, 'http.response.status_code')).toBe(200);
    expect(factOf(span, 'hojo.request_id')).toBe(headers.get('x-request-id'));
  });

  it('have the statements of a request below it, by what they do to which table', async () => {
    await server.call('listCorporations', { session: jmac.session });
    const request = await spanOf('listCorporations');
    const session = await spanOf('SELECT session');
    expect(session).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(factOf(session, 'db.collection.name')).toBe('session');
  });

  it('have each statement once, also on a connection that was open before', async () => {
    const steps: string[] = [];
    const step = (name: string) => {
      steps.push(name);
      return undefined;
    };
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
    await pool.query('SELECT 1');
    tracePool(pool, { step });
    await pool.query('SELECT relname FROM pg_class');
    await pool.query('SELECT typname FROM pg_type');
    await pool.end();
    expect(steps).toEqual(['SELECT pg_class', 'SELECT pg_type']);
  });

  it('go on with the trace of a proxy that is believed', async () => {
    const traceId = 'a'.repeat(32);
    const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;
    await fetch(`${server.url}/api/meta/server_time`, { headers: { traceparent } });
    const span = await spanOf('getServerTime');
    expect(span).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
  });

  it('begin anew with each batch of a job', async () => {
    await server.runJobs();
    const job = await spanOf('job sweepFiles');
    expect(job.parentSpanId ?? '').toBe('');
  });

  it('hold no person, no value of a statement and no address', async () => {
    const corporation = await makeCorporation(server, { name: '秘密の株式会社' });
    await server.call('getCorporation', { session: jmac.session, path: { id: corporation.id } });
    await server.call('listCorporations', { session: jmac.session, query: { q: '秘密の株式会社' } });
    await spanOf('getCorporation');
    await spanOf('listCorporations');
    const { token } = jmac.session;
    const told = collector.texts.join('\n');
    for (const secret of ['秘密', 'secret-person', token, token.split('.')[0] ?? token, '/api/'])
      expect(told).not.toContain(secret);
    expect(told).toContain('/v1/traces');
  });

  it('that nobody takes keep nobody from answering or stopping', async () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
    const lonely = await startTestServer({ databaseUrl: postgres.url, env });
    expect((await lonely.call('getServerTime')).status).toBe(200);
    await lonely.stop();
  });
});
