import { ErrorCode } from '#web/parts/api/errors.ts';
import { SecondFactorKind, SecondFactorStep } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { problem, reply } from '../../reply.ts';
import { operationsWorld } from '../../world/world.ts';
import { noIdentities } from './identities.ts';

type Schemas = components['schemas'];

const { saw } = operationsWorld;
const confirmed = saw('confirmTotp');

/** The app of somebody's phone. */
export const phoneApp = confirmed.factor;

export const officeKey: Schemas['SecondFactor'] = {
  ...phoneApp,
  ...{ id: 13, version: 2, kind: SecondFactorKind.Passkey, name: '事務所のパソコン', lastUsedAt: null },
};

export const recoveryCodes = confirmed.recoveryCodes ?? [];

/** What an app is registered with. */
export const totp = saw('startTotp');

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

/** The first half of a log-in. @param kinds what the person has; none: he has to register */
export const awaitingLogIn = (kinds: readonly SecondFactorKind[]) =>
  reply({
    ...saw('createAdminSession'),
    secondFactor: {
      step: kinds.length === 0 ? SecondFactorStep.Register : SecondFactorStep.Prove,
      kinds: [...kinds],
    },
  });

/** What somebody has, who has these. */
export const ownFactors = (
  items: readonly Schemas['SecondFactor'][],
  more: Partial<Schemas['OwnSecondFactors']> = {},
) => {
  const own = saw('listOwnSecondFactors');
  const recoveryCodesLeft = items.length === 0 ? 0 : own.recoveryCodesLeft;
  return reply({ ...own, items: [...items], recoveryCodesLeft, ...more });
};

/** The page of one's own log-in, with an app and a passkey. */
export const secondFactorHandlers = {
  listOwnSecondFactors: ownFactors([phoneApp, officeKey]),
  listOwnIdentities: noIdentities,
  listAdminOwnSessions: reply(saw('listAdminOwnSessions')),
  deleteAdminOwnSession: reply(null),
  startTotp: reply(totp),
  confirmTotp: reply(confirmed),
  renameSecondFactor: reply({ ...phoneApp, name: '新しいスマートフォン', version: 2 }, 2),
  deleteSecondFactor: reply(null),
  replaceRecoveryCodes: reply({ codes: recoveryCodes }),
  proveByCode: reply(saw('proveByCode')),
} satisfies MockHandlers;
