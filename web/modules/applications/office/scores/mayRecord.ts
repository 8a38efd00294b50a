import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';

const IN_HAND: readonly ApplicationStatus[] = [ApplicationStatus.FormChecking, ApplicationStatus.UnderReview];

/** Checks and scores are recorded while the desk has the application in hand. */
export const mayRecord = (status: ApplicationStatus): boolean => IN_HAND.includes(status);
