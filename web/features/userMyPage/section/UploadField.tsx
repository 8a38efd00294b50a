import type { FieldFrame } from '#ui-kit/Field/index.ts';
import { FileField, type FileItem } from '#ui-kit/FileField/index.ts';
import { tf } from '../texts.ts';
import { extensionsInWords, type FileRules, limitInWords } from '../uploads/refusal.ts';
import type { UploadJob } from '../uploads/uploadQueue.ts';
import type { SectionUpload } from '../uploads/useSectionUpload.ts';

const images: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png']);

/** A job as a row of the field. */
const itemOf = ({ id, file, state, sentBytes, problem }: UploadJob): FileItem => {
  const common = { id, name: file.name, sizeBytes: file.size };
  switch (state) {
    case 'sent':
      return { ...common, state };
    case 'interrupted':
      return { ...common, state, sentBytes, ...(problem === null ? {} : { problem }) };
    case 'refused':
      return { ...common, state, problem: problem ?? tf((w) => w.refused) };
    default:
      return { ...common, state: 'sending', sentBytes };
  }
};

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
    help={tf((w) => w.limits, {
      kinds: extensionsInWords(rules.allowedExtensions),
      size: limitInWords(rules.maxBytes),
    })}
    accept={rules.allowedExtensions.join(',')}
    hasCamera={rules.allowedExtensions.some((extension) => images.has(extension))}
    isMultiple={rules.maxFiles > 1}
    items={jobs.map(itemOf)}
    onAdd={onAdd}
    onRetry={upload.retry}
    onRemove={upload.remove}
  />
);
