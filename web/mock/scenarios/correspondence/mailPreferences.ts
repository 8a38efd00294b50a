import { MailDelivery, MailTopic } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { inspectorWorld, mamekuraWorld } from '../../world/world.ts';

type Preferences = components['schemas']['MailPreferences'];

const captured = mamekuraWorld.saw('getUserMailPreferences');

/** Of a business: nothing chosen so far but its reminders, which come once a day. */
const ownPreferences: Preferences = {
  ...captured,
  items: captured.items.map((one) =>
    one.topic === MailTopic.Reminder ? { ...one, delivery: MailDelivery.Daily } : one,
  ),
};

const inspectorPreferences = inspectorWorld.saw('getAdminMailPreferences');

/** How people get their mails. */
export const mailPreferenceHandlers: MockHandlers = {
  getUserMailPreferences: reply(ownPreferences),
  updateUserMailPreferences: reply(ownPreferences),
  getAdminMailPreferences: reply(inspectorPreferences),
  updateAdminMailPreferences: reply(inspectorPreferences),
};
