import { ExpenseCategoryDining, ProgramKind } from '#bff/generated/contract/enums.ts';
import type { DocumentRule } from '../familyTypes.ts';
import { forCorporation, forIndividual, needed, quotation, welcome } from '../shared/documents.ts';
import {
  applicationForm,
  documentList,
  expensePaper,
  planPaper,
  pledgePaper,
  sheetOf,
} from '../shared/papers.ts';
import type { DiningProgramKind } from './form.ts';

const floorPlan: DocumentRule = {
  key: 'ApplicationFloorPlan',
  required: {
    when: {
      countOf: 'expenses',
      where: {
        and: [
          { field: 'category', equals: ExpenseCategoryDining.Building },
          { field: 'amountTaxExcluded', greaterThan: 0 },
        ],
      },
      atLeast: 1,
    },
  },
  hint: '建物費がある場合',
};

const certification: readonly DocumentRule[] = [
  needed('ApplicationThirdPartyCertification', '申請中の場合は、申請の控えを添付します'),
];

/** Documents of an application to a dining programme; only GoToEat asks for the certification. */
export const generalDocuments = (programKind: DiningProgramKind): readonly DocumentRule[] => [
  applicationForm('ApplicationForm'),
  planPaper('ApplicationBusinessPlan', ['store', 'sales', 'partner', 'summary', 'content', 'targets']),
  sheetOf('ApplicationSchedule', 'schedule'),
  expensePaper('ApplicationExpenseBreakdown'),
  pledgePaper('ApplicationPledge'),
  documentList('ApplicationCheckSheet'),
  quotation('ApplicationQuotation', '1件50万円以上の経費は、相見積書または理由書も添付します'),
  needed('ApplicationPartnerProfile'),
  needed('ApplicationBusinessLicense'),
  ...(programKind === ProgramKind.GoToEat ? certification : []),
  forCorporation('ApplicationFinancialStatements'),
  forIndividual('ApplicationTaxReturn'),
  needed('ApplicationSalesEvidence'),
  forCorporation('ApplicationRegistryCertificate'),
  forIndividual('ApplicationIdentification'),
  welcome('ApplicationStorePhoto'),
  floorPlan,
  welcome('ApplicationOther'),
];
