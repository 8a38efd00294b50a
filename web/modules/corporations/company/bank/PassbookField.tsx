import { useEffect } from 'react';
import { userBankText as tb } from '#web/modules/corporations/shared/bank/userBank.words.ts';
import { UploadField } from '#web/modules/sections/company/section/UploadField.tsx';
import type { SectionUpload } from '#web/modules/sections/company/uploads/useSectionUpload.ts';
import { MAX_FILE_BYTES } from '#web/parts/files/maxFileBytes.ts';
import { useInput } from '#web/parts/form/useInput.ts';

/** A passbook copy is a picture or a PDF (contract, uploadUserFile). */
const RULES = {
  allowedExtensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: MAX_FILE_BYTES,
  maxFiles: 1,
} as const;

/** The copy of the passbook: the one sent last, else the one there is. */
export const PassbookField = ({ upload, storedFileId }: { upload: SectionUpload; storedFileId: string }) => {
  const { change, frame } = useInput<string>('passbookFileId');
  const sent = upload.jobs.findLast(({ uploaded }) => uploaded !== null)?.uploaded ?? null;
  const fileId = sent?.id ?? storedFileId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form hears of another file, not of another render
  useEffect(() => change(fileId), [fileId]);
  return (
    <UploadField
      controlId={frame.id}
      label={tb((w) => w.bank.passbook)}
      need={storedFileId === '' ? 'required' : 'optional'}
      error={frame.error}
      upload={upload}
      jobs={upload.jobs}
      rules={RULES}
      onAdd={(files) => upload.add(files, { rules: RULES, presentCount: 0 })}
    />
  );
};
