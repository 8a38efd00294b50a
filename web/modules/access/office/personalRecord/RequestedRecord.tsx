import { useState } from 'react';
import { personalRecordText as t } from '#web/modules/access/shared/personalRecord/personalRecord.words.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import type { PersonKind } from '#web/parts/api/generated/enums.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';

/** Whose record: a person by his own number, an applicant by that of his application. */
export type RecordedPerson = { readonly personKind: PersonKind; readonly id: number; readonly name: string };

const useMake = ({ name, ...person }: RecordedPerson, onClose: () => void) => {
  const files = useFiles();
  const done = useDone(onClose);
  const [isBusy, setBusy] = useState(false);
  const make = async (reason: string): Promise<SendResult> => {
    setBusy(true);
    try {
      saveDownload(await files.make('/api/admin/personal_record', { ...person, reason }));
    } catch (error) {
      return { isOk: false, error: error instanceof ApiError ? error : null };
    } finally {
      setBusy(false);
    }
    return done(t((w) => w.requested.done, { name }));
  };
  return { make, isBusy };
};

type RequestedRecordProps = { readonly person: RecordedPerson; readonly onClose: () => void };

/** What is kept of a person who has asked for it in writing; why stands in the trail. Mount it to open it. */
export const RequestedRecord = ({ person, onClose }: RequestedRecordProps) => {
  const { make, isBusy } = useMake(person, onClose);
  return (
    <ReasonDialog
      title={t((w) => w.requested.title, { name: person.name })}
      text={t((w) => w.requested.text)}
      sendLabel={t((w) => w.requested.save)}
      failedTitle={t((w) => w.requested.failed)}
      needsReason
      label={t((w) => w.requested.reason)}
      help={t((w) => w.requested.reasonHelp)}
      isBusy={isBusy}
      onSend={({ reason = '' }) => make(reason)}
      onClose={onClose}
    />
  );
};
