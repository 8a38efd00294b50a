import {
  loadContractDocument,
  type MountedOperation,
  type OperationId,
} from '../../core/contractDocument.ts';
import type { CallOptions, TestSession } from '../client.ts';
import type { TestServer } from '../server.ts';
import { pdfOf } from '../undertaking.ts';
import type { World } from './world.ts';
import { metaOf, worldRequest } from './worldRequests.ts';

/** Who calls which operation about whose records. */
export type CallAbout = {
  readonly operation: MountedOperation;
  readonly about: World;
  readonly session?: TestSession | undefined;
  readonly headers?: Record<string, string>;
};

/** Calls an operation as its examples say, with the ids of a world's records and a file where one belongs. */
export const callAbout = (server: TestServer, { operation, about, ...caller }: CallAbout) => {
  const { path, query, body, isUpload } = worldRequest(loadContractDocument(), about, operation);
  const content = isUpload
    ? { body: { meta: metaOf(operation, about) }, file: { name: 'a.pdf', content: pdfOf() } }
    : { body };
  const options = { path, query, ...caller, ...content };
  return server.call(operation.operationId, options as CallOptions<OperationId>);
};
