import { APPLICANT_CONTEXTS, type ApplicantContext, STATE_NAMES } from './contexts.ts';
import type { ApplicantSession, State } from './sessionState.ts';

export type Applicant = {
  readonly context: ApplicantContext;
  readonly user: ApplicantSession['applicationUser'];
};

/**
 * The applicant whose pages are shown. One browser may hold a session of each family: that of the project in
 * the address comes first, then any.
 * @param projectId null when the address names no project
 */
export const applicantOf = (sessions: State, projectId: number | null): Applicant | null => {
  const applicants = APPLICANT_CONTEXTS.flatMap((context): Applicant[] => {
    const user = sessions[STATE_NAMES[context]].applicationUser;
    return user === null ? [] : [{ context, user }];
  });
  return applicants.find(({ user }) => user.projectId === projectId) ?? applicants[0] ?? null;
};
