import type { TestSession } from '../client.ts';
import { codeOf } from '../secondFactors/secondFactors.ts';
import { createSoftPasskey } from '../secondFactors/softPasskey.ts';
import type { Walk } from './walk.ts';

/** An administrator registers an app and a passkey, shows both, and keeps the passkey. */
export const walkSecondFactors = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const app = await step('startTotp', { session });
  const code = codeOf(app.secret, server.now());
  const body = { challengeId: app.challengeId, name: '電話', code };
  const { factor, recoveryCodes } = await step('confirmTotp', { session, body });
  const path = { id: factor.id };
  await step('renameSecondFactor', { session, path, body: { name: '新しい電話' } });
  await step('proveByCode', { session, body: { code: recoveryCodes?.[0] ?? '' } });
  const passkey = createSoftPasskey(new URL(server.scopes.config.publicOrigin).origin);
  const made = await step('startPasskey', { session });
  await step('confirmPasskey', { session, body: passkey.register(made, '事務所の鍵') });
  const question = await step('startPasskeyProof', { session });
  await step('proveByPasskey', { session, body: passkey.answer(question) });
  await step('listOwnSecondFactors', { session });
  await step('replaceRecoveryCodes', { session });
  await step('deleteSecondFactor', { session, path });
};
