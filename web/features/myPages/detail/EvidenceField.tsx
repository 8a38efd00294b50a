import { useEffect, useEffectEvent } from 'react';
import { FileField } from '#ui-kit/FileField/index.ts';
import { useFiles } from '#web/api/useFiles.ts';
import { type FileRules, limitsInWords } from '#web/files/fileRules.ts';
import { MAX_FILE_BYTES } from '#web/files/maxFileBytes.ts';
import { uploadItemOf } from '#web/files/uploadItem.ts';
import { useUploadQueue } from '#web/files/useUploadQueue.ts';
import { useControlId } from '#web/form/controlId.ts';
import { useKnownField } from '#web/form/useKnownField.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };

const t = texts('myPage', words);

/** What a paper comes as. */
const RULES: FileRules = {
  allowedExtensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: MAX_FILE_BYTES,
  maxFiles: 1,
};

type EvidenceFieldProps = { mypageId: number; onChange: (fileId: string | null) => void };

/** One paper that an action stands on; it belongs to the my page, not to a section. */
export const EvidenceField = ({ mypageId, onChange }: EvidenceFieldProps) => {
  const files = useFiles();
  const { meta } = useKnownField<string>('evidenceFileId', {
    subscription: { error: true, submitError: true, submitFailed: true },
  });
  const queue = useUploadQueue((job, options) =>
    files.upload(
      '/api/admin/file',
      job.file,
      { fileName: job.file.name, mypageID: mypageId, sectionID: null },
      options,
    ),
  );
  const storedId = queue.jobs.find(({ uploaded }) => uploaded !== null)?.uploaded?.id ?? null;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(storedId), [storedId]);
  const error: unknown = meta.submitFailed ? (meta.error ?? meta.submitError) : undefined;
  return (
    <FileField
      label={t((w) => w.dialog.evidence)}
      need="required"
      help={limitsInWords(RULES)}
      error={typeof error === 'string' && storedId === null ? error : undefined}
      controlId={useControlId('evidenceFileId')}
      accept={RULES.allowedExtensions.join(',')}
      isMultiple={false}
      items={queue.jobs.map(uploadItemOf)}
      onAdd={(chosen) => queue.add(chosen, { rules: RULES, presentCount: storedId === null ? 0 : 1 })}
      onRemove={queue.remove}
      onRetry={queue.retry}
    />
  );
};
