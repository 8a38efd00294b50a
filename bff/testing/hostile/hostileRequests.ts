import type { ContractDocument, MountedOperation } from '#bff/core/contractDocument.ts';
import { SESSION_SCHEMES } from '#bff/http/middleware/sessionHeaders.ts';
import type { TestSession } from '../client.ts';
import type { Random } from '../world/random.ts';
import type { RawRequest } from '../world/rawClient.ts';
import { sessionIn, type World } from '../world/world.ts';
import { contextOf, type WorldRequest, worldRequest } from '../world/worldRequests.ts';
import {
  hostileBodies,
  hostileHeaders,
  hostilePathIds,
  hostileQueries,
  withHostileValue,
} from './hostileValues.ts';

/** The header that carries a session. */
export const sessionHeader = (session: TestSession): Record<string, string> => {
  const scheme = [...SESSION_SCHEMES.values()].find(({ context }) => context === session.context);
  return scheme === undefined ? {} : { [scheme.header]: session.token };
};

/** Two well-formed parts and one file, as a browser sends them. */
export const multipart = (
  meta: string,
  fileName: string,
  content: Buffer,
): { type: string; body: Buffer } => {
  const boundary = '----hojo';
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="meta"\r\n\r\n${meta}\r\n` +
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
};

type Parts = {
  path: Record<string, string>;
  query: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const contentOf = ({ body, isUpload }: WorldRequest, text = JSON.stringify(body ?? {})) => {
  if (isUpload) return multipart(text, 'a.pdf', PDF);
  return { type: 'application/json', body: text };
};

const searchOf = (query: WorldRequest['query']): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

type Twist = (parts: Parts, request: WorldRequest, random: Random) => Parts;

const twistPath: Twist = (parts, _request, random) => {
  const name = random.pick(Object.keys(parts.path));
  return { ...parts, path: { ...parts.path, [name]: random.pick(hostilePathIds) } };
};

const twistQuery: Twist = (parts, _request, random) => ({
  ...parts,
  query: [parts.query, random.pick(hostileQueries)].filter((part) => part !== '').join('&'),
});

const twistHeaders: Twist = (parts, _request, random) => ({
  ...parts,
  headers: { ...parts.headers, ...random.pick(hostileHeaders) },
});

const replaceBody: Twist = (parts, _request, random) => {
  const { type, body } = random.pick(hostileBodies);
  const { 'content-type': _sent, ...headers } = parts.headers;
  return { ...parts, headers: type === undefined ? headers : { ...headers, 'content-type': type }, body };
};

const twistBody: Twist = (parts, request, random) => {
  const { type, body } = contentOf(request, withHostileValue(request.body ?? {}, random));
  return { ...parts, headers: { ...parts.headers, 'content-type': type }, body };
};

const targetOf = ({ path }: MountedOperation, parts: Parts): string => {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_match, name: string) => parts.path[name] ?? '');
  return parts.query === '' ? filled : `${filled}?${parts.query}`;
};

const plainParts = (request: WorldRequest, headers: Record<string, string>): Parts => {
  const path = Object.fromEntries(Object.entries(request.path).map(([name, id]) => [name, String(id)]));
  const parts = { path, query: searchOf(request.query), headers };
  if (request.body === undefined && !request.isUpload) return parts;
  const { type, body } = contentOf(request);
  return { ...parts, headers: { ...headers, 'content-type': type }, body };
};

/** Each kind of twist that an operation has a place for, those with more places more often. */
const twistsOf = (request: WorldRequest): readonly Twist[] => [
  twistQuery,
  twistHeaders,
  replaceBody,
  ...(Object.keys(request.path).length > 0 ? [twistPath, twistPath] : []),
  ...(request.body !== undefined || request.isUpload ? [replaceBody, twistBody, twistBody, twistBody] : []),
];

/** Requests to one operation that nobody sends by accident, by somebody who may call it. */
export const hostileRequestsTo = (
  { document, world, random }: { document: ContractDocument; world: World; random: Random },
  operation: MountedOperation,
  count: number,
): RawRequest[] => {
  const request = worldRequest(document, world, operation);
  const context = contextOf(operation);
  // A log-out that is understood would end the session that the other requests need.
  const isLogOut = operation.operationId.startsWith('invalidate');
  const headers = context === undefined || isLogOut ? {} : sessionHeader(sessionIn(world, context));
  const twists = twistsOf(request);
  return Array.from({ length: count }, (_, index) => {
    const twist = twists[index % twists.length] ?? twistQuery;
    const parts = twist(plainParts(request, headers), request, random);
    return {
      method: operation.method.toUpperCase(),
      target: targetOf(operation, parts),
      headers: parts.headers,
      body: parts.body,
    };
  });
};
