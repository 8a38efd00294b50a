import { SectionKind } from '../../contract/generated/enums.ts';
import type { SectionTemplate } from '../../programmes/sections.ts';
import { isOfBusiness } from './kinds.ts';

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
