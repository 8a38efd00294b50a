import type { RuleCase } from './ruleCase.ts';

const BYTES = new Uint8Array(32);

/** Of what administrators prove with, beside the password, that it is they. */
export const secondFactorCases: RuleCase[] = [
  [
    'only an administrator’s log-in awaits a second factor',
    'session_factor_check',
    async (make) => {
      const { id } = await make.corporationUser();
      return make.session({
        context: 'user',
        adminUserId: null,
        corporationUserId: id,
        awaitsFactor: true,
      });
    },
  ],
  [
    'a log-in that awaits its second factor has not shown it',
    'session_factor_check',
    (make) => make.session({ awaitsFactor: true, provenAt: new Date() }),
  ],
  [
    'an app has its secret, and a passkey its key',
    'second_factor_kind_check',
    (make) => make.secondFactor({ secret: null }),
  ],
  [
    'a passkey has no secret',
    'second_factor_kind_check',
    (make) => make.secondFactor({ kind: 1, credentialId: BYTES, publicKey: BYTES }),
  ],
  [
    'a second factor is an app or a passkey',
    'second_factor_kind_check',
    (make) => make.secondFactor({ kind: 2, secret: null }),
  ],
  ['a second factor has a name', 'second_factor_name_check', (make) => make.secondFactor({ name: '　 ' })],
  [
    'a passkey counts from nothing',
    'second_factor_count_check',
    (make) => make.secondFactor({ signCount: -1n }),
  ],
  [
    'a second factor begins with its first version',
    'second_factor_version_check',
    (make) => make.secondFactor({ version: 0 }),
  ],
  [
    'a recovery code is kept as a SHA-256',
    'recovery_code_hash_check',
    (make) => make.recoveryCode({ codeHash: new Uint8Array(16) }),
  ],
  [
    'a session is asked for one of three things',
    'factor_challenge_purpose_check',
    (make) => make.factorChallenge({ purpose: 'else' }),
  ],
  [
    'a challenge ends after its beginning',
    'factor_challenge_expires_check',
    (make) => make.factorChallenge({ expiresAt: new Date('2026-11-19T00:00:00Z') }),
  ],
  [
    'there is one setting of second factors',
    'second_factor_setting_one_check',
    (make) => make.secondFactorSetting({ id: 2 }),
  ],
  [
    'second factors are demanded of types that there are',
    'second_factor_setting_types_check',
    (make) => make.secondFactorSetting({ id: 1, demandedTypes: [5] }),
  ],
  [
    'the setting of second factors begins with its first version',
    'second_factor_setting_version_check',
    (make) => make.secondFactorSetting({ id: 1, version: 0 }),
  ],
];
