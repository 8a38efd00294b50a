import { useState } from 'react';
import { Text } from '#ui-kit/Text/index.ts';
import { personalRecordText as t } from '#web/modules/access/shared/personalRecord/personalRecord.words.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import type { PersonKind } from '#web/parts/api/generated/enums.ts';
import { PersonalRecordCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { textOf } from '#web/parts/form/values.ts';

/** Whose record: a person by his own number, an applicant by that of his application. */
export type RecordedPerson = { readonly personKind: PersonKind; readonly id: number; readonly name: string };

const limits = { reason: { ...PersonalRecordCreateLimits.reason, isRequired: true } };

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
    <RecordDialog
      title={t((w) => w.requested.title, { name: person.name })}
      lead={<Text>{t((w) => w.requested.text)}</Text>}
      sendLabel={t((w) => w.requested.save)}
      failedTitle={t((w) => w.requested.failed)}
      isBusy={isBusy}
      initialValues={{}}
      names={['reason']}
      validate={(values) => validateLimits(values, limits, ['reason'])}
      onSend={(values) => make(textOf(values, 'reason').trim())}
      onClose={onClose}
    >
      <AreaInput
        name="reason"
        label={t((w) => w.requested.reason)}
        help={t((w) => w.requested.reasonHelp)}
        need="required"
        rows={3}
        maxCharacters={PersonalRecordCreateLimits.reason.maxLength}
      />
    </RecordDialog>
  );
};
