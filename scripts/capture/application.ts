import { requiredDocuments } from '#bff/programmes/engine.ts';
import { namingQuotations } from '#bff/programmes/shared/sample.ts';
import { business } from '#bff/testing/programmes/programmes.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { createWalk } from '#bff/testing/world/walk.ts';
import { STORY_NOW } from '#stories/storyNow.ts';
import { applicantOf } from '../../prisma/seed/applications/applicants.ts';
import { DEMO_PASSWORD as password } from '../../prisma/seed/demo.ts';
import { printPaper } from '../../prisma/seed/files/papers.ts';
import { asAdministrator, type Visitor } from './visitors.ts';
import { type Answers, walk as ask } from './walk.ts';

/*
 * One application of 成長支援 第3次, which is open, from its first answer to the letter that declines it. The stories
 * look at it in each of its states.
 */

const PROJECT = 11;
const PLAN = 1;
const { name, email, representativeName, corporateNumber } = applicantOf(1);
/** Nothing begins before the adoption, of which the form would warn. */
const schedule = [{ startsOn: '2027-03-01', endsOn: '2027-05-31', activity: '導入と試運転' }];
const answers = { ...business.answers, corporateNumber, schedule };
const documents = requiredDocuments(business.definition, answers);
const checklist = business.definition.checklist.map(({ key }) => ({ key, result: 1 }));

const paperOf = (title: string) =>
  new Uint8Array(
    printPaper({
      ...{ title, dated: '令和8年11月19日', to: '補助事業事務局 御中', from: [name] },
      ...{ lead: '公募要領に基づき、下記のとおり提出いたします。', facts: [['主な導入物', '配膳ロボット']] },
      annex: { title: `${title}の別紙`, rows: [['主な導入物', '配膳ロボット']] },
    }).bytes,
  );

/**
 * Who acts, and how the stories look at what came of it.
 * @param at sets the clock
 */
const actorsOn = (server: TestServer, at: (instant: string) => void) => {
  const { step, upload, mailedToken } = createWalk(server);
  const applicant = async (): Promise<Omit<Visitor, 'operations'>> => {
    const body = { projectID: PROJECT, email, password };
    const { applicationUserToken: token, ...loggedIn } = await step('createGeneralApplicationSession', {
      body,
    });
    return { session: { context: 'general', token }, loggedIn, query: {}, ids: {} };
  };
  const clerk = (who = 'jmac') => asAdministrator(server, `${who}@example.jp`, { operations: [], query: {} });
  return {
    ...{ at, step, upload, mailedToken, applicant, clerk },
    /** The applicant changes it. */
    own: async (body: object) =>
      step('updateGeneralApplicationSelf', { session: (await applicant()).session, body }),
    /** Somebody of the office does. */
    desk: async (id: number, body: object, who?: string) =>
      step('updateGeneralApplication', { session: (await clerk(who)).session, path: { id }, body }),
    look: async (operations: Visitor['operations'], only: Visitor['only'] = {}): Promise<Answers> => {
      at(STORY_NOW);
      const isOffice = !operations.some((id) => id.endsWith('Self'));
      return ask(server, { ...(await (isOffice ? clerk() : applicant())), operations, only });
    },
  };
};

type Actors = ReturnType<typeof actorsOn>;

/** Registers, and answers everything; its plan is one of its own. */
const write = async ({ at, step, upload, mailedToken, applicant, own }: Actors) => {
  at('2026-11-13T01:08:00Z');
  const body = { name, contactName: representativeName, applicantType: 0 as const };
  await step('createGeneralApplication', { body: { ...body, projectID: PROJECT, email, password } });
  await step('confirmGeneralApplicationEmail', { body: { token: await mailedToken(email) } });
  at('2026-11-19T06:40:00Z');
  const { session } = await applicant();
  const { id } = await step('getGeneralApplicationSelf', { session });
  const files = new Map<number, string>();
  for (const { value: type, label, isRequired, madeOf } of documents) {
    if (type !== PLAN && (!isRequired || madeOf !== null)) continue;
    const meta = { fileName: `${label.replace(/（.*/, '')}_みらい食堂.pdf`, applicationID: id, type };
    files.set(type, (await upload('uploadGeneralApplicationFile', session, meta, paperOf(label))).id);
  }
  const named = namingQuotations(business.definition, answers, (type) => files.get(type));
  const { expenses } = await own(
    Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null)),
  );
  return { id, expenses: expenses ?? [], planId: files.get(PLAN) };
};

type Written = Awaited<ReturnType<typeof write>>;

/** Sent back with three findings, of which the first is answered. */
const sendBack = async (
  { at, own, desk }: Actors,
  { id, expenses, planId }: Written,
  returnDueOn: string | null,
) => {
  at('2026-11-20T05:20:00Z');
  const { returnItems } = await desk(id, {
    action: 'return',
    returnDueOn,
    returnItems: [
      { reviewCategory: 1, field: 'contactPhone', comment: '電話番号が、登録の番号と異なります' },
      {
        ...{ reviewCategory: 4, field: 'expenses', row: 2 },
        comment: '経費 2 の内容が、見積書と異なります\n見積書では、配膳ロボットは3台です。',
      },
      { reviewCategory: 1, fileId: planId, page: 2, comment: '事業計画書に、日付がありません' },
    ],
  });
  at('2026-11-20T06:00:00Z');
  await own({
    contactPhone: '0300000009',
    expenses: expenses.map((row, index) => (index === 1 ? { ...row, description: '配膳ロボット3台' } : row)),
    answers: [{ returnItemId: returnItems[0]?.id, kind: 2, comment: '03-0000-0009 に直しました' }],
  });
  return returnItems;
};

/** Handed in again, checked by another one, and marked. */
const review = async (
  { at, step, clerk, own, desk }: Actors,
  id: number,
  items: Awaited<ReturnType<typeof sendBack>>,
): Promise<void> => {
  at('2026-11-20T06:30:00Z');
  const comment = '確かめて、直しました。';
  await own({
    answers: items.slice(1).map((item) => ({ returnItemId: item.id, kind: item.fileId ? 1 : 2, comment })),
  });
  await own({ action: 'resubmit' });
  at('2026-11-20T07:00:00Z');
  await desk(id, { action: 'startCheck' }, 'backoffice');
  const closedReturnItemIds = items.map((item) => item.id);
  await desk(id, { action: 'passFormCheck', checklist, closedReturnItemIds }, 'backoffice');
  const round = await step('getProject', { session: (await clerk()).session, path: { id: PROJECT } });
  await desk(id, {
    scores: round.scoringItems?.map(({ key }) => ({ item: key, points: 4 })),
    bonusPoints: 1,
  });
};

/** Told to wait, and declined after all. @returns the letters */
const decide = async (
  server: TestServer,
  { at, step, clerk, desk }: Actors,
  id: number,
): Promise<number[]> => {
  const letter = async (body: object) => {
    const { session } = await clerk();
    const paper = await step('issuePaper', { session, body: { applicationID: id, kind: 7, ...body } });
    await server.runJobs('makeIssuedPapers', 'sendMails');
    return paper.id;
  };
  at('2026-11-20T07:20:00Z');
  await desk(id, { action: 'waitlist' });
  const recalled = await letter({ kind: 8 });
  at('2026-11-20T07:40:00Z');
  await desk(id, { action: 'revertDecision', reason: '審査会で見直すため' });
  await desk(id, { action: 'decline' });
  return [recalled, await letter({ reason: '審査の評価点が、採択の基準に達しなかったため。' })];
};

/**
 * Lets it happen, and looks at it in between.
 * @param server with the demo, which everybody else has looked at
 * @param at sets its clock
 */
export const captureApplication = async (
  server: TestServer,
  at: (instant: string) => void,
): Promise<Readonly<Record<string, Answers>>> => {
  const actors = actorsOn(server, at);
  const { look, own, desk } = actors;
  const written = await write(actors);
  const { id } = written;
  const applicationDraft = await look(['getGeneralApplicationSelf']);
  at('2026-11-19T07:42:08Z');
  const { receipts } = await own({ action: 'submit' });
  at('2026-11-20T01:00:00Z');
  await desk(id, { action: 'startCheck' });
  const rest = checklist.filter(({ key }) => key !== 'allDocumentsPresent');
  const begun = await desk(id, { assigneeAdminUserId: 1, checklist: rest });
  const applicationFiled = await look(['getGeneralApplicationSelf', 'getGeneralApplicationReceipt'], {
    getGeneralApplicationReceipt: receipts.map((receipt) => receipt.id),
  });
  const applicationAtDesk = await look(['listGeneralApplications', 'getGeneralApplication'], {
    getGeneralApplication: [id, ...begun.similarApplicationIds],
  });
  const items = await sendBack(actors, written, begun.usualReturnDueOn);
  const applicationReturned = await look(['getGeneralApplicationSelf']);
  await review(actors, id, items);
  const applicationInReview = await look(['getGeneralApplication'], { getGeneralApplication: [id] });
  const letters = await look(['getIssuedPaper'], { getIssuedPaper: await decide(server, actors, id) });
  return {
    ...{ applicationDraft, applicationFiled, applicationAtDesk, applicationReturned, applicationInReview },
    applicationLetters: letters,
  };
};
