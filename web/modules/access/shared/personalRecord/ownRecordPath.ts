import { applicantAddress } from '#rules/familyNames.ts';
import { byApplicantContext, type SessionContext } from '#web/parts/api/contexts.ts';

const APPLICANT_PATHS = byApplicantContext((family) => applicantAddress(family, '/self/personal_record'));

/** Where somebody's own record is made, in each of the six contexts. */
export const ownRecordPath = (context: SessionContext) => {
  if (context === 'admin') return '/api/admin/self/personal_record';
  return context === 'user' ? '/api/user/self/personal_record' : APPLICANT_PATHS[context];
};
