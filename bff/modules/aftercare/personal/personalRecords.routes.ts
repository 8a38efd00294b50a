import type { Scope } from '#bff/core/scope.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { streamed } from '#bff/http/reply.ts';
import { makePersonalRecord, ownPersonalRecord } from './personalRecord.service.ts';

const own = async (_request: unknown, scope: Scope) => streamed(await ownPersonalRecord(scope));

export const personalRecordRoutes = {
  downloadAdminPersonalRecord: own,
  makePersonalRecord: async ({ body }, scope) => streamed(await makePersonalRecord(scope, body)),
  downloadUserPersonalRecord: own,
  ...familyHandlers({ 'download{Family}ApplicationPersonalRecord': () => own }),
} satisfies Partial<Handlers>;
