import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';

type Words = { readonly title: string; readonly text: string };

/** What the state means for the applicant, and that nothing is to be done when nothing is. */
export const statusWords = (status: ApplicationStatus, email: string): Words => {
  switch (status) {
    case ApplicationStatus.Submitted:
      return {
        title: statusText((w) => w.status.submitted),
        text: statusText((w) => w.status.submittedText, { email }),
      };
    case ApplicationStatus.FormChecking:
      return {
        title: statusText((w) => w.status.checking),
        text: statusText((w) => w.status.checkingText, { email }),
      };
    case ApplicationStatus.UnderReview:
      return {
        title: statusText((w) => w.status.review),
        text: statusText((w) => w.status.reviewText, { email }),
      };
    case ApplicationStatus.Adopted:
      return { title: statusText((w) => w.status.adopted), text: statusText((w) => w.status.adoptedText) };
    case ApplicationStatus.Waitlisted:
      return {
        title: statusText((w) => w.status.waitlisted),
        text: statusText((w) => w.status.waitlistedText),
      };
    case ApplicationStatus.NotAdopted:
      return {
        title: statusText((w) => w.status.notAdopted),
        text: statusText((w) => w.status.notAdoptedText),
      };
    case ApplicationStatus.Withdrawn:
      return {
        title: statusText((w) => w.status.withdrawn),
        text: statusText((w) => w.status.withdrawnText),
      };
    default:
      return { title: statusText((w) => w.status.returned), text: statusText((w) => w.status.returnedText) };
  }
};

/**
 * Which of the five stages is the current one, from 1; past the last when there is none any more. Handed in, an
 * application stays in the first until the desk begins to look: it can still be pulled back.
 */
export const stageOf = (status: ApplicationStatus): number => {
  switch (status) {
    case ApplicationStatus.Draft:
    case ApplicationStatus.Submitted:
      return 1;
    case ApplicationStatus.FormChecking:
    case ApplicationStatus.Returned:
      return 2;
    case ApplicationStatus.UnderReview:
      return 3;
    case ApplicationStatus.Waitlisted:
    case ApplicationStatus.NotAdopted:
      return 4;
    default:
      return 5;
  }
};
