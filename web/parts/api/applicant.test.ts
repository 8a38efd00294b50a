import { expect, it } from 'vitest';
import { applicantOf } from './applicant.ts';
import { type ApplicantSession, NOBODY, withSession } from './sessionState.ts';

const applying = (
  projectId: number,
  family: ApplicantSession['applicationUser']['family'],
): ApplicantSession => ({
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11',
  expiresAt: '2026-11-20T05:04:30Z',
  applicationUser: {
    id: 1,
    name: null,
    email: 'a@example.jp',
    isEmailConfirmed: true,
    applicationId: 12,
    projectId,
    projectName: '第1次',
    domainType: 0 as const,
    family,
  },
});

const first = withSession(NOBODY, 'application', applying(3, 'general'));
const sessions = withSession(first, 'applicationNoto', applying(4, 'noto'));

it('is the one of the project in the address, else any that is logged in', () => {
  expect(applicantOf(sessions, 4)?.context).toBe('applicationNoto');
  expect(applicantOf(sessions, 3)?.context).toBe('application');
  expect(applicantOf(sessions, null)?.context).toBe('application');
  expect(applicantOf(NOBODY, 3)).toBeNull();
});
