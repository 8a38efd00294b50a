import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { bulkActsText as t } from './bulkActs.words.ts';
import type { BulkRun } from './bulkTypes.ts';

const CodesDialog = createLazy(async () => (await import('./CodesDialog.tsx')).CodesDialog);

type CodesButtonProps = { readonly list: BulkRun['list']; readonly projectId: number | undefined };

/** Opens decisions on applications whose codes somebody brings. */
export const CodesButton = (props: CodesButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={FileUp} onClick={() => setOpen(true)}>
        {t((w) => w.codes)}
      </Button>
      {isOpen && <Lazy part={CodesDialog} props={{ ...props, onClose: close }} onFailed={close} />}
    </>
  );
};
