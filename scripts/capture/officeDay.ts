import { randomUUID } from 'node:crypto';
import type { TestServer } from '#bff/testing/server.ts';
import { createWalk } from '#bff/testing/world/walk.ts';
import { asAdministrator } from './visitors.ts';
import type { Answers } from './walk.ts';

/** 検収書（2-4） of 豆くら, which was handed in. */
const SECTION = 242;

/**
 * What the office does besides on the day of the stories, and what it reads of that: somebody begins a finding, somebody
 * looks at the number of an account.
 * @param at sets the server's clock
 */
export const captureOfficeDay = async (
  server: TestServer,
  at: (instant: string) => void,
): Promise<Answers> => {
  const { step } = createWalk(server);
  const clerk = async (who: string) =>
    (await asAdministrator(server, `${who}@example.jp`, { operations: [], query: {} })).session;
  at('2026-11-20T01:42:00Z');
  const comment = '発注日が読めません。日付の分かるものに差し替えてください。';
  const body = { sectionId: SECTION, reviewCategory: 1 as const, comment };
  await step('saveFindingDraft', { session: await clerk('backoffice'), path: { id: randomUUID() }, body });
  const session = await clerk('jmac');
  const number = await step('revealBankAccountNumber', { session, path: { id: 1 } });
  const ofAccount = { targetKind: 'BankAccount' as const, targetId: '1', limit: 200 };
  return {
    revealBankAccountNumber: { 1: number },
    listActivity: { '': await step('listActivity', { session, query: ofAccount }) },
    listFindingDrafts: {
      '': await step('listFindingDrafts', { session, query: { section_id: SECTION } }),
    },
  };
};
