import { ConsortiumMemberKind } from '#bff/generated/contract/enums.ts';
import type { DocumentRule } from '../familyTypes.ts';
import { competitiveQuotation, needed, quotation, welcome } from '../shared/documents.ts';
import { applicationForm, expensePaper, planPaper, pledgePaper, sheetOf } from '../shared/papers.ts';

export const inclusiveDocuments: readonly DocumentRule[] = [
  applicationForm('InclusiveApplicationForm'),
  planPaper('InclusiveBusinessPlan', ['consortium', 'initiative', 'plan', 'dissemination']),
  expensePaper('InclusiveExpenseBreakdown'),
  needed('InclusiveConsortiumAgreement'),
  sheetOf('InclusiveMemberList', 'consortiumName', 'members', 'leadMember'),
  needed('InclusiveMemberConsent'),
  quotation('InclusiveQuotation'),
  competitiveQuotation('InclusiveCompetitiveQuotation'),
  needed('InclusiveFinancialStatements'),
  needed('InclusiveRegistryCertificate'),
  {
    key: 'InclusiveBusinessLicense',
    required: {
      when: {
        countOf: 'members',
        where: { field: 'kind', equals: ConsortiumMemberKind.EatingOut },
        atLeast: 1,
      },
    },
    hint: '外食事業者が構成員にいる場合',
  },
  sheetOf('InclusiveSchedule', 'demoSites', 'schedule'),
  welcome('InclusiveSurveyDesign'),
  pledgePaper('InclusivePledge'),
  welcome('InclusiveDisseminationMaterial'),
  welcome('InclusiveOther'),
];
