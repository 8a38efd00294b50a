import { PaperField, PaperKind, PaperSeal } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { notFound, reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { myPageRows } from '../adminMyPages.ts';
import { summaries as applicationRows } from '../application.ts';
import { noListViews } from '../lists/listViews.ts';
import { aProject } from '../project.ts';
import { grantContent } from './paperBlocks.ts';
import {
  aGrantPaper,
  aLetter,
  issuedPapers,
  ownLetters,
  ownPapers,
  ownSummaryOf,
  paperSummaryOf,
} from './paperRows.ts';

type Template = components['schemas']['PaperTemplate'];

const template = (kind: Template['kind'], title: string, mayHaveBreakdown = false): Template => ({
  kind,
  number: 0,
  text: {
    title,
    numberFormat: '第{番号}号',
    body: '申請のありました補助金について、下記のとおり通知します。',
    factFields: ['displayCode', 'planTitle'],
    conditions: '',
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  fields: Object.values(PaperField),
  isDefault: true,
  savedByName: null,
  savedAt: null,
  mayHaveBreakdown,
});

/** The decision letter's, in its second version. */
export const grantTemplate: Template = {
  ...template(PaperKind.GrantDecision, '交付決定通知書', true),
  number: 2,
  isDefault: false,
  savedByName: '事務局 花子',
  savedAt: '2026-07-20T02:00:00.000Z',
};

/** How it came to be. */
const grantVersions: readonly components['schemas']['PaperTemplateVersion'][] = [
  { number: 2, text: grantTemplate.text, savedByName: '事務局 花子', savedAt: '2026-07-20T02:00:00.000Z' },
  {
    number: 1,
    text: { ...grantTemplate.text, body: '交付することに決定しましたので、お知らせします。' },
    savedByName: '事務局 太郎',
    savedAt: '2026-06-01T02:00:00.000Z',
  },
  { number: 0, text: grantTemplate.text, savedByName: null, savedAt: null },
];

/** A round that has no picture of a seal. */
const noSeal: components['schemas']['ProjectSeal'] = {
  number: 0,
  picture: null,
  widthPx: null,
  heightPx: null,
  savedByName: null,
  savedAt: null,
};

/** A round with one. */
export const aSeal: typeof noSeal = {
  number: 1,
  picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  widthPx: 480,
  heightPx: 480,
  savedByName: '事務局 花子',
  savedAt: '2026-07-20T02:00:00.000Z',
};

const templates: readonly Template[] = [
  template(PaperKind.Adoption, '採択通知書'),
  grantTemplate,
  template(PaperKind.Confirmation, '補助金の額の確定通知書', true),
  template(PaperKind.Payment, '補助金支払通知書'),
  template(PaperKind.Reminder, '督促状'),
  template(PaperKind.ChangeApproval, '変更承認通知書'),
  template(PaperKind.ReturnOrder, '補助金返還命令書'),
  template(PaperKind.NonAdoption, '不採択通知書'),
  template(PaperKind.Waitlisting, '補欠通知書'),
  template(PaperKind.InspectionReport, '検査報告書', true),
];

const summaries = issuedPapers.map(paperSummaryOf);

/** Applications of the round, to try a letter with. */
const applications = applicationRows.map((row) => ({ ...row, family: aProject.family }));

/** What the office has issued, and the templates of a round. */
export const paperHandlers: MockHandlers = {
  ...noListViews,
  listIssuedPapers: ({ query }) => reply(rowsAsked(summaries, query)),
  getIssuedPaper: recordAsked([...issuedPapers]),
  issuePaper: reply(aGrantPaper, aGrantPaper.version),
  previewIssuedPaper: ({ body }) => {
    const isLetter = typeof body === 'object' && body !== null && 'applicationID' in body;
    return reply({ content: isLetter ? aLetter.content : grantContent, problem: null });
  },
  listPaperTemplates: reply({ items: [...templates] }),
  getPaperTemplate: ({ path }) => {
    const found = templates.find(({ kind }) => kind === Number(path.kind));
    return found === undefined ? notFound : reply(found, found.number + 1);
  },
  savePaperTemplate: reply({ ...grantTemplate, number: 3 }, 4),
  listPaperTemplateVersions: reply({ items: [...grantVersions] }),
  getProjectSeal: reply(noSeal, noSeal.number + 1),
  saveProjectSeal: reply(aSeal, aSeal.number + 1),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
  getProject: recordAsked([aProject]),
  listMyPages: ({ query }) => reply(rowsAsked(myPageRows, query)),
  listIngredientApplications: reply({
    items: [...applications],
    nextCursor: null,
    total: applications.length,
  }),
};

/** The same as their business sees them. */
export const ownPaperHandlers: MockHandlers = {
  listUserPapers: reply({
    items: ownPapers.map(ownSummaryOf),
    nextCursor: null,
    total: ownPapers.length,
  }),
  getUserPaper: recordAsked([...ownPapers]),
};

/** The letters of an applicant who was not adopted. */
export const applicantPaperHandlers: MockHandlers = {
  listGeneralApplicationIssuedPapers: reply({
    items: ownLetters.map(ownSummaryOf),
    nextCursor: null,
    total: ownLetters.length,
  }),
  getGeneralApplicationIssuedPaper: recordAsked([...ownLetters]),
};
