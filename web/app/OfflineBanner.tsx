import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Notice } from '#ui-kit/Notice/index.ts';
import { shellText } from '#web/parts/text/shell.words.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the connection is lost, above the page, for as long as it lasts. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite">
      {!isOnline && <Notice tone="warning" icon={WifiOff} title={shellText((w) => w.offline)} />}
    </div>
  );
};
