import { DelayStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { delayReasons as reasons } from '../myPages.words.ts';
import type { Undertaking } from './undertaking.service.ts';

const { CriticalDelayed, None } = DelayStatus;

/**
 * Guards of the machine delay for actions without a value set by hand: the rules decide.
 * @param isOverriding a value with its reason and expiry comes with the action
 */
export const delayGuards = (
  { myPage }: Undertaking,
  isOverriding: boolean,
): Readonly<Record<string, string | null>> => {
  const hasLeft =
    myPage.projectStatus === ProjectStatus.Rejected || myPage.projectStatus === ProjectStatus.Canceled;
  const computed = myPage.computedDelayStatus;
  const or = (isCaused: boolean, reason: string): string | null => (isOverriding || isCaused ? null : reason);
  return {
    markDelayed: or(computed !== None, reasons.notLate),
    escalate: or(computed === CriticalDelayed, reasons.notLate),
    deescalate: or(computed !== CriticalDelayed, reasons.stillLate),
    recover: or(computed === None, reasons.stillLate),
    exit: or(hasLeft, reasons.notLeft),
    rejoin: hasLeft ? reasons.ended : null,
  };
};
