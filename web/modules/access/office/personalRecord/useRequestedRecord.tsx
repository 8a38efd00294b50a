import { type ReactNode, useState } from 'react';
import type { MenuItem } from '#ui-kit/Menu/index.ts';
import { personalRecordText as t } from '#web/modules/access/shared/personalRecord/personalRecord.words.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import type { RecordedPerson } from './RequestedRecord.tsx';

// Seldom opened: the lists that offer it do not carry it.
const RequestedRecord = createLazy(async () => (await import('./RequestedRecord.tsx')).RequestedRecord);

type Requested = {
  /** For the menu of what can be done to a person; nothing for those who may not. */
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
};

/** Offers to save what is kept of a person, for those who may. */
export const useRequestedRecord = (person: RecordedPerson): Requested => {
  const isOffered = useMayCall()('makePersonalRecord');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return {
    items: isOffered
      ? [{ id: 'record', label: t((w) => w.requested.menu), onSelect: () => setOpen(true) }]
      : [],
    dialog: isOpen && <Lazy part={RequestedRecord} props={{ person, onClose: close }} onFailed={close} />,
  };
};
