import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { idsOfCorporations, listCorporations } from './corporations.service.ts';
import { listCorporationUsers } from './corporationUsers.service.ts';

const words = exportTexts.corporation;

/** Corporations; memos and accounts are no part of the file. */
export const corporationList = describeList({
  list: 'listCorporations',
  file: 'exportCorporations',
  view: 'corporations',
  conditions: {
    q: 'q',
    prefecture: 'prefectures',
    project_id: 'projectId',
    hasUsers: 'hasUsers',
    hasBankAccount: 'hasBankAccount',
    createdFrom: 'createdFrom',
    createdTo: 'createdTo',
    updatedFrom: 'updatedFrom',
    updatedTo: 'updatedTo',
  },
  orders: {
    displayCode: [byNumber('id')],
    name: [byText('name')],
    nameKana: [byText('nameKana')],
    prefecture: [byNumber('prefecture')],
    updatedAt: [byInstant('updatedAt')],
  },
  firstOrder: 'displayCode',
  read: listCorporations,
  present: wire,
  bulk: { of: ['corporations', 'users'], ids: idsOfCorporations },
  exported: () => ({
    name: exportTexts.corporations,
    target: { kind: 'corporation', id: 0 },
    columns: [
      { of: 'displayCode', heading: words.displayCode, cellOf: ({ displayCode }) => displayCode },
      { of: 'name', heading: words.name, width: 30, cellOf: ({ name }) => name },
      { of: 'name', heading: words.nameKana, width: 30, cellOf: ({ nameKana }) => nameKana },
      {
        of: 'corporateNumber',
        heading: words.corporateNumber,
        width: 16,
        cellOf: ({ corporateNumber }) => corporateNumber,
      },
      { heading: words.invoiceNumber, width: 18, cellOf: ({ invoiceNumber }) => invoiceNumber },
      { heading: words.representativeTitle, cellOf: ({ representativeTitle }) => representativeTitle },
      { heading: words.representativeName, cellOf: ({ representativeName }) => representativeName },
      {
        heading: words.representativeNameKana,
        cellOf: ({ representativeNameKana }) => representativeNameKana,
      },
      { heading: words.postalCode, cellOf: ({ postalCode }) => postalCode },
      {
        of: 'prefecture',
        heading: words.prefecture,
        cellOf: ({ prefecture }) => labelOf('Prefecture', prefecture),
      },
      { of: 'prefecture', heading: words.city, cellOf: ({ city }) => city },
      { heading: words.street, width: 30, cellOf: ({ streetAddress }) => streetAddress },
      { heading: words.building, width: 24, cellOf: ({ building }) => building },
      { heading: words.phone, cellOf: ({ phone }) => phone },
      { heading: words.fax, cellOf: ({ fax }) => fax },
      { heading: words.url, width: 30, cellOf: ({ url }) => url },
      { of: 'projects', heading: words.projectCount, cellOf: ({ projects }) => projects.length },
      {
        of: 'projects',
        heading: words.projects,
        width: 40,
        cellOf: ({ projects }) =>
          projects.map(({ projectName, displayCode }) => `${projectName} ${displayCode}`).join('\n'),
      },
      { of: 'users', heading: words.userCount, cellOf: ({ userCount }) => userCount },
      { of: 'updatedAt', heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
    ],
  }),
});

/** The users of one corporation. */
export const corporationUserList = describeList({
  list: 'listCorporationUsers',
  conditions: { corpId: 'corporationId', project_id: 'projectId', q: 'q' },
  orders: {
    name: [byText('name')],
    email: [byText('email')],
    lastLoginAt: [byInstant('lastLoginAt', 'last')],
  },
  firstOrder: 'name',
  read: listCorporationUsers,
  present: wire,
});
