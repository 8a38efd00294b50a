import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import type { BulkRun, ImportKind } from './types.ts';

const ImportDialog = createLater(async () => (await import('./ImportDialog.tsx')).ImportDialog);

type ImportButtonProps = {
  readonly kind: ImportKind;
  readonly list: BulkRun['list'];
  readonly children: string;
};

/** Opens the import of records from a table. */
export const ImportButton = ({ kind, list, children }: ImportButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={FileUp} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <Later part={ImportDialog} props={{ kind, list, onClose: close }} onFailed={close} />}
    </>
  );
};
