import { PaperField, PaperKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { notFound, reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { myPageRows } from '../adminMyPages.ts';
import { aProject } from '../project.ts';
import { aGrantPaper, grantContent, ownPapers, paperSummaryOf, papers } from './paperRows.ts';

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

const templates: readonly Template[] = [
  template(PaperKind.Adoption, '採択通知書'),
  grantTemplate,
  template(PaperKind.Confirmation, '補助金の額の確定通知書', true),
  template(PaperKind.Payment, '補助金支払通知書'),
  template(PaperKind.Reminder, '督促状'),
  template(PaperKind.ChangeApproval, '変更承認通知書'),
  template(PaperKind.ReturnOrder, '補助金返還命令書'),
];

const summaries = papers.map(paperSummaryOf);

/** What the office has issued to 豆くら, and the templates of its round. */
export const paperHandlers: MockHandlers = {
  listIssuedPapers: ({ query }) => reply(rowsAsked(summaries, query)),
  getIssuedPaper: recordAsked([...papers]),
  issuePaper: reply(aGrantPaper, aGrantPaper.version),
  previewIssuedPaper: reply({ content: grantContent, problem: null }),
  listPaperTemplates: reply({ items: [...templates] }),
  getPaperTemplate: ({ path }) => {
    const found = templates.find(({ kind }) => kind === Number(path.kind));
    return found === undefined ? notFound : reply(found, found.number + 1);
  },
  savePaperTemplate: reply({ ...grantTemplate, number: 3 }, 4),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
  getProject: recordAsked([aProject]),
  listMyPages: ({ query }) => reply(rowsAsked(myPageRows, query)),
};

/** The same as their business sees them. */
export const ownPaperHandlers: MockHandlers = {
  listUserPapers: reply({
    items: ownPapers.map(({ file: _f, replaces: _r, replacedBy: _b, content: _c, ...paper }) => paper),
    nextCursor: null,
    total: ownPapers.length,
  }),
  getUserPaper: recordAsked([...ownPapers]),
};
