import { SectionKind } from '#bff/generated/contract/enums.ts';
import { isOfRequest, type SectionTemplate } from '#bff/programmes/sections.ts';
import { isOfBusiness } from './documentKinds.service.ts';

/** A paper with which the business asks for a change: it comes with its request, and with nothing else. */
export const isPaperOfRequest = ({ condition, documentType }: SectionTemplate): boolean =>
  isOfRequest(condition) && isOfBusiness(documentType);

/** Whether the business may add that document itself: vouchers, and what only some have; the rest is asked of it. */
export const isAddableByBusiness = (template: SectionTemplate): boolean => {
  const { kind, documentType, trigger } = template;
  const isOwn = kind === SectionKind.Voucher || trigger === 'condition';
  return isOfBusiness(documentType) && isOwn && !isPaperOfRequest(template);
};
