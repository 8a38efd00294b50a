import type { Scope } from '#bff/core/scope.ts';
import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import type { PageRequest } from '#bff/platform/database/paging.ts';
import { FAMILY_LINES, type Family } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import {
  type ApplicationSummary,
  assertAmountsAllowed,
  idsOfApplications,
  type ListInput,
  listApplications,
} from './desk/listApplications.service.ts';

const words = exportTexts.application;
const { Adopted, FormChecking, NotAdopted, Returned, Submitted, UnderReview, Waitlisted } = ApplicationStatus;

const columns: readonly ExportColumn<ApplicationSummary>[] = [
  {
    of: 'displayCode',
    heading: words.displayCode,
    width: 20,
    cellOf: ({ displayCode }) => displayCode,
  },
  { heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
  {
    of: 'submittedAt',
    heading: words.submittedAt,
    width: 18,
    cellOf: ({ submittedAt }) => submittedAt,
  },
  { of: 'name', heading: words.name, width: 30, cellOf: ({ name }) => name },
  { of: 'name', heading: words.planTitle, width: 40, cellOf: ({ planTitle }) => planTitle },
  {
    of: 'prefecture',
    heading: words.prefecture,
    cellOf: ({ prefecture }) => labelOf('Prefecture', prefecture),
  },
  {
    of: 'initiative',
    heading: words.initiative,
    width: 24,
    cellOf: ({ initiativeLabel }) => initiativeLabel,
  },
  {
    of: 'status',
    heading: words.status,
    cellOf: ({ status }) => labelOf('ApplicationStatus', status),
  },
  { of: 'averageScore', heading: words.averageScore, cellOf: ({ averageScore }) => averageScore },
  { of: 'averageScore', heading: words.rank, cellOf: ({ rank }) => rank },
  { heading: words.openReturnItemCount, cellOf: ({ openReturnItemCount }) => openReturnItemCount },
  { of: 'assignee', heading: words.assigneeName, cellOf: ({ assigneeName }) => assigneeName },
  { of: 'subsidyAmount', heading: words.subsidyAmount, cellOf: ({ subsidyAmount }) => subsidyAmount },
  { heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
];

const orders = {
  displayCode: [byText('displayCode', 'last')],
  submittedAt: [byInstant('submittedAt', 'last')],
  name: [byText('nameKana', 'last')],
  subsidyAmount: [byNumber('subsidyAmount', 'last')],
  averageScore: [byNumber('averageScore', 'last')],
  updatedAt: [byInstant('updatedAt')],
};

/** The stages of the desk's work on applications. */
const counters = {
  applications: {},
  applicationsToCheck: { status: [Submitted, FormChecking] },
  applicationsReturned: { status: [Returned] },
  applicationsUnderReview: { status: [UnderReview] },
  applicationsDecided: { status: [Adopted, NotAdopted, Waitlisted] },
};

/** The applications of one family. */
export const applicationList = (family: Family) =>
  describeList({
    list: `list${FAMILY_LINES[family].title}Applications`,
    file: `export${FAMILY_LINES[family].title}Applications`,
    view: `${family}Applications`,
    page: deskPage(family),
    family,
    conditions: {
      id: 'ids',
      project_id: 'projectId',
      programKind: 'programKinds',
      domainType: 'domainTypes',
      status: 'statuses',
      prefecture: 'prefectures',
      submittedFrom: 'submittedFrom',
      submittedTo: 'submittedTo',
      subsidyAmountFrom: 'subsidyAmountFrom',
      subsidyAmountTo: 'subsidyAmountTo',
      assigneeAdminUserId: 'assigneeUserId',
      mine: 'isMine',
      q: 'search',
    },
    orders,
    firstOrder: 'displayCode',
    read: (scope: Scope, search: ListInput, request: PageRequest) =>
      listApplications(scope, family, search, request),
    present: wire,
    bulk: {
      of: ['applications'],
      ids: (scope, search, limit) => idsOfApplications(scope, family, search, limit),
    },
    counters,
    exported: (scope, search, keys) => {
      assertAmountsAllowed(scope, search, keys);
      return {
        name: exportTexts.applications,
        target: { kind: 'application', id: 0 },
        filter: { family, ...search },
        columns,
      };
    },
  });
