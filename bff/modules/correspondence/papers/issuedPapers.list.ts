import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byDay, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { FAMILY_LINES, type Family } from '#rules/families.ts';
import { listApplicantPapers, listIssuedPapers, listUserPapers } from './readPapers.service.ts';

const words = exportTexts.issuedPaper;
const { undertaking } = exportTexts;

const newestFirst = { orders: { issuedOn: [byDay('issuedOn')] }, firstOrder: '-issuedOn' } as const;

/** What a business has received. */
export const ownPaperList = describeList({
  ...newestFirst,
  list: 'listUserPapers',
  conditions: { mypageID: 'mypageId' },
  read: listUserPapers,
  present: wire,
});

/** Letters of the office that an applicant reads behind his log-in. */
export const applicantPaperList = (family: Family) =>
  describeList({
    ...newestFirst,
    list: `list${FAMILY_LINES[family].title}ApplicationIssuedPapers`,
    conditions: {},
    read: listApplicantPapers(family),
    present: wire,
  });

/** What was issued to undertakings and applicants, with when each was first opened. */
export const issuedPaperList = describeList({
  list: 'listIssuedPapers',
  file: 'exportIssuedPapers',
  view: 'issuedPapers',
  conditions: {
    project_id: 'projectId',
    mypage_id: 'mypageId',
    application_id: 'applicationId',
    status: 'statuses',
    kind: 'kinds',
    issuedFrom: 'issuedFrom',
    issuedTo: 'issuedTo',
    q: 'q',
  },
  orders: { issuedOn: [byDay('issuedOn')], displayCode: [byText('displayCode')] },
  firstOrder: '-issuedOn',
  read: listIssuedPapers,
  present: wire,
  exported: () => ({
    name: exportTexts.issuedPapers,
    target: { kind: 'issuedPaper', id: 0 },
    columns: [
      {
        of: ['displayCode', 'code'],
        heading: undertaking.displayCode,
        cellOf: ({ displayCode }) => displayCode,
      },
      { of: 'name', heading: undertaking.projectName, width: 24, cellOf: ({ projectName }) => projectName },
      {
        of: 'name',
        heading: words.receiver,
        width: 30,
        cellOf: ({ mypage, application }) => mypage?.corporationName ?? application?.name ?? null,
      },
      {
        of: 'name',
        heading: undertaking.planTitle,
        width: 40,
        cellOf: ({ mypage }) => mypage?.planTitle ?? null,
      },
      { of: 'title', heading: words.number, cellOf: ({ number }) => number },
      { of: 'title', heading: words.title, width: 30, cellOf: ({ title }) => title },
      { of: 'title', heading: words.kind, cellOf: ({ kind }) => labelOf('PaperKind', kind) },
      { of: 'issuedOn', heading: words.issuedOn, cellOf: ({ issuedOn }) => issuedOn },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('IssuedPaperStatus', status) },
      { of: 'openedAt', heading: words.openedAt, cellOf: ({ openedAt }) => openedAt },
    ],
  }),
});
