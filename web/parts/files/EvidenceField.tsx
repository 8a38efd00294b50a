import { useEffect, useEffectEvent } from 'react';
import { FileField, type FileItem } from '#ui-kit/FileField/index.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { useInput } from '#web/parts/form/useInput.ts';
import { type FileRules, limitsInWords } from './fileRules.ts';
import { MAX_FILE_BYTES } from './maxFileBytes.ts';
import { uploadItemOf } from './uploadItem.ts';
import { useUploadQueue } from './useUploadQueue.ts';

/** What a paper comes as. */
const RULES: FileRules = {
  allowedExtensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: MAX_FILE_BYTES,
  maxFiles: 1,
};

/** A paper that arrived before the page was loaded anew: the form has kept which one it was. */
const keptItem = (id: string, name: string): FileItem => ({ id, name, state: 'sent' });

const useEvidenceQueue = (mypageID: number) => {
  const files = useFiles();
  return useUploadQueue(({ file }, options) =>
    files.upload('/api/admin/file', file, { fileName: file.name, mypageID, sectionID: null }, options),
  );
};

type EvidenceFieldProps = {
  readonly mypageId: number;
  readonly label: string;
  /** The fields of the form that keep the file's id and its name. */
  readonly name: string;
  readonly titleName: string;
};

/**
 * One paper that an action stands on; it belongs to the my page, not to a section. Its id and name are fields of the
 * form, which keeps them over a page load.
 */
export const EvidenceField = ({ mypageId, label, name: idName, titleName }: EvidenceFieldProps) => {
  const { value: fileId, change, frame } = useInput<string>(idName);
  const { value: name, change: changeName } = useInput<string>(titleName);
  const queue = useEvidenceQueue(mypageId);
  const stored = queue.jobs.find(({ uploaded }) => uploaded !== null);
  const take = useEffectEvent((id: string, { name: fileName }: File) => {
    change(id);
    changeName(fileName);
  });
  useEffect(() => {
    if (stored?.uploaded) take(stored.uploaded.id, stored.file);
  }, [stored]);
  const handleRemove = (id: string) => {
    queue.remove(id);
    if (id === fileId || id === stored?.id) change('');
  };
  const isKept = fileId !== '' && stored === undefined;
  return (
    <FileField
      label={label}
      need="required"
      help={limitsInWords(RULES)}
      error={frame.error}
      controlId={frame.id}
      accept={RULES.allowedExtensions.join(',')}
      isMultiple={false}
      items={[...(isKept ? [keptItem(fileId, name)] : []), ...queue.jobs.map(uploadItemOf)]}
      onAdd={(chosen) => queue.add(chosen, { rules: RULES, presentCount: fileId === '' ? 0 : 1 })}
      onRemove={handleRemove}
      onRetry={queue.retry}
    />
  );
};
