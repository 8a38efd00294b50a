import { useChange, useRead } from '#web/parts/api/query.tsx';
import { calendarSubscriptionText as t } from './calendarSubscription.words.ts';
import { SubscriptionDialog } from './SubscriptionDialog.tsx';
import { type Subscription, stateOf } from './subscription.ts';

const PATH = '/api/user/my_page/calendar/address';

type UserSubscriptionProps = { readonly mypageID: number; readonly onClose: () => void };

/** The private address of the calendar of a my page. Mount it to open it. */
export const UserSubscription = ({ mypageID, onClose }: UserSubscriptionProps) => {
  const query = { mypageID };
  const read = useRead(PATH, { query });
  const create = useChange('post', PATH, { isQuiet: true });
  const end = useChange('delete', PATH, { isQuiet: true });
  const subscription: Subscription = {
    state: stateOf(read),
    reload: () => void read.refetch(),
    current: read.data?.body.current ?? null,
    nextShows: undefined,
    showsOf: () => t((w) => w.ofBusiness),
    create: () => create.run({ query }),
    end: () => end.run({ query }),
    isBusy: create.isBusy || end.isBusy,
  };
  return <SubscriptionDialog subscription={subscription} onClose={onClose} />;
};
