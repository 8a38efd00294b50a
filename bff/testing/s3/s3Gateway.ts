import { createHash } from 'node:crypto';
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What becomes of what is asked. */
export type S3Mood =
  /** Answers as Amazon's service does. */
  | 'well'
  /** Hangs up. */
  | 'away'
  /** Takes everything and says nothing. */
  | 'silent'
  /** Asks to be asked later. */
  | 'busy'
  /** Lets a file arrive with another first byte. */
  | 'damaging'
  /** The same, on a way that nobody checks. */
  | 'damagingUnseen'
  /** Keeps what it is given, and hangs up before it says so. */
  | 'forgetful'
  /** Hangs up on who wants to remove something. */
  | 'clinging';

const xmlError = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xmlError(code));
};

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const damaged = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  copy[0] = (copy[0] ?? 0) ^ 1;
  return copy;
};

/** Hands a request on as it came, with the body that it has by now. */
const handOn = (port: number, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = request;
    const { expect: _, 'transfer-encoding': __, ...others } = headers;
    const length = body.length > 0 || method === 'PUT' ? { 'content-length': body.length } : {};
    ask({ port, host: '127.0.0.1', method, path: url, headers: { ...others, ...length } }, resolve)
      .on('error', reject)
      .end(body);
  });

/** @returns the address at which it can be reached */
const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

const nameOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

/** Who reads a name while it is written waits: the server of the tests would hand out the half. */
const createWholeFiles = () => {
  const writes = new Map<string, Promise<unknown>>();
  return {
    written: async (url: string): Promise<void> => {
      await writes.get(url);
    },
    write: async <Answer>(url: string, write: () => Promise<Answer>): Promise<Answer> => {
      const answer = Promise.resolve(writes.get(url)).then(write);
      writes.set(
        url,
        answer.catch(() => undefined),
      );
      return answer;
    },
  };
};

/**
 * The way to an S3 server, where a test can make trouble. It adds what the server of the tests lacks and Amazon's has:
 * a file is there whole or not at all, it is compared with the SHA-256 that comes with it, which stands in the answer,
 * and a name can be asked to be new.
 */
export const startS3Gateway = async (serverPort: number) => {
  let mood: S3Mood = 'well';
  const asked: string[] = [];
  const names = new Set<string>();
  const files = createWholeFiles();

  const put = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers } = request;
    const sent = await buffer(request);
    const bytes = mood.startsWith('damaging') ? damaged(sent) : sent;
    const expected = mood === 'damagingUnseen' ? undefined : headerOf(headers, 'x-amz-checksum-sha256');
    if (expected !== undefined && expected !== sha256Of(bytes)) return refuse(response, 400, 'BadDigest');
    if (headers['if-none-match'] === '*' && names.has(nameOf(request)))
      return refuse(response, 412, 'PreconditionFailed');
    names.add(nameOf(request));
    const answer = await files.write(nameOf(request), () => handOn(serverPort, request, bytes));
    if (mood === 'forgetful') return void response.destroy();
    const seen = expected === undefined ? {} : { 'x-amz-checksum-sha256': expected };
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...seen });
    answer.pipe(response);
  };

  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${nameOf(request)}`);
    if (mood === 'away' || (mood === 'clinging' && request.method === 'DELETE'))
      return void request.destroy();
    if (mood === 'silent') return void request.resume();
    if (mood === 'busy') return refuse(response, 503, 'SlowDown');
    if (request.method === 'PUT' && request.headers['x-amz-copy-source'] === undefined)
      return put(request, response);
    if (request.method === 'DELETE') names.delete(nameOf(request));
    await files.written(nameOf(request));
    const answer = await handOn(serverPort, request, await buffer(request));
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  return {
    endpoint: await listen(server),
    /** Method and path of everything that was asked, in order. */
    asked,
    be: (next: S3Mood) => {
      mood = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
