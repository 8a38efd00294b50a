import { SectionKind } from '#bff/generated/contract/enums.ts';
import type { SectionTemplate } from '#bff/programmes/sections.ts';
import { isOfBusiness } from './documentKinds.ts';

/** What a business starts of its own accord: a change, a delay, giving up, and papers that only some deals have. */
const ownKinds: ReadonlySet<number> = new Set([
  SectionKind.Change,
  SectionKind.Delay,
  SectionKind.Suspension,
  SectionKind.Voucher,
]);

/** Whether the business may add that document itself; everything else is asked of it. */
export const isAddableByBusiness = ({ kind, documentType, trigger }: SectionTemplate): boolean =>
  isOfBusiness(documentType) && (ownKinds.has(kind) || trigger === 'condition');
