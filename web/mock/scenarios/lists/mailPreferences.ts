import { MailDelivery, MailTopic } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { mamekuraWorld } from '../../world/world.ts';

type Preferences = components['schemas']['MailPreferences'];

const captured = mamekuraWorld.saw('getUserMailPreferences');

/** Of a business: nothing chosen so far but its reminders, which come once a day. */
const ownPreferences: Preferences = {
  ...captured,
  items: captured.items.map((one) =>
    one.topic === MailTopic.Reminder ? { ...one, delivery: MailDelivery.Daily } : one,
  ),
};

/** Of an inspector. */
const inspectorPreferences: Preferences = {
  items: [{ topic: MailTopic.Assignment, delivery: MailDelivery.AtOnce }],
  obligatory: [{ what: '検査報告の差戻し', why: '修正していただく必要があるため' }],
};

/** How people get their mails. */
export const mailPreferenceHandlers: MockHandlers = {
  getUserMailPreferences: reply(ownPreferences),
  updateUserMailPreferences: reply(ownPreferences),
  getAdminMailPreferences: reply(inspectorPreferences),
  updateAdminMailPreferences: reply(inspectorPreferences),
};
