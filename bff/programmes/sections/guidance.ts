import { afterwardsGuidance } from './guidance/afterwards.ts';
import { grantGuidance } from './guidance/grant.ts';
import { noticeGuidance } from './guidance/notices.ts';
import { resultGuidance } from './guidance/result.ts';
import { underwayGuidance } from './guidance/underway.ts';
import { voucherGuidance } from './guidance/vouchers.ts';
import type { Guidance } from './sectionTypes.ts';

const guidances: { readonly [key: string]: Guidance } = {
  ...noticeGuidance,
  ...grantGuidance,
  ...underwayGuidance,
  ...resultGuidance,
  ...voucherGuidance,
  ...afterwardsGuidance,
};

/** What to hand in, why, and what to mind. @throws RangeError for a document type that is no section */
export const guidanceFor = (key: string): Guidance => {
  const guidance = guidances[key];
  if (!guidance) throw new RangeError(`no guidance for ${key}`);
  return guidance;
};
