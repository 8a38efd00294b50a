import { MailDelivery, MailTopic } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';

type Preferences = components['schemas']['MailPreferences'];

/** Of a business: nothing chosen so far but its reminders, which come once a day. */
const ownPreferences: Preferences = {
  items: [
    { topic: MailTopic.Receipt, delivery: MailDelivery.AtOnce },
    { topic: MailTopic.Reminder, delivery: MailDelivery.Daily },
    { topic: MailTopic.Message, delivery: MailDelivery.AtOnce },
  ],
  obligatory: [
    { what: 'パスワードの設定と再設定', why: 'リンクを使える時間が限られているため' },
    { what: '書類の依頼と差戻し', why: '期限までに対応していただく必要があるため' },
    { what: '補助金の額・支払・返還', why: '権利と義務にかかわるため' },
  ],
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
