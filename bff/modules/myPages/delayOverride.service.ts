import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DelayStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { auditActionOf, columnsBefore } from '#bff/modules/trail/index.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import type { Undertaking } from './guards/undertaking.service.ts';
import { myPageMessages as messages } from './myPages.words.ts';
import { updateMyPageRow } from './myPageWrites.data.ts';
import { refreshMyPageFacts } from './refreshMyPageFacts.service.ts';

/** A delay status set by hand: it holds, with its reason, to the end of a day. */
export type OverrideInput = { readonly status: number; readonly reason: string; readonly expiresOn: string };

type Asked = { readonly action: string; readonly delayOverride?: OverrideInput | null | undefined };

const hasLeft = ({ myPage }: Undertaking): boolean =>
  myPage.projectStatus === ProjectStatus.Rejected || myPage.projectStatus === ProjectStatus.Canceled;

const checked = (scope: Scope, undertaking: Undertaking, override: OverrideInput): OverrideInput => {
  if (hasLeft(undertaking)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.overrideEnded });
  const reason = tidyText(override.reason);
  if (reason === '') throw invalidField('/delayOverride/reason', messages.overrideNeeded);
  if (override.expiresOn < tokyoDayOf(scope.now)) {
    throw invalidField('/delayOverride/expiresOn', messages.overrideExpired);
  }
  return { ...override, reason };
};

/** The value that comes with an action of the delay machine. @returns null when the rules shall decide again */
export const overrideFor = (scope: Scope, undertaking: Undertaking, input: Asked): OverrideInput | null => {
  const { action, delayOverride } = input;
  if (delayOverride) {
    const step = scope.machines.delay.transitions.find((candidate) => candidate.action === action);
    const isSame = Object.entries(DelayStatus).some(
      ([name, value]) => name === step?.to && value === delayOverride.status,
    );
    if (!isSame) throw invalidField('/delayOverride/status', messages.overrideStatus);
    return checked(scope, undertaking, delayOverride);
  }
  return null;
};

type Saved = { readonly action: string; readonly to?: number; readonly override: OverrideInput | null };

/** Keeps a value set by hand, or gives the decision back to the rules; the status follows from it. */
export const saveOverride = async (scope: Scope, { myPage }: Undertaking, saved: Saved): Promise<void> => {
  const { action, override } = saved;
  const columns = {
    delayOverrideStatus: override?.status ?? null,
    delayOverrideReason: override?.reason ?? null,
    delayOverrideEndsOn: override?.expiresOn ?? null,
    delayOverrideById: override === null ? null : adminOf(scope).adminUserId,
  };
  const { id, version } = myPage;
  await writeVersioned(version, () => updateMyPageRow(scope.db, { id, version }, columns));
  await scope.audit({
    action: auditActionOf(action),
    target: { kind: 'myPage', id },
    before: columnsBefore(myPage, columns),
    after: columns,
    reason: override?.reason,
    mypageId: id,
    projectId: myPage.projectId,
  });
  await refreshMyPageFacts(scope, id, { ...historyActorOf(scope), comment: override?.reason ?? null });
};

/** The value of a plain change, without an action. @throws TRANSITION_NOT_ALLOWED, INVALID_PARAMETER */
export const setOverride = async (
  scope: Scope,
  undertaking: Undertaking,
  override: OverrideInput | null,
): Promise<void> => {
  const value = override === null ? null : checked(scope, undertaking, override);
  await saveOverride(scope, undertaking, { action: 'delayOverridden', override: value });
};
