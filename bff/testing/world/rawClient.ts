import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request written as given: `fetch` would tidy its path and refuse its headers. */
export type RawRequest = {
  readonly method: string;
  /** Path and query, sent byte for byte. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
};

export type RawAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** The parsed JSON; undefined for anything else. */
  readonly json: unknown;
};

const answerOf = async (message: IncomingMessage): Promise<RawAnswer> => {
  const bytes = await buffer(message);
  const contentType = message.headers['content-type'] ?? '';
  const isJson = contentType.includes('json') && bytes.length > 0;
  return {
    status: message.statusCode ?? 0,
    contentType,
    headers: message.headers,
    bytes,
    json: isJson ? JSON.parse(bytes.toString()) : undefined,
  };
};

/** Sends requests as they are. @param agent whose connections they may use; `false`: each has its own, gone with its answer */
export const rawSender = (url: string, agent: Agent | false) => {
  const { hostname, port } = new URL(url);
  return ({ method, target, headers = {}, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent, hostname, port, method, path: target, headers: { ...length, ...headers } };
      const outgoing = request(options as never, (message) => answerOf(message).then(resolve, reject));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
};

/** Sends requests as they are over connections that are kept. */
export const createRawClient = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return { send: rawSender(url, agent), close: () => agent.destroy() };
};

export type RawClient = ReturnType<typeof createRawClient>;
