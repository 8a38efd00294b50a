import { ApplicationStatus } from '#web/api/generated/enums.ts';
import { applicantText as t } from '../applicantText.ts';

type Words = { readonly title: string; readonly text: string };

/** What the state means for the applicant, and that nothing is to be done when nothing is. */
export const statusWords = (status: ApplicationStatus, email: string): Words => {
  switch (status) {
    case ApplicationStatus.Submitted:
      return { title: t((w) => w.status.submitted), text: t((w) => w.status.submittedText, { email }) };
    case ApplicationStatus.FormChecking:
      return { title: t((w) => w.status.checking), text: t((w) => w.status.checkingText, { email }) };
    case ApplicationStatus.UnderReview:
      return { title: t((w) => w.status.review), text: t((w) => w.status.reviewText, { email }) };
    case ApplicationStatus.Adopted:
      return { title: t((w) => w.status.adopted), text: t((w) => w.status.adoptedText) };
    case ApplicationStatus.Waitlisted:
      return { title: t((w) => w.status.waitlisted), text: t((w) => w.status.waitlistedText) };
    case ApplicationStatus.NotAdopted:
      return { title: t((w) => w.status.notAdopted), text: t((w) => w.status.notAdoptedText) };
    case ApplicationStatus.Withdrawn:
      return { title: t((w) => w.status.withdrawn), text: t((w) => w.status.withdrawnText) };
    default:
      return { title: t((w) => w.status.returned), text: t((w) => w.status.returnedText) };
  }
};

/** Which of the five stages is the current one, from 1; past the last when there is none any more. */
export const stageOf = (status: ApplicationStatus): number => {
  switch (status) {
    case ApplicationStatus.Draft:
      return 1;
    case ApplicationStatus.Submitted:
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
