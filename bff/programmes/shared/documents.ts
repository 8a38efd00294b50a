import type { DocumentRule } from '../familyTypes.ts';
import { isCorporation, isIndividual } from './applicantStep.ts';
import { competitiveQuotationFromYen } from './rules.ts';

/** Short forms for a family's list of documents. */
export const needed = (key: string, hint?: string): DocumentRule => ({ key, required: 'always', hint });
export const quotation = (key: string, hint?: string): DocumentRule => ({
  ...needed(key, hint),
  quotation: 'own',
});
export const welcome = (key: string, hint?: string): DocumentRule => ({ key, required: 'never', hint });
export const forCorporation = (key: string): DocumentRule => ({
  key,
  required: { when: isCorporation },
  offeredWhen: isCorporation,
  hint: '法人の場合',
});
export const forIndividual = (key: string): DocumentRule => ({
  key,
  required: { when: isIndividual },
  offeredWhen: isIndividual,
  hint: '個人事業主の場合',
});

/** One contract at or above the limit needs a competing quotation, or the reason why there is none. */
export const competitiveQuotation = (key: string): DocumentRule => ({
  key,
  quotation: 'competing',
  required: {
    when: {
      countOf: 'expenses',
      where: { field: 'amountTaxExcluded', atLeast: competitiveQuotationFromYen },
      atLeast: 1,
    },
  },
  hint: '1件50万円以上の経費がある場合。取得できないときは理由書を添付します',
});
