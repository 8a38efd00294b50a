import { randomUUID } from 'node:crypto';
import type { TestSession } from '#bff/testing/client.ts';
import { codeOf } from '#bff/testing/secondFactors/secondFactors.ts';
import { type Acts, BROWSERS, logIn } from './acts.ts';

/** Two views of the my pages: one of my pages, one of documents. */
export const saveViews = async ({ act }: Acts, session: TestSession): Promise<void> => {
  const save = (name: string, search: string) => {
    const body = { list: 'myPages', name, search, isDefault: false } as const;
    return act('saveListView', { session, path: { id: randomUUID() }, body });
  };
  await save('東京の遅延', 'delayStatus=1&delayStatus=2&prefecture=13&sort=-grantAmount');
  await save('自分の差戻し', 'list=sections&status=4&mine=true');
};

/** Two lists are saved as files; a third is only ordered. */
export const saveLists = async ({ server, act }: Acts, session: TestSession): Promise<void> => {
  const order = (operation: 'exportGeneralApplications' | 'exportMyPages' | 'exportCorporations') =>
    act('createExportRun', { session, body: { operation, search: 'format=xlsx' } });
  await order('exportCorporations');
  await order('exportGeneralApplications');
  await server.runJobs('makeExports');
  await order('exportMyPages');
};

/** 検収書（2-4） of 豆くら, which was handed in. */
const HANDED_IN = 242;

/** A colleague begins a finding. */
export const beginFinding = async ({ act, keep }: Acts, session: TestSession): Promise<void> => {
  const comment = '発注日が読めません。日付の分かるものに差し替えてください。';
  const body = { sectionId: HANDED_IN, reviewCategory: 1, comment } as const;
  await act('saveFindingDraft', {
    session: await logIn(act, 'backoffice'),
    path: { id: randomUUID() },
    body,
  });
  await keep('listFindingDrafts', { session, query: { section_id: HANDED_IN } });
};

const FIRST = { name: '経理部', email: 'keiri@example.jp' };
const LONG = {
  name: '税理士法人みほん会計事務所 補助金担当',
  email: 'hojokin-tantou@mihon-kaikei.example.jp',
};
const LAST = { name: '本社 総務課', email: 'soumu@example.jp' };

/** A business names further addresses: one that copies go to, one that is asked, one that is stopped. */
export const nameCopies = async ({ server, act, keep }: Acts, session: TestSession): Promise<void> => {
  const add = (body: typeof FIRST) => act('createUserMailCopy', { session, body });
  const confirm = async (email: string, how = act): Promise<void> => {
    await server.runJobs('sendMails');
    const text = server.mails.findLast(({ to }) => to === email)?.text ?? '';
    await how('confirmMailCopy', { body: { token: /confirm_token=([\w-]+)/.exec(text)?.[1] ?? '' } });
  };
  await add(FIRST);
  await confirm(FIRST.email, keep);
  await add(LONG);
  const { id } = await add(LAST);
  await confirm(LAST.email);
  await act('updateUserMailCopy', { session, path: { id }, body: { isActive: false } });
};

/** An app is registered; the log-in on a telephone that follows is shown by a recovery code. */
export const registerApp = async ({ server, keep }: Acts, session: TestSession): Promise<void> => {
  const { challengeId, secret } = await keep('startTotp', { session });
  const body = { challengeId, name: '業務用スマートフォン', code: codeOf(secret, server.now()) };
  const { recoveryCodes } = await keep('confirmTotp', { session, body });
  const begun = await logIn(keep, 'jmac', BROWSERS.phone);
  await keep('proveByCode', { session: begun, body: { code: recoveryCodes?.[0] ?? '' } });
};
