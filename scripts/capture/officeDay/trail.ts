import type { TestSession } from '#bff/testing/client.ts';
import { makeAnchor } from '#bff/testing/jobs/anchors.ts';
import { DEMO_PASSWORD as password } from '../../../prisma/seed/demo.ts';
import { type Acts, logIn } from './acts.ts';

const MY_PAGE = 7;
/** Who mistypes his password, night by night. */
const NIGHTS = [
  ['2026-11-15', 'himawari@example.jp'],
  ['2026-11-16', 'yasashii@example.jp'],
  ['2026-11-17', 'mirai@example.jp'],
  ['2026-11-18', 'mamekura@example.jp'],
  ['2026-11-19', 'mamekura@example.jp'],
] as const;

/** A document that 豆くら was asked for two days ago. @returns its number */
const askForDocument = async (acts: Acts): Promise<number> => {
  const session = await logIn(acts.act, 'jmac');
  const body = { mypageID: MY_PAGE, documentType: 52, dueOn: '2026-11-30' } as const;
  return (await acts.act('createSection', { session, body })).id;
};

/** Each night a password is mistyped, and the end of the trail is signed; a document is asked for. @returns its number */
export const liveNights = async (acts: Acts): Promise<number> => {
  let asked = 0;
  for (const [night, email] of NIGHTS) {
    acts.server.setNow(`${night}T15:25:00Z`);
    if (night === '2026-11-17') asked = await askForDocument(acts);
    const mistyped = { email, password: `${password}?`, projectID: 5 };
    await acts.server.call('createUserSession', { body: mistyped });
    await makeAnchor(acts.server);
  }
  return asked;
};

/** What stands in the trail of one day: an act on behalf, a look, a refusal, a document that is waived. */
export const leaveTrail = async (acts: Acts, session: TestSession, sectionId: number): Promise<void> => {
  const { server, act, keep } = acts;
  const onBehalfReason = '郵送で届いた請求書のため';
  await act('createPayout', { session, body: { mypageID: 3, method: 0, amount: 100_000, onBehalfReason } });
  await keep('revealBankAccountNumber', { session, path: { id: 1 } });
  await keep('listActivity', { session, query: { targetKind: 'BankAccount', targetId: '1' } });
  await server.call('listAdminUsers', { session: await logIn(act, 'inspector') });
  const waived = { id: sectionId, action: 'waive', reason: '完了検査の写真で確認できたため' } as const;
  await act('updateSection', { session, body: waived });
  await server.runJobs('sealAudit');
  await keep('searchAudit', { session, query: { from: '2026-11-19T15:00:00Z', limit: 200 } });
  const record = { targetKind: 'Section', targetId: String(sectionId) } as const;
  await keep('getAuditRecord', { session, query: { ...record, on: '2026-11-19' } });
};
