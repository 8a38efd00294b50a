import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { himawariWorld } from '../../world/world.ts';
import { returnedSection } from '../sections/himawariSections.ts';

/** 向井 陽子 of 株式会社ひまわり給食センター: a delivery note with seven findings. */
export const { session: himawariSession } = himawariWorld;

const [received] = himawariWorld.sawAll('getUserReceipt');
if (received === undefined) throw new Error('a receipt');

/** What was received of the delivery note first. */
export const himawariReceipt = received;

/** Everything that the section and receipt pages of this company read. */
export const himawariHandlers: MockHandlers = {
  ...himawariWorld.handlers,
  getUserSection: reply(returnedSection, returnedSection.version),
  downloadUserFile: reply(new Blob(['%PDF-1.4'], { type: 'application/pdf' })),
};
