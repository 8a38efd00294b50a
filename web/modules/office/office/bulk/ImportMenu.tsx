import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import type { BulkRun, ImportKind } from './bulkTypes.ts';

const ImportDialog = createLazy(async () => (await import('./ImportDialog.tsx')).ImportDialog);

type ImportMenuProps = {
  readonly list: BulkRun['list'];
  /** What may be brought in from a table, with its words. */
  readonly kinds: readonly { readonly kind: ImportKind; readonly label: string }[];
  readonly children: string;
};

/** What the records of a list can be brought in from, each by a dialog of its own. */
export const ImportMenu = ({ list, kinds, children }: ImportMenuProps) => {
  const [kind, setKind] = useState<ImportKind | null>(null);
  const close = () => setKind(null);
  return (
    <>
      <Menu
        label={children}
        placement="bottom-end"
        items={kinds.map((one) => ({ id: one.kind, label: one.label, onSelect: () => setKind(one.kind) }))}
        trigger={(props) => (
          <Button {...props} icon={FileUp}>
            {children}
          </Button>
        )}
      />
      {kind !== null && <Lazy part={ImportDialog} props={{ kind, list, onClose: close }} onFailed={close} />}
    </>
  );
};
