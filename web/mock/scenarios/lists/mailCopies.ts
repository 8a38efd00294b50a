import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';

type MailCopy = components['schemas']['MailCopy'];

const accounts: MailCopy = {
  id: 41,
  version: 2,
  createdAt: '2026-11-02T01:00:00Z',
  updatedAt: '2026-11-02T02:00:00Z',
  projectId: 5,
  projectName: '調達リスク軽減 第2次',
  name: '経理部',
  email: 'keiri@example.jp',
  isActive: true,
  confirmedAt: '2026-11-02T02:00:00Z',
  sentAt: '2026-11-02T01:00:00Z',
};

/** One that copies go to, one that is asked, one that is stopped. */
export const mailCopies: readonly MailCopy[] = [
  accounts,
  {
    ...accounts,
    id: 42,
    version: 1,
    name: '税理士法人みほん会計事務所 補助金担当',
    email: 'hojokin-tantou@mihon-kaikei.example.jp',
    confirmedAt: null,
    sentAt: '2026-11-20T04:30:00Z',
  },
  { ...accounts, id: 43, version: 3, name: '本社 総務課', email: 'soumu@example.jp', isActive: false },
];

/** Further addresses of a business, as it and the office see them. */
export const mailCopyHandlers: MockHandlers = {
  listUserMailCopies: reply({ items: [...mailCopies] }),
  createUserMailCopy: reply({ ...accounts, id: 44, version: 1, confirmedAt: null }),
  updateUserMailCopy: reply({ ...accounts, version: 3, isActive: false }),
  deleteUserMailCopy: reply(null),
  sendUserMailCopyConfirmation: reply({ ...accounts, id: 42, version: 2, confirmedAt: null }),
  confirmMailCopy: reply({ email: 'keiri@example.jp', corporationName: '株式会社豆くら' }),
  listCorporationMailCopies: reply({ items: [...mailCopies] }),
};
