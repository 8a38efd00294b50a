import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';

const archive = () => reply(new Blob(['zip'], { type: 'application/zip' }));

/** What is kept of people, each for himself or asked for in writing. */
export const personalRecordHandlers: MockHandlers = {
  downloadAdminPersonalRecord: archive(),
  downloadUserPersonalRecord: archive(),
  downloadGeneralApplicationPersonalRecord: archive(),
  makePersonalRecord: archive(),
};
