import type { Scope } from '#bff/core/scope.ts';
import { readContext } from './disposalContext.service.ts';
import { type DisposalView, viewOf } from './disposalViews.service.ts';

/** @throws NOT_FOUND */
export const getDisposal = async (scope: Scope, id: number): Promise<DisposalView> =>
  viewOf(scope, await readContext(scope, id));
