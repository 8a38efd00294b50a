import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { SubscriptionDialog } from './SubscriptionDialog.tsx';
import { officeShows, type Subscription, stateOf } from './subscription.ts';

const PATH = '/api/admin/calendar/address';

type OfficeSubscriptionProps = {
  /** What the calendar is narrowed to on the page. */
  readonly filter: components['schemas']['CalendarAddressCreate'];
  readonly projectName: string | null;
  readonly onClose: () => void;
};

/** The private address of an administrator's calendar. Mount it to open it. */
export const OfficeSubscription = ({ filter, projectName, onClose }: OfficeSubscriptionProps) => {
  const read = useRead(PATH, {});
  const create = useChange('post', PATH, { isQuiet: true });
  const end = useChange('delete', PATH, { isQuiet: true });
  const subscription: Subscription = {
    state: stateOf(read),
    reload: () => void read.refetch(),
    current: read.data?.body.current ?? null,
    nextShows: officeShows({ projectName, kinds: filter.kinds }),
    showsOf: officeShows,
    create: () => create.run({ body: filter }),
    end: () => end.run({}),
    isBusy: create.isBusy || end.isBusy,
  };
  return <SubscriptionDialog subscription={subscription} onClose={onClose} />;
};
