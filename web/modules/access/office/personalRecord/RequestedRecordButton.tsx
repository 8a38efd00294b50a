import { FileDown } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import type { RecordedPerson } from './RequestedRecord.tsx';
import { useRequestedRecord } from './useRequestedRecord.tsx';

/** The same where a person has no menu. */
export const RequestedRecordButton = ({ person }: { readonly person: RecordedPerson }) => {
  const { items, dialog } = useRequestedRecord(person);
  return (
    <>
      {items.map(({ id, label, onSelect }) => (
        <Button key={id} variant="quiet" size="small" icon={FileDown} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
};
