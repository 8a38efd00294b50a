import { pipeline } from 'node:stream/promises';
import { type Application, type Request, type RequestHandler, type Response, Router } from 'express';
import { type MountedOperation, mountedOperations } from '../core/contractDocument.ts';
import { type UploadedFile, uploadedFileOf } from '../files/uploadEngine.ts';
import { bindingCookieName } from '../middleware/sessionHeaders.ts';
import type { AnyRequest } from './anyRequest.ts';
import type { Handlers } from './handlers.ts';
import type { Reply, ReplyOptions } from './reply.ts';
import type { RunOperation } from './run.ts';
import { type createValidator, toExpressPath } from './validator.ts';

type RouterOptions = {
  readonly app: Application;
  readonly handlers: Handlers;
  readonly validator: ReturnType<typeof createValidator>;
  readonly run: RunOperation;
  readonly isHttps: boolean;
};

const entityTag = /^"v(\d+)"$/;

const MAX_VERSION = 2 ** 31 - 1;

/**
 * Where the contract takes an If-Match it has been checked by now; elsewhere the header means nothing. A version
 * beyond the largest is one that no record has, as the largest is.
 */
const ifMatchVersionOf = (request: Request): number | undefined => {
  const match = entityTag.exec(request.get('if-match') ?? '');
  return match === null ? undefined : Math.min(Number(match[1]), MAX_VERSION);
};

const uploadedFile = (request: Request): UploadedFile | undefined => {
  const [file] = Array.isArray(request.files) ? request.files : [];
  return (file && uploadedFileOf(file)) ?? undefined;
};

const unpack = (request: Request): AnyRequest => ({
  path: request.params,
  query: request.query,
  body: request.body,
  file: uploadedFile(request),
  ifMatchVersion: ifMatchVersionOf(request),
});

const setBindingCookie = (
  response: Response,
  cookie: NonNullable<ReplyOptions['bindingCookie']>,
  isHttps: boolean,
) => {
  response.cookie(bindingCookieName(cookie.context, isHttps), cookie.value, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    path: '/',
    expires: cookie.expiresAt,
  });
};

const write = async (response: Response, reply: Reply<unknown>, isHttps: boolean): Promise<void> => {
  response.status(reply.status);
  if (reply.kind === 'empty') {
    response.end();
    return;
  }
  if (reply.kind === 'json') {
    if (reply.version !== undefined) response.setHeader('ETag', `"v${reply.version}"`);
    if (reply.location !== undefined) response.setHeader('Location', reply.location);
    if (reply.bindingCookie) setBindingCookie(response, reply.bindingCookie, isHttps);
    response.json(reply.body);
    return;
  }
  const { content, contentType, disposition, sizeBytes, isPage } = reply.stream;
  // The caller has gone meanwhile: the file that was opened for him is closed.
  if (response.destroyed) {
    content.destroy();
    return;
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Disposition', disposition);
  if (!isPage) response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  if (sizeBytes !== undefined) response.setHeader('Content-Length', sizeBytes);
  await pipeline(content, response);
};

const endpoint =
  (operation: MountedOperation, { handlers, run, isHttps }: RouterOptions): RequestHandler =>
  async (request, response) => {
    const handler = handlers[operation.operationId] as never;
    await write(response, await run(operation, unpack(request), request, handler), isHttps);
  };

/** Mounts every operation of the contract: session, upload and request checks, then its handler. */
export const createContractRouter = (options: RouterOptions): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const operation of mountedOperations()) {
    const steps = options.validator.stepsFor(options.app, operation);
    router[operation.method](toExpressPath(operation.path), ...steps, endpoint(operation, options));
  }
  return router;
};
