import { DomainType } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { applicationOf, mamekuraPage } from '../mamekura.ts';
import { uuid } from '../sectionParts.ts';
import { returnedSection, returnedSummary } from './himawariSections.ts';

type Schemas = components['schemas'];

/** 向井 陽子 of 株式会社ひまわり給食センター: a delivery note with seven findings (LOOK user-section). */
export const himawariSession: Schemas['UserSession'] = {
  id: uuid(1),
  expiresAt: '2026-11-20T09:00:00.000Z',
  user: {
    id: 7,
    name: '向井 陽子',
    email: 'himawari@example.jp',
    corporationId: 7,
    corporationName: '株式会社ひまわり給食センター',
    projectId: 4,
    projectName: 'R4補 外食産業事業成長支援補助金（第2次）',
    domainType: DomainType.Food,
    mypageId: 3,
  },
};

/** What was received on 20 November. */
export const himawariReceipt: Schemas['Receipt'] = {
  id: uuid(91),
  number: 'R-4003-0127',
  issuedAt: '2026-11-20T02:04:37.000Z',
  submitterName: '向井 陽子',
  submitterOrganization: '株式会社ひまわり給食センター',
  isOnBehalf: false,
  onBehalfReason: null,
  targetKind: 'Section',
  targetId: 23,
  targetTitle: '納品書（2-3）',
  displayCode: '4003',
  projectName: 'R4補 外食産業事業成長支援補助金（第2次）',
  deskName: '外食産業事業成長支援補助金 事務局',
  deskPhone: '0300000000',
  subsidyAmount: null,
  files: returnedSection.files.slice(0, 2).map(({ fileName, sizeBytes, sha256, versionNumber }) => ({
    fileName,
    documentLabel: null,
    sizeBytes,
    sha256,
    versionNumber,
  })),
};

const { mypage } = returnedSection;

/** Its my page, with the one document of these stories. */
const himawariPage: Schemas['UserMyPage'] = {
  ...mamekuraPage,
  id: mypage.id,
  projectId: mypage.projectId,
  corporationId: mypage.corporationId,
  applicationId: applicationOf(mypage.id),
  displayCode: mypage.displayCode,
  planTitle: mypage.planTitle,
  corporation: { ...mamekuraPage.corporation, id: mypage.corporationId, name: mypage.corporationName },
  project: {
    ...mamekuraPage.project,
    id: mypage.projectId,
    name: mypage.projectName,
    shortName: mypage.projectName,
  },
  sections: [returnedSummary],
  deadlines: [],
};

/** Everything that the section and receipt pages of this company read. */
export const himawariHandlers: MockHandlers = {
  getUserMyPage: reply(himawariPage, himawariPage.version),
  getUserSection: reply(returnedSection, returnedSection.version),
  getUserReceipt: reply(himawariReceipt),
  downloadUserFile: reply(new Blob(['%PDF-1.4'], { type: 'application/pdf' })),
};
