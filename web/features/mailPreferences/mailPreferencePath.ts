import type { SessionContext } from '#web/api/contexts.ts';
import { APPLICANT_PATHS } from '#web/api/session.ts';

/** Where somebody's own choices are read and changed, in each of the six contexts. */
export const mailPreferencePath = (context: SessionContext) => {
  if (context === 'admin') return '/api/admin/self/mail_preference';
  return context === 'user' ? '/api/user/self/mail_preference' : APPLICANT_PATHS[context].mailPreference;
};
