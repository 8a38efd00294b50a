import { Secret, TOTP } from 'otpauth';
import type { TestSession } from '../client.ts';
import type { TestServer } from '../server.ts';

/** What an app with this secret shows at a time. @param secret Base32 */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** A code that no clock of this hour shows. */
export const wrongCode = (secret: string, at: Date): string => {
  const shown = [-60, -30, 0, 30, 60].map((seconds) =>
    codeOf(secret, new Date(at.getTime() + seconds * 1000)),
  );
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !shown.includes(code)) ?? ''
  );
};

/** Registers an app for the owner of a session. */
export const registerTotp = async (server: TestServer, session: TestSession, name = '電話') => {
  const { body: started } = await server.call('startTotp', { session });
  const code = codeOf(started.secret, server.now());
  const body = { challengeId: started.challengeId, name, code };
  const answer = await server.call('confirmTotp', { session, body });
  return { secret: started.secret, ...answer.body };
};
