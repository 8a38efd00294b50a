import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { secretText, signedHeaders } from '#bff/platform/webhooks/sign.ts';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { startDemoServer } from '../../../prisma/seed/demoServer.ts';
import { markdownOf } from './guide.ts';
import { GUIDE_PAGES } from './pages.ts';
import { isGenuine } from './text/samples/checkSignature.mjs';
import { readAll } from './text/samples/readAll.mjs';

/*
 * A partner's first hour: whatever the guide offers to copy is run as it stands there, in its order, against the real
 * server with the demo's data.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

type Step = { readonly status: string; readonly commands: string };

/** The commands of a page, each with the status that the page promises. */
const stepsOf = (slug: string, origin: string): Step[] => {
  const { sessions } = server.scopes.config;
  const text = markdownOf(slug, loadContractDocument(), { publicOrigin: origin, sessions });
  return [...text.matchAll(/^```sh (\d{3})\n([\s\S]*?)^```$/gm)].map(([, status = '', commands = '']) => ({
    status,
    commands,
  }));
};

const MARK = '@@ end of a step @@';

/** Runs the steps in one shell, as somebody pastes them. @returns what each wrote */
const outputsOf = async (steps: readonly Step[]): Promise<string[]> => {
  const script = steps.map(({ commands }) => `${commands}\necho '${MARK}'\n`).join('');
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-euc', script]);
  expect(stderr).toBe('');
  return stdout.split(MARK).slice(0, -1);
};

const withCommands = ['first_call', 'rounds', 'changes_and_retries'];

describe.skipIf(!isThere('curl') || !isThere('bash'))('what is copied from the page', () => {
  it.each(withCommands)('%s answers as the page says, step by step', async (slug) => {
    const steps = stepsOf(slug, server.url);
    expect(steps.length).toBeGreaterThan(1);
    const outputs = await outputsOf(steps);
    expect(outputs.map((output) => output.trim().split('\n').at(-1))).toEqual(
      steps.map(({ status }) => status),
    );
  });

  it('changes_and_retries tells a changed record from a key that was used before, under one code', async () => {
    const outputs = await outputsOf(stepsOf('changes_and_retries', server.url));
    const problems = outputs
      .flatMap((output) => output.match(/\{"type".*\}/g) ?? [])
      .map((text) => JSON.parse(text));
    expect(problems.map(({ code, reason }) => [code, reason])).toEqual([
      [1004, 'recordChanged'],
      [1004, 'keyReused'],
    ]);
  });

  it('on no other page is there a command that nobody runs', () => {
    const others = GUIDE_PAGES.map(({ slug }) => slug).filter((slug) => !withCommands.includes(slug));
    expect(others.flatMap((slug) => stepsOf(slug, server.url))).toEqual([]);
  });
});

describe('the address that an error answer names', () => {
  it('is a page about its code', async () => {
    const answer = await fetch(`${server.url}/api/admin/project`);
    const { type, code } = (await answer.json()) as { type: string; code: number };
    const page = await fetch(new URL(type, answer.url));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(`<h1>${code} `);
  });

  it('has no page for a code that there is not', async () => {
    expect((await fetch(`${server.url}/api/docs/errors/1234`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/docs/errors`)).status).toBe(200);
  });
});

const collected = async (rows: AsyncIterable<unknown>): Promise<unknown[]> => {
  const all = [];
  for await (const row of rows) all.push(row);
  return all;
};

describe('the program that reads a list', () => {
  it('reads every row once, page by page', async () => {
    const { headers, token } = await makeMachineKey(server);
    const rows = await collected(readAll(`${server.url}/api/admin/project?limit=3`, token));
    const { body } = await server.call('listProjects', { query: { limit: 200 }, headers });
    expect(rows).toEqual(body.items);
    expect(rows.length).toBeGreaterThan(3);
  });

  it('waits and asks again where it is told to, and says why it gives up', async () => {
    const answers = [
      { status: 503, body: {} },
      { status: 429, body: {} },
      { status: 200, body: { items: [1], nextCursor: null } },
      { status: 403, body: { code: 1000, reason: 'accessDenied', detail: '権限', requestId: 'r-1' } },
    ];
    const busy = createServer((_request, response) => {
      const { status, body } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'retry-after': '0' }).end(JSON.stringify(body));
    });
    await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(busy.address() as { port: number }).port}/`;
    expect(await collected(readAll(address, 'key'))).toEqual([1]);
    await expect(collected(readAll(address, 'key'))).rejects.toThrow('1000 accessDenied: 権限 (r-1)');
    busy.close();
  });
});

describe('the program that checks a signature', () => {
  const secret = Buffer.alloc(32, 7);
  const other = Buffer.alloc(32, 8);
  const message = { id: 'msg_1', seconds: 1_795_000_000, body: '{"type":"paymentPaid"}' };
  const told = secretText(secret);

  it('takes what this server signs, also while two secrets hold', () => {
    for (const secrets of [[secret], [other, secret]]) {
      const headers = signedHeaders(message, secrets);
      expect(isGenuine(headers, message.body, told, message.seconds + 299)).toBe(true);
    }
  });

  it('refuses another body, another secret, an old message, and what has no signature', () => {
    const headers = signedHeaders(message, [secret]);
    expect(isGenuine(headers, `${message.body} `, told, message.seconds)).toBe(false);
    expect(isGenuine(headers, message.body, secretText(other), message.seconds)).toBe(false);
    expect(isGenuine(headers, message.body, told, message.seconds + 301)).toBe(false);
    expect(isGenuine({}, message.body, told, message.seconds)).toBe(false);
  });
});
