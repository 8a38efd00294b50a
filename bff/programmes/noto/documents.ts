import { OperationStyle, ReopeningStatus } from '#bff/generated/contract/enums.ts';
import type { DocumentRule } from '../familyTypes.ts';
import { forCorporation, forIndividual, needed, quotation, welcome } from '../shared/documents.ts';
import { applicationForm, expensePaper, planPaper, pledgePaper } from '../shared/papers.ts';

/** Styles of trade that need a licence of their own. */
const stylesWithLicence = [
  OperationStyle.KitchenCar,
  OperationStyle.KitchenTrailer,
  OperationStyle.TemporaryStore,
];

export const notoDocuments: readonly DocumentRule[] = [
  applicationForm('NotoApplicationForm'),
  planPaper('NotoBusinessPlan', ['store', 'damage', 'operation']),
  expensePaper('NotoExpenseBreakdown'),
  quotation('NotoQuotation'),
  needed('NotoDisasterCertificate'),
  needed('NotoDamagePhoto'),
  needed('NotoBusinessLicense'),
  {
    key: 'NotoTemporaryLicense',
    required: {
      when: { or: stylesWithLicence.map((style) => ({ field: 'operationStyle', includes: style })) },
    },
    hint: 'キッチンカー・キッチントレーラー・仮設店舗で営業する場合',
  },
  needed('NotoTaxReturn'),
  forCorporation('NotoRegistryCertificate'),
  forIndividual('NotoIdentification'),
  welcome('NotoSiteConsent'),
  pledgePaper('NotoPledge'),
  {
    // A log of days traded cannot exist before trading: it is asked for where the trade has begun.
    key: 'NotoOperationLog',
    required: { when: { field: 'reopeningStatus', equals: ReopeningStatus.TemporarySite } },
    hint: 'すでに仮営業をしている場合',
  },
  welcome('NotoOther'),
];
