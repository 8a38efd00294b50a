import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import { progressPhaseReasons as reasons } from '../myPages.words.ts';
import type { Undertaking } from './undertaking.service.ts';

const notifiedStatuses: ReadonlySet<number> = new Set([
  ProjectStatus.NotifiedAmount,
  ProjectStatus.FinishedPayment,
  ProjectStatus.Finished,
]);

const isStarted = ({ startOn, grantDecisionOn, hasEarlyStart }: Undertaking['myPage']): boolean =>
  startOn !== null && (hasEarlyStart || (grantDecisionOn !== null && startOn >= grantDecisionOn));

/** Guards of the machine progressPhase: why an action is not possible; null: possible. */
export const progressPhaseGuards = ({ myPage }: Undertaking): Readonly<Record<string, string | null>> => {
  const isNotified = notifiedStatuses.has(myPage.projectStatus);
  return {
    start: isStarted(myPage) ? null : reasons.noStart,
    complete: myPage.completionOn === null ? reasons.noCompletion : null,
    regress: myPage.projectStatus === ProjectStatus.Progressing ? null : reasons.notProgressing,
    finalize: isNotified ? null : reasons.notNotified,
    unlock: isNotified ? reasons.stillNotified : null,
  };
};
