import { IssuedPaperStatus, PaperKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { notFound, reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { lettersWorld } from '../../world/application.ts';
import { officeWorld } from '../../world/world.ts';
import { noListViews } from '../office/listViews.ts';
import { saying } from './madePapers.ts';

/* Papers that the office has issued, as the one world tells of them, and the states that none of its own is in. */

type Schemas = components['schemas'];
type Paper = Schemas['IssuedPaper'];

const { saw, sawAll } = officeWorld;
const savedByName = officeWorld.session.adminUser.name;

/** Of 豆くら; read by its business. */
export const aGrantPaper = saw('getIssuedPaper', 14);
const anAdoption = saw('getIssuedPaper', 12);

/** Issued with a mistake, and replaced. */
const anOldPaper: Paper = {
  ...anAdoption,
  status: IssuedPaperStatus.Replaced,
  isReplaced: true,
  replacedBy: { id: 26, number: '採第2号', issuedOn: '2026-07-02' },
};

/** Its successor, not read yet. */
const aNewPaper: Paper = {
  ...anAdoption,
  ...{ id: 26, status: IssuedPaperStatus.Unopened, openedAt: null, openedByName: null },
  ...{ number: '採第2号', issuedOn: '2026-07-02' },
  replaces: { id: anAdoption.id, number: anAdoption.number, issuedOn: anAdoption.issuedOn },
  content: { ...anAdoption.content, date: '採第2号\n令和8年7月2日' },
};

/** Issued a moment ago: its PDF is being made. */
const aPaperInMaking: Paper = {
  ...aNewPaper,
  ...{ id: 27, kind: PaperKind.Reminder, status: IssuedPaperStatus.Making, file: null, replaces: null },
  ...{ number: '督第1号', title: '督促状', issuedOn: '2026-11-20' },
  content: { ...anAdoption.content, title: '督促状', date: '督第1号\n令和8年11月20日' },
};

const [recalled, declined] = lettersWorld.sawAll('getIssuedPaper');
if (recalled === undefined || declined === undefined) throw new Error('two letters');

/** To an applicant who was declined; not read yet. */
export const aLetter = declined;

/** Recalled with the decision that it told. */
export const aRecalled = recalled;

/** What the office has issued, the latest first. */
const papers: readonly Paper[] = [
  ...[aLetter, aRecalled, aPaperInMaking, aNewPaper, anOldPaper],
  ...sawAll('getIssuedPaper').filter(({ id }) => id !== anOldPaper.id),
].toSorted((a, b) => b.issuedOn.localeCompare(a.issuedOn));

/** A paper as a list of the office has it. */
const summaryOf = (paper: Paper): Schemas['IssuedPaperSummary'] => {
  const { file: _f, openedByName: _o, issuedByName: _i, templateNumber: _t, note: _n, ...rest } = paper;
  const { replaces: _r, replacedBy: _b, content: _c, ...summary } = rest;
  return summary;
};

/** A paper as whoever received it reads it; one that is being made is not there. */
const ownPaperOf = (paper: Paper): Schemas['UserPaperDetail'][] => {
  const { id, kind, number, title, issuedOn, openedAt, isReplaced, file, replaces, replacedBy, content } =
    paper;
  if (file === null) return [];
  return [{ id, kind, number, title, issuedOn, openedAt, isReplaced, file, replaces, replacedBy, content }];
};

/** The letter of an office that says more. */
export const ownLettersBecause = (reason: string) =>
  ownPaperOf({ ...aLetter, content: saying(aLetter.content, { 不採択の理由: reason }) });

const ownSummaryOf = (paper: Schemas['UserPaperDetail']): Schemas['UserPaper'] => {
  const { file: _f, replaces: _r, replacedBy: _b, content: _c, ...summary } = paper;
  return summary;
};

const usual = saw('listPaperTemplates', 12).items;
const usualGrant = usual.find(({ kind }) => kind === PaperKind.GrantDecision);
if (usualGrant === undefined) throw new Error('a template of the decision letter');

/** The decision letter's, in its second version. */
export const grantTemplate: typeof usualGrant = {
  ...usualGrant,
  ...{ number: 2, isDefault: false, savedByName, savedAt: '2026-07-20T02:00:00.000Z' },
};
const templates = usual.map((one) => (one === usualGrant ? grantTemplate : one));

/** How it came to be. */
const grantVersions: readonly Schemas['PaperTemplateVersion'][] = [
  { number: 2, text: usualGrant.text, savedByName, savedAt: '2026-07-20T02:00:00.000Z' },
  {
    number: 1,
    text: { ...usualGrant.text, body: '交付することに決定しましたので、お知らせします。' },
    savedByName: '事務局 太郎',
    savedAt: '2026-06-01T02:00:00.000Z',
  },
  { number: 0, text: usualGrant.text, savedByName: null, savedAt: null },
];

const noSeal = saw('getProjectSeal', 12);

/** A round with one. */
export const aSeal: typeof noSeal = {
  number: 1,
  picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  widthPx: 480,
  heightPx: 480,
  ...{ savedByName, savedAt: '2026-07-20T02:00:00.000Z' },
};

/** What the office has issued, and the templates of a round. */
export const paperHandlers: MockHandlers = {
  ...officeWorld.handlers,
  ...noListViews,
  listIssuedPapers: ({ query }) => reply(rowsAsked(papers.map(summaryOf), query)),
  getIssuedPaper: recordAsked(papers),
  issuePaper: reply(aGrantPaper, aGrantPaper.version),
  previewIssuedPaper: ({ body }) => {
    const isLetter = typeof body === 'object' && body !== null && 'applicationID' in body;
    return reply({ content: (isLetter ? aLetter : aGrantPaper).content, problem: null });
  },
  listPaperTemplates: reply({ items: templates }),
  getPaperTemplate: ({ path }) => {
    const found = templates.find(({ kind }) => kind === Number(path.kind));
    return found === undefined ? notFound : reply(found, found.number + 1);
  },
  savePaperTemplate: reply({ ...grantTemplate, number: 3 }, 4),
  listPaperTemplateVersions: reply({ items: [...grantVersions] }),
  getProjectSeal: reply(noSeal, noSeal.number + 1),
  saveProjectSeal: reply(aSeal, aSeal.number + 1),
  getProject: recordAsked(saw('listProjects').items),
};

const own = [aGrantPaper, aNewPaper, anOldPaper].flatMap(ownPaperOf);

/** What 豆くら has received. */
export const ownPaperHandlers: MockHandlers = {
  listUserPapers: ({ query }) => reply(rowsAsked(own.map(ownSummaryOf), query)),
  getUserPaper: recordAsked(own),
};

const letters = [aLetter, aRecalled].flatMap(ownPaperOf);

/** The letters of an applicant who was not adopted. */
export const applicantPaperHandlers: MockHandlers = {
  listGeneralApplicationIssuedPapers: ({ query }) => reply(rowsAsked(letters.map(ownSummaryOf), query)),
  getGeneralApplicationIssuedPaper: recordAsked(letters),
};
