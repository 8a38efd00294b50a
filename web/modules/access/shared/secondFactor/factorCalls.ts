import type { Api } from '#web/parts/api/client.ts';
import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];
export type AddedFactor = Schemas['SecondFactorAdded'];

/** A wrong code stays on the screen instead of leading to the log-in again. */
const CREDENTIALS = { kind: 'credentials' } as const;

/** What showing and registering a second factor asks of the server; a log-in does it with a token of its own. */
export const factorCallsOn = (api: Api) => ({
  proveByCode: (code: string) =>
    api.change('post', '/api/admin/session/second_factor/code', { body: { code } }, CREDENTIALS),
  startPasskeyProof: async () =>
    (await api.change('post', '/api/admin/session/second_factor/passkey', {}, CREDENTIALS)).body,
  proveByPasskey: (body: Schemas['PasskeyAnswer']) =>
    api.change('post', '/api/admin/session/second_factor/passkey/answer', { body }, CREDENTIALS),
  startTotp: async () =>
    (await api.change('post', '/api/admin/self/second_factor/totp', {}, CREDENTIALS)).body,
  confirmTotp: async (body: Schemas['TotpConfirmation']) =>
    (await api.change('post', '/api/admin/self/second_factor/totp/confirm', { body }, CREDENTIALS)).body,
  startPasskey: async () =>
    (await api.change('post', '/api/admin/self/second_factor/passkey', {}, CREDENTIALS)).body,
  confirmPasskey: async (body: Schemas['PasskeyConfirmation']) =>
    (await api.change('post', '/api/admin/self/second_factor/passkey/confirm', { body }, CREDENTIALS)).body,
});

export type FactorCalls = ReturnType<typeof factorCallsOn>;
