import { ConsortiumMemberKind } from '#bff/generated/contract/enums.ts';
import { competitiveQuotation, needed, welcome } from '../shared/documents.ts';
import type { DocumentRule } from '../types.ts';

export const inclusiveDocuments: readonly DocumentRule[] = [
  needed('InclusiveApplicationForm'),
  needed('InclusiveBusinessPlan'),
  needed('InclusiveExpenseBreakdown'),
  needed('InclusiveConsortiumAgreement'),
  needed('InclusiveMemberList'),
  needed('InclusiveMemberConsent'),
  needed('InclusiveQuotation'),
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
  needed('InclusiveSchedule'),
  welcome('InclusiveSurveyDesign'),
  needed('InclusivePledge'),
  welcome('InclusiveDisseminationMaterial'),
  welcome('InclusiveOther'),
];
