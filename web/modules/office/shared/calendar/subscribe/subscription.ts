import { CalendarEntryKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { ChangeResult } from '#web/parts/api/query.tsx';
import { calendarSubscriptionText as t } from './calendarSubscription.words.ts';

type Schemas = components['schemas'];

/** The private address of somebody's calendar, and what can be done with it; the same for business and office. */
export type Subscription = {
  readonly state: 'pending' | 'error' | 'ready';
  readonly reload: () => void;
  readonly current: Schemas['CalendarAddress'] | null;
  /** What an address that is made now would show; undefined where that cannot differ. */
  readonly nextShows: string | undefined;
  readonly showsOf: (address: Schemas['CalendarAddress']) => string;
  readonly create: () => Promise<ChangeResult<Schemas['NewCalendarAddress']>>;
  readonly end: () => Promise<ChangeResult<unknown>>;
  readonly isBusy: boolean;
};

type ReadState = { readonly isPending: boolean; readonly isError: boolean };

/** How far the reading of an address is. */
export const stateOf = ({ isPending, isError }: ReadState): Subscription['state'] => {
  if (isPending) return 'pending';
  return isError ? 'error' : 'ready';
};

type OfficeFilter = {
  readonly projectName: string | null;
  readonly kinds: readonly Schemas['CalendarEntryKind'][];
};

/** 成長支援 第1次・検査、書類の期限 */
export const officeShows = ({ projectName, kinds }: OfficeFilter): string => {
  const names = kinds.map((kind) => CalendarEntryKindLabel[kind]).join(t((w) => w.between));
  return t((w) => w.ofOffice, {
    project: projectName ?? t((w) => w.allProjects),
    kinds: names === '' ? t((w) => w.allKinds) : names,
  });
};

/** The server's own sentence where it says what to do, else ours. */
export const refusalOf = (result: ChangeResult<unknown>): string | null => {
  if (result.isOk) return null;
  const told = result.error?.status === 409 ? result.error.detail : null;
  return told ?? t((w) => w.failed);
};
