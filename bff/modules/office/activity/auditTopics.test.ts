import { expect, it } from 'vitest';
import { AuditAction } from '#bff/generated/contract/enums.ts';
import { ACTIONS_OF } from './auditTopics.service.ts';

it('every act of the trail is of one topic, so that the topics together are the whole trail', () => {
  expect(Object.values(ACTIONS_OF).flat().toSorted()).toEqual(Object.values(AuditAction).toSorted());
});
