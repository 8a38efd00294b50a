import type { DocumentRule } from '../familyTypes.ts';
import {
  competitiveQuotation,
  forCorporation,
  forIndividual,
  needed,
  quotation,
  welcome,
} from '../shared/documents.ts';
import { applicationForm, expensePaper, planPaper, pledgePaper } from '../shared/papers.ts';
import { isOtherRisk } from './riskForm.ts';

const riskSections = ['site', 'ingredients', 'use', 'price', 'initiative', 'plan'];

export const r4Documents: readonly DocumentRule[] = [
  applicationForm('R4ApplicationForm'),
  planPaper('R4BusinessPlan', riskSections),
  expensePaper('R4ExpenseBreakdown'),
  needed('R4PriceEvidence'),
  needed('R4UsageEvidence'),
  {
    key: 'R4GeopoliticalRiskEvidence',
    required: { when: isOtherRisk },
    hint: '価格高騰以外の調達リスクで応募する場合',
  },
  quotation('R4Quotation'),
  competitiveQuotation('R4CompetitiveQuotation'),
  needed('R4FinancialStatements'),
  forCorporation('R4RegistryCertificate'),
  needed('R4CompanyProfile'),
  welcome('R4ProductionLinePhoto'),
  pledgePaper('R4Pledge'),
  welcome('R4Other'),
];

export const r5Documents: readonly DocumentRule[] = [
  applicationForm('IngApplicationForm', ['pledges']),
  planPaper('IngBusinessPlan', riskSections),
  expensePaper('IngExpenseBreakdown'),
  needed('IngPriceEvidence'),
  needed('IngUsageEvidence'),
  quotation('IngQuotation', '1件50万円以上の経費は、相見積書または理由書も添付します'),
  needed('IngFinancialStatements'),
];

/** The call lists quotations, statements and the registry beside the programme's own papers. */
export const r6Documents: readonly DocumentRule[] = [
  applicationForm('IngR6ApplicationForm', ['pledges']),
  planPaper('IngR6BusinessPlan', ['site', 'initiative', 'ingredients', 'plan']),
  planPaper('IngR6ProcurementPlan', ['procurement']),
  needed('IngR6ProducerAgreement'),
  expensePaper('IngR6ExpenseBreakdown'),
  quotation('ApplicationQuotation', '1件50万円以上の経費は、相見積書または理由書も添付します'),
  forCorporation('ApplicationFinancialStatements'),
  forIndividual('ApplicationTaxReturn'),
  forCorporation('ApplicationRegistryCertificate'),
  welcome('ApplicationOther'),
];
