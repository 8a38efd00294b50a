import { useSyncExternalStore } from 'react';
import { useServices } from '#web/parts/api/services.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';

const OtherAccountNotice = createLazy(
  async () => (await import('./OtherAccountNotice.tsx')).OtherAccountNotice,
);

/** Says above the page that somebody else has logged in since it was drawn, for as long as it is so: nothing is lost. */
export const OtherAccountBanner = () => {
  const { ownerWatch } = useServices();
  const context = useSyncExternalStore(ownerWatch.subscribe, ownerWatch.getState);
  return (
    <div aria-live="assertive">
      {context !== null && <Lazy part={OtherAccountNotice} props={{ context }} />}
    </div>
  );
};
