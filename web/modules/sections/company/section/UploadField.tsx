import type { FieldFrame } from '#ui-kit/Field/index.ts';
import { FileField } from '#ui-kit/FileField/index.ts';
import { type FileRules, limitsInWords, takesPhotos } from '#web/parts/files/fileRules.ts';
import { uploadItemOf } from '#web/parts/files/uploadItem.ts';
import type { UploadJob } from '#web/parts/files/uploadQueue.ts';
import type { SectionUpload } from '../uploads/useSectionUpload.ts';

type UploadFieldProps = Pick<FieldFrame, 'label' | 'need' | 'error'> & {
  /** Id of the control, for the error summary. */
  controlId?: string;
  upload: SectionUpload;
  jobs: readonly UploadJob[];
  rules: FileRules;
  onAdd: (files: readonly File[]) => void;
};

/** Chooses, photographs and sends files; what is taken is said before choosing. */
export const UploadField = ({ upload, jobs, rules, onAdd, ...frame }: UploadFieldProps) => (
  <FileField
    {...frame}
    help={limitsInWords(rules)}
    accept={rules.allowedExtensions.join(',')}
    hasCamera={takesPhotos(rules)}
    isMultiple={rules.maxFiles > 1}
    items={jobs.map(uploadItemOf)}
    onAdd={onAdd}
    onRetry={upload.retry}
    onRemove={upload.remove}
  />
);
