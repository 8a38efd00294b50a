import { type Request, type RequestHandler, Router } from 'express';
import { type MountedOperation, mountedOperations } from '#bff/core/contractDocument.ts';
import { type UploadedFile, uploadedFileOf } from '#bff/platform/files/uploadEngine.ts';
import type { AnyRequest } from './anyRequest.ts';
import { chooseRangeOf } from './chooseRange.ts';
import type { Handlers } from './handlers.ts';
import { contextOf } from './middleware/requestContext.ts';
import type { RunOperation } from './runOperation.ts';
import { type createValidator, toExpressPath } from './validator.ts';
import { writeReply } from './writeReply.ts';

type RouterOptions = {
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
  chooseRange: chooseRangeOf(request),
});

/** Before the checks of the request, whose refusals are the operation's answers too. */
const recognise =
  ({ operationId }: MountedOperation): RequestHandler =>
  (request, _response, next) => {
    contextOf(request).operationId = operationId;
    next();
  };

const endpoint =
  (operation: MountedOperation, { handlers, run, isHttps }: RouterOptions): RequestHandler =>
  async (request, response) => {
    const handler = handlers[operation.operationId] as never;
    const reply = await run(operation, unpack(request), request, handler);
    await writeReply(request, response, reply, isHttps);
  };

/** `/api/admin/corporation` of `/api/admin/corporation/12/user`: where an operation's subject stands. */
const subjectOf = (path: string): string => path.split('/', 4).join('/');

/**
 * Mounts every operation of the contract: session, upload and request checks, then its handler. The operations of a
 * subject have a router of their own, which its address finds at once: one router would try the pattern of every
 * operation for every request.
 */
export const createContractRouter = (options: RouterOptions): RequestHandler => {
  const newRouter = () => Router({ caseSensitive: true, strict: true });
  const subjects = new Map<string, Router>();
  const others = newRouter();
  for (const operation of mountedOperations()) {
    const subject = subjectOf(operation.path);
    const router = subject.includes('{') ? others : (subjects.get(subject) ?? newRouter());
    if (router !== others) subjects.set(subject, router);
    const steps = options.validator.stepsFor(operation);
    const all = [recognise(operation), ...steps, endpoint(operation, options)];
    router[operation.method](toExpressPath(operation.path), ...all);
  }
  return (request, response, next) => {
    const tryOthers = (error?: unknown) => (error ? next(error) : others(request, response, next));
    const own = subjects.get(subjectOf(request.path));
    if (own === undefined) tryOthers();
    else own(request, response, tryOthers);
  };
};
