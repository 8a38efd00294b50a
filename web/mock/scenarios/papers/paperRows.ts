import { IssuedPaperStatus, PaperKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { anApplication } from '../application.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';
import { grantContent, NOTHING, text } from './paperBlocks.ts';

type Schemas = components['schemas'];
type Paper = Schemas['IssuedPaper'];

/** Read by its business. */
export const aGrantPaper: Paper = {
  id: 51,
  version: 3,
  createdAt: '2026-07-23T01:00:00.000Z',
  updatedAt: '2026-07-24T00:12:00.000Z',
  projectId: mypage.projectId,
  projectName: mypage.projectName,
  displayCode: mypage.displayCode,
  mypageId: mypage.id,
  mypage,
  application: null,
  kind: PaperKind.GrantDecision,
  status: IssuedPaperStatus.Opened,
  number: '交第12号',
  title: '交付決定通知書',
  issuedOn: '2026-07-23',
  openedAt: '2026-07-24T00:12:00.000Z',
  isReplaced: false,
  file: {
    id: '00000000-0000-4000-8000-000000000951',
    fileName: `${mypage.displayCode}_${mypage.corporationName}_交付決定通知書.pdf`,
    sizeBytes: 64_213,
    contentType: 'application/pdf',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  openedByName: '大豆 一郎',
  issuedByName: '事務局 花子',
  templateNumber: 2,
  note: null,
  replaces: null,
  replacedBy: null,
  content: grantContent,
};

/** Issued with a mistake, and replaced. */
const anOldPaper: Paper = {
  ...aGrantPaper,
  id: 50,
  kind: PaperKind.Adoption,
  status: IssuedPaperStatus.Replaced,
  number: '採第7号',
  title: '採択通知書',
  issuedOn: '2026-06-01',
  isReplaced: true,
  replacedBy: { id: 52, number: '採第9号', issuedOn: '2026-06-02' },
  content: { ...grantContent, title: '採択通知書', date: '採第7号\n令和8年6月1日' },
};

/** Its successor, not read yet. */
const aNewPaper: Paper = {
  ...anOldPaper,
  id: 52,
  status: IssuedPaperStatus.Unopened,
  number: '採第9号',
  issuedOn: '2026-06-02',
  openedAt: null,
  openedByName: null,
  isReplaced: false,
  replaces: { id: 50, number: '採第7号', issuedOn: '2026-06-01' },
  replacedBy: null,
  content: { ...grantContent, title: '採択通知書', date: '採第9号\n令和8年6月2日' },
};

/** Issued a moment ago: its PDF is being made. */
const aPaperInMaking: Paper = {
  ...aNewPaper,
  id: 53,
  kind: PaperKind.Reminder,
  status: IssuedPaperStatus.Making,
  number: '督第1号',
  title: '督促状',
  issuedOn: '2026-11-20',
  file: null,
  templateNumber: 0,
  replaces: null,
  content: { ...grantContent, title: '督促状', date: '督第1号\n令和8年11月20日' },
};

/** Of 豆くら. */
const papers: readonly Paper[] = [aPaperInMaking, aGrantPaper, aNewPaper, anOldPaper];

const applicant = anApplication.name ?? '';

const letterContent = (reason: string): Paper['content'] => ({
  ...grantContent,
  over: anApplication.projectName,
  title: '不採択通知書',
  date: '不第3号\n令和9年1月22日',
  to: `${applicant}　御中`,
  blocks: [
    text(
      `応募のありました「${anApplication.planTitle}」について、審査の結果、下記のとおり不採択と決定しましたので、通知します。`,
    ),
    text('記', 'center'),
    {
      ...NOTHING,
      kind: 'facts',
      facts: [
        { label: '管理番号', value: anApplication.displayCode ?? '' },
        { label: '審査結果の決定日', value: '令和9年1月22日' },
        { label: '不採択の理由', value: reason },
      ],
    },
    text('以上', 'right'),
  ],
});

/** To an applicant who was declined; not read yet. */
export const aLetter: Paper = {
  ...aNewPaper,
  id: 54,
  projectId: anApplication.projectId,
  projectName: anApplication.projectName,
  displayCode: anApplication.displayCode ?? '',
  mypageId: null,
  mypage: null,
  application: {
    id: anApplication.id,
    family: 'general',
    displayCode: anApplication.displayCode,
    name: applicant,
  },
  kind: PaperKind.NonAdoption,
  number: '不第3号',
  title: '不採択通知書',
  issuedOn: '2027-01-22',
  templateNumber: 0,
  replaces: null,
  content: letterContent('審査の評価点が、採択の基準に達しなかったため。'),
};

/** Recalled with the decision that it told. */
export const aRecalledLetter: Paper = {
  ...aLetter,
  id: 55,
  status: IssuedPaperStatus.Replaced,
  kind: PaperKind.Waitlisting,
  number: '補第1号',
  title: '補欠通知書',
  isReplaced: true,
  content: { ...aLetter.content, title: '補欠通知書', date: '補第1号\n令和9年1月22日' },
};

/** What the office has issued. */
export const issuedPapers: readonly Paper[] = [aLetter, aRecalledLetter, ...papers];

/** A paper as a list of the office has it. */
export const paperSummaryOf = (paper: Paper): Schemas['IssuedPaperSummary'] => {
  const { file: _f, openedByName: _o, issuedByName: _i, templateNumber: _t, note: _n, ...rest } = paper;
  const { replaces: _r, replacedBy: _b, content: _c, ...summary } = rest;
  return summary;
};

const ownPaperOf = (paper: Paper): Schemas['UserPaperDetail'][] => {
  const { id, kind, number, title, issuedOn, openedAt, isReplaced, file, replaces, replacedBy, content } =
    paper;
  if (file === null) return [];
  return [{ id, kind, number, title, issuedOn, openedAt, isReplaced, file, replaces, replacedBy, content }];
};

/** Papers as their business reads them; one that is being made is not there. */
export const ownPapers = papers.flatMap(ownPaperOf);

/** Letters as their applicant reads them. */
export const ownLetters = [aLetter, aRecalledLetter].flatMap(ownPaperOf);

/** The same, of an office that says more. */
export const ownLettersBecause = (reason: string) =>
  ownPaperOf({ ...aLetter, content: letterContent(reason) });

/** A paper as whoever received it has it in a list. */
export const ownSummaryOf = ({
  file: _f,
  replaces: _r,
  replacedBy: _b,
  content: _c,
  ...paper
}: Schemas['UserPaperDetail']): Schemas['UserPaper'] => paper;
