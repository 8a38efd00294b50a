import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { offerOf, type Property } from '#web/modules/aftercare/shared/property/property.ts';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { useChange } from '#web/parts/api/query.tsx';

const Split = ({ property }: { property: Property }) => {
  const { run, isBusy } = useChange('post', '/api/user/my_page/property/{id}/split');
  const { show } = useSnackbar();
  const offer = offerOf(property, 'split');
  if (offer === undefined) return null;
  const split = async () => {
    const result = await run({ path: { id: property.id } });
    if (result.isOk) show({ message: t((w) => w.done), severity: 'success' });
  };
  return (
    <Button
      variant="plain"
      isBusy={isBusy}
      {...(offer.allowed ? {} : { reason: offer.reason })}
      onClick={() => void split()}
    >
      {t((w) => w.own.split)}
    </Button>
  );
};

const Remove = ({ property }: { property: Property }) => {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useChange('delete', '/api/user/my_page/property/{id}');
  const { show } = useSnackbar();
  if (offerOf(property, 'delete')?.allowed !== true) return null;
  const remove = async () => {
    const result = await run({ path: { id: property.id } }, { ifMatch: etagOf(property) });
    setAsking(false);
    if (result.isOk) show({ message: t((w) => w.done), severity: 'success' });
  };
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {t((w) => w.own.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t((w) => w.own.remove)}
        confirmLabel={t((w) => w.own.remove)}
        isDanger
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t((w) => w.own.removeText)}
      </ConfirmDialog>
    </>
  );
};

/** A deal that was of several things is split into lines; one too many is taken away again. */
export const SplitActions = ({ property }: { property: Property }) => (
  <>
    <Split property={property} />
    <Remove property={property} />
  </>
);
