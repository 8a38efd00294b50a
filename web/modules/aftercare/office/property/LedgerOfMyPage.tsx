import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { LedgerTotals } from '#web/modules/aftercare/shared/property/LedgerTotals.tsx';
import { PropertyCard } from '#web/modules/aftercare/shared/property/PropertyCard.tsx';
import type { PropertyLedger } from '#web/modules/aftercare/shared/property/property.ts';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { RequestDisposal } from '#web/modules/aftercare/shared/property/RequestDisposal.tsx';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { RecordDisposal } from './RecordDisposal.tsx';

type ConfirmAllProps = { readonly mypageId: number; readonly count: number };

const ConfirmAll = ({ mypageId, count }: ConfirmAllProps) => {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useChange('post', '/api/admin/my_page/{id}/property/confirm');
  const { show } = useSnackbar();
  const confirm = async () => {
    const result = await run({ path: { id: mypageId } });
    setAsking(false);
    if (result.isOk) show({ message: t((w) => w.done), severity: 'success' });
  };
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t((w) => w.ledger.confirmAll, { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t((w) => w.ledger.confirmAllTitle)}
        confirmLabel={t((w) => w.ledger.confirmAllSend)}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t((w) => w.ledger.confirmAllText)}
      </ConfirmDialog>
    </>
  );
};

const Ledger = ({ ledger, onReload }: { ledger: PropertyLedger; onReload: () => void }) => (
  <Stack gap={16}>
    <LedgerTotals ledger={ledger} variant="compact" />
    {ledger.items.map((property) => (
      <PropertyCard
        key={property.id}
        side="office"
        {...{ property, onReload }}
        more={
          <>
            <RequestDisposal property={property} side="office" />
            <RecordDisposal property={property} />
          </>
        }
      />
    ))}
  </Stack>
);

/** The ledger of an undertaking, for the office: confirmed line by line, or all at once; inspectors see none of it. */
export const LedgerOfMyPage = ({ mypageId }: { mypageId: number }) => {
  const mayCall = useMayCall();
  const isEnabled = mayCall('listMyPageProperties');
  const read = useRead('/api/admin/my_page/{id}/property', { path: { id: mypageId } }, { isEnabled });
  if (!isEnabled || read.isError || read.data === null) return null;
  const ledger = read.data?.body;
  const count = ledger?.checkingCount ?? 0;
  return (
    <Card
      title={t((w) => w.ledger.title)}
      aside={mayCall('confirmProperties') && count > 1 && <ConfirmAll {...{ mypageId, count }} />}
      foot={
        <>
          <TextLink as={Link} variant="arrow" href={adminPaths.ledgerPaper(mypageId)}>
            {t((w) => w.ledger.paper)}
          </TextLink>
          <TextLink as={Link} variant="arrow" href={adminPaths.properties}>
            {t((w) => w.ledger.all)}
          </TextLink>
        </>
      }
    >
      {ledger === undefined && <Skeleton shape="line" rows={3} />}
      {ledger?.items.length === 0 && (
        <EmptyState title={t((w) => w.ledger.none)}>{t((w) => w.ledger.noneText)}</EmptyState>
      )}
      {ledger !== undefined && ledger.items.length > 0 && (
        <Ledger ledger={ledger} onReload={() => void read.refetch()} />
      )}
    </Card>
  );
};
