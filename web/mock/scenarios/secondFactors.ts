import { ErrorCode } from '#web/api/errors.ts';
import { AdminType, SecondFactorKind, SecondFactorStep } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { problem, reply } from '../reply.ts';
import { adminSession } from './admins.ts';
import { TOKEN } from './doors.ts';
import { noIdentities } from './logIn/identities.ts';

type Schemas = components['schemas'];

/** The app of somebody's phone. */
export const phoneApp: Schemas['SecondFactor'] = {
  id: 12,
  version: 1,
  kind: SecondFactorKind.Totp,
  name: '業務用スマートフォン',
  createdAt: '2026-11-02T01:20:00Z',
  lastUsedAt: '2026-11-20T00:12:00Z',
};

export const officeKey: Schemas['SecondFactor'] = {
  id: 13,
  version: 2,
  kind: SecondFactorKind.Passkey,
  name: '事務所のパソコン',
  createdAt: '2026-11-10T02:00:00Z',
  lastUsedAt: null,
};

export const recoveryCodes = [
  '7K2M-QX4T-9VBC-3HJD',
  'P0RS-4W8Y-2ZAB-6CDE',
  'F1GH-J5KM-N9PQ-0RST',
  'V3WX-Y7ZA-1BCD-5EFG',
  'H2JK-M6NP-Q0RS-4TVW',
  'X8YZ-A3BC-D7EF-1GHJ',
  'K5MN-P9QR-S2TV-6WXY',
  'Z0AB-C4DE-F8GH-3JKM',
  'N7PQ-R1ST-V5WX-9YZA',
  'B2CD-E6FG-H0JK-4MNP',
];

export const totp: Schemas['NewTotp'] = {
  challengeId: '00000000-0000-4000-8000-000000000021',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/hojo:jmac%40example.jp?issuer=hojo&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** What a wrong code is answered with. */
export const wrongCode = problem({
  status: 401,
  code: ErrorCode.UNAUTHORIZED,
  detail: 'コードが違うか、使用済みです。認証アプリに新しいコードが表示されてから、もう一度入力してください',
});

/** What a payment or an export is answered with, while the second factor was not shown lately. */
export const unproven = problem({
  status: 403,
  code: ErrorCode.STEP_UP_NEEDED,
  detail: '認証アプリのコードまたはパスキーで確認してから、もう一度操作してください',
});

const started = { ...adminSession(AdminType.JMAC), token: TOKEN };

/** The first half of a log-in. @param kinds what the person has; none: he has to register */
export const awaitingLogIn = (kinds: readonly SecondFactorKind[]) =>
  reply({
    ...started,
    secondFactor: {
      step: kinds.length === 0 ? SecondFactorStep.Register : SecondFactorStep.Prove,
      kinds: [...kinds],
    },
  });

/** What somebody has, who has these. */
export const ownFactors = (
  items: readonly Schemas['SecondFactor'][],
  more: Partial<Schemas['OwnSecondFactors']> = {},
) => reply({ items: [...items], recoveryCodesLeft: items.length === 0 ? 0 : 9, isDemanded: false, ...more });

/** The page of one's own log-in, with an app and a passkey. */
export const secondFactorHandlers = {
  listOwnSecondFactors: ownFactors([phoneApp, officeKey]),
  listOwnIdentities: noIdentities,
  listAdminOwnSessions: reply({
    items: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        isCurrent: true,
        device: 'WindowsのChrome',
        ipAddress: '192.0.2.10',
        createdAt: '2026-11-20T00:10:00Z',
        lastUsedAt: '2026-11-20T05:04:00Z',
        expiresAt: '2026-11-20T05:34:00Z',
      },
      {
        id: '00000000-0000-4000-8000-000000000002',
        isCurrent: false,
        device: 'iPhoneのSafari',
        ipAddress: '198.51.100.7',
        createdAt: '2026-11-20T03:00:00Z',
        lastUsedAt: '2026-11-20T04:50:00Z',
        expiresAt: '2026-11-20T05:20:00Z',
      },
    ],
    nextCursor: null,
    total: 2,
  }),
  deleteAdminOwnSession: reply(null),
  startTotp: reply(totp),
  confirmTotp: reply({ factor: phoneApp, recoveryCodes: [...recoveryCodes] }),
  renameSecondFactor: reply({ ...phoneApp, name: '新しいスマートフォン', version: 2 }, 2),
  deleteSecondFactor: reply(null),
  replaceRecoveryCodes: reply({ codes: [...recoveryCodes] }),
  proveByCode: reply(adminSession(AdminType.JMAC)),
} satisfies MockHandlers;
