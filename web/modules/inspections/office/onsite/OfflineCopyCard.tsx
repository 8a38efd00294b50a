import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { OFFLINE_DAYS } from '#web/parts/offline/offlineDb.ts';
import { cacheShell } from '#web/parts/offline/offlineShell.ts';
import type { OfflineStore } from '#web/parts/offline/offlineStore.ts';
import { copyReportOffline } from './copyReportOffline.ts';
import { onsiteText as t } from './onsite.words.ts';
import { useIsOnline } from './useOutbox.ts';

type OfflineCopyCardProps = {
  readonly store: OfflineStore;
  readonly id: number;
  /** Keeps the pages on this phone. @returns whether they will open without a line */
  readonly keepPages?: () => Promise<boolean>;
};

/** @returns why it did not work; null when everything is there */
const useTake = ({ store, id, keepPages = () => cacheShell(window.navigator) }: OfflineCopyCardProps) => {
  const { api } = useServices();
  const files = useFiles();
  return async (): Promise<string | null> => {
    try {
      if (!(await keepPages())) return t((w) => w.take.noShell);
      // Browsers throw away what nobody asked them to keep when they need room.
      await navigator.storage?.persist?.();
      return (await copyReportOffline({ api, files, store }, id)) ? null : t((w) => w.take.notWritten);
    } catch {
      return t((w) => w.take.failed);
    }
  };
};

/** Takes it along, and says how that ended. */
const useTakeAlong = (props: OfflineCopyCardProps) => {
  const take = useTake(props);
  const { show } = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const handleTake = async (): Promise<void> => {
    setIsBusy(true);
    const found = await take();
    setFailure(found);
    setIsBusy(false);
    if (found === null) show({ message: t((w) => w.take.done), severity: 'success' });
  };
  return { handleTake, isBusy, failure };
};

/** Says what will lie on the phone, until when and who sees it, and puts it there. */
export const OfflineCopyCard = (props: OfflineCopyCardProps) => {
  const { handleTake, isBusy, failure } = useTakeAlong(props);
  const isOnline = useIsOnline();
  return (
    <Card
      title={t((w) => w.take.title)}
      foot={
        <Button
          variant="primary"
          icon={Smartphone}
          isBusy={isBusy}
          busyLabel={t((w) => w.take.busy)}
          reason={isOnline ? undefined : t((w) => w.take.offline)}
          onClick={() => void handleTake()}
        >
          {t((w) => w.take.button)}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text>{t((w) => w.take.text)}</Text>
        <Facts
          facts={[
            { term: t((w) => w.take.what), value: t((w) => w.take.whatValue) },
            { term: t((w) => w.take.who), value: t((w) => w.take.whoValue) },
            { term: t((w) => w.take.until), value: t((w) => w.take.untilValue, { days: OFFLINE_DAYS }) },
          ]}
        />
        {failure !== null && (
          <Text role="alert" tone="danger">
            {failure}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
