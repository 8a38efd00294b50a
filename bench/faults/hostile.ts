/** Requests that nobody sends by accident (F11): broken in the contract's terms, and broken as HTTP. */
import { loadContractDocument, mountedOperations } from '../../bff/core/contractDocument.ts';
import { ErrorCodeLabel } from '../../bff/generated/contract/enums.ts';
import { hostileRequestsTo } from '../../bff/testing/hostile/hostileRequests.ts';
import { at, TEST_NOW } from '../../bff/testing/server.ts';
import { keepSessions } from '../../bff/testing/undertaking.ts';
import { createRandom } from '../../bff/testing/world/random.ts';
import { createRawClient } from '../../bff/testing/world/rawClient.ts';
import { makeWorld } from '../../bff/testing/world/world.ts';
import { fault } from './frame/fault.ts';
import type { Stage } from './frame/stage.ts';
import { must } from './tools/ask.ts';
import { makeProduct } from './tools/maker.ts';
import { rawRequest } from './tools/rawRequests.ts';
import { converse } from './tools/sockets.ts';

type Size = { readonly perOperation: number; readonly raw: number };

const SEED = 20_261_120;

const codes = new Set(Object.keys(ErrorCodeLabel).map(Number));

type Seen = { readonly status: number; readonly contentType: string; readonly code: number | undefined };

/** What is wrong with an answer; undefined when it is a success, or a refusal as the contract writes them. */
const complaintAbout = ({ status, contentType, code }: Seen): string | undefined => {
  if (status < 400) return undefined;
  if (status >= 500) return `answers ${status}`;
  if (!contentType.startsWith('application/problem+json')) return `${status} is ${contentType}`;
  return codes.has(code ?? 0) ? undefined : `${status} says code ${code}`;
};

const codeIn = (json: unknown): number | undefined => (json as { code?: number } | undefined)?.code;

/** The parts of an answer that was heard on a socket; a connection closed without one has status 0. */
const partsOf = (heard: string): Seen => {
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0);
  const contentType = /\r\ncontent-type: ([^\r]*)/i.exec(heard)?.[1] ?? '';
  const code = /"code":(\d{4})/.exec(heard)?.[1];
  return { status, contentType, code: code === undefined ? undefined : Number(code) };
};

type Tally = { readonly complaints: string[]; readonly statuses: Map<number, number> };

/** The first line of a request for a page or a file of the web app: only what lies under /api speaks the contract. */
const PAGE = /^[A-Z]+ \/(?!api\/)/;

const isMissingPage = (what: string, { status, contentType }: Seen): boolean =>
  status === 404 && contentType.startsWith('text/plain') && PAGE.test(what);

const count = ({ complaints, statuses }: Tally, what: string, seen: Seen): void => {
  statuses.set(seen.status, (statuses.get(seen.status) ?? 0) + 1);
  const complaint = isMissingPage(what, seen) ? undefined : complaintAbout(seen);
  if (complaint !== undefined) complaints.push(`${what.slice(0, 120)} ${complaint}`);
};

const AT_ONCE = 8;
const PATIENCE_MS = 30_000;

/** Raw requests, a few at once. */
const sendRaw = async (stage: Stage, url: string, raw: number, tally: Tally): Promise<void> => {
  const random = createRandom(SEED);
  for (let sent = 0; sent < raw; sent += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, () => rawRequest(random));
    const heard = await Promise.all(requests.map((bytes) => converse(url, bytes, PATIENCE_MS)));
    for (const [index, answer] of heard.entries()) {
      count(tally, requests[index]?.toString('latin1') ?? '', partsOf(answer));
    }
    stage.moved();
  }
};

/** More than a mixed load may take: every operation there is is asked, and every kind of file looked into. */
const MEMORY_MB = 400;

const run = async (stage: Stage, { perOperation, raw }: Size): Promise<void> => {
  const { maker, demo } = await makeProduct(stage);
  const world = await at(maker, TEST_NOW, () => makeWorld(maker));
  await keepSessions(maker);
  const server = await stage.start(demo);
  const client = createRawClient(server.url.replace('127.0.0.1', 'localhost'));
  stage.later(client.close);
  const given = { document: loadContractDocument(), world, random: createRandom(SEED) };
  const tally: Tally = { complaints: [], statuses: new Map() };
  for (const operation of mountedOperations()) {
    const requests = hostileRequestsTo(given, operation, perOperation);
    const answers = await Promise.all(requests.map((request) => client.send(request)));
    for (const { status, contentType, json } of answers) {
      count(tally, operation.operationId, { status, contentType, code: codeIn(json) });
    }
    stage.moved();
  }
  await sendRaw(stage, server.url, raw, tally);
  const memoryMb = server.memoryMb();
  const said = [...tally.statuses].toSorted(([one], [other]) => one - other);
  stage.figure(said.map(([status, times]) => `${times} × ${status === 0 ? 'closed' : status}`).join(', '));
  stage.rule('no answer is a 5xx, each refusal has a documented code', tally.complaints);
  await must(server.url, { path: '/healthz' });
  stage.rule('the process lives', []);
  stage.mark('memory', memoryMb, MEMORY_MB, 'MB');
};

export const hostileRequests = fault<Size>({
  id: 'F11',
  what: 'malformed requests, over HTTP and on bare sockets',
  mark: '10,000: no 5xx, no crash, each answer a documented code',
  test: 'bff/http/hostileRequests.slow.test.ts, bff/httpServer.test.ts',
  needs: ['postgres'],
  full: { perOperation: 32, raw: 4_000 },
  quick: { perOperation: 1, raw: 80 },
  run,
});
