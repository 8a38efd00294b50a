import type { Handlers } from '#bff/contract/handlers.ts';
import { streamed } from '#bff/contract/reply.ts';
import type { Scope } from '#bff/core/scope.ts';
import { makePersonalRecord, ownPersonalRecord } from '#bff/services/personal/personalRecord.ts';
import { familyHandlers } from '../familyHandlers.ts';

/** Whoever calls asks for his own. */
const own = async (_request: unknown, scope: Scope) => streamed(await ownPersonalRecord(scope));

export const personalRecordRoutes = {
  downloadAdminPersonalRecord: own,
  makePersonalRecord: async ({ body }, scope) => streamed(await makePersonalRecord(scope, body)),
  downloadUserPersonalRecord: own,
  ...familyHandlers({ 'download{Family}ApplicationPersonalRecord': () => own }),
} satisfies Partial<Handlers>;
