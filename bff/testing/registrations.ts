import { mailsTo } from './applications.ts';
import { countNumbers } from './numbers/countNumbers.ts';
import type { TestServer } from './server.ts';

const next = countNumbers();

/** A request that registers a new person for a call; each has an address of its own. */
export const registration = (projectID: number, data: object = {}) => {
  const email = `tantou${next()}@example.jp`;
  return {
    body: {
      projectID,
      email,
      password: 'Correct-Horse-1',
      applicantType: 0 as const,
      name: '株式会社みらい食堂',
      contactName: '三浦 さくら',
      ...data,
    },
  };
};

/** The token of the last confirmation mail to an address; empty when there was none. */
export const mailedToken = async (server: TestServer, email: string): Promise<string> => {
  const text = (await mailsTo(server, email)).at(-1)?.text ?? '';
  return decodeURIComponent(/confirm_token=(\S+)/.exec(text)?.[1] ?? '');
};
