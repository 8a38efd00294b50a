import { applicantAddress } from '#rules/familyNames.ts';
import { byApplicantContext, type SessionContext } from '#web/parts/api/contexts.ts';

/** Apart from the addresses of the session, which the log-in pages load. */
const APPLICANT_PATHS = byApplicantContext((family) => applicantAddress(family, '/self/mail_preference'));

/** Where somebody's own choices are read and changed, in each of the six contexts. */
export const mailPreferencePath = (context: SessionContext) => {
  if (context === 'admin') return '/api/admin/self/mail_preference';
  return context === 'user' ? '/api/user/self/mail_preference' : APPLICANT_PATHS[context];
};
