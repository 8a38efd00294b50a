import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';

type SpecimenButtonProps = { readonly asked: components['schemas']['PaperPreviewCreate'] };

/** Saves a paper as the PDF that it would be, marked as a specimen; when that fails it says so. */
export const SpecimenButton = ({ asked }: SpecimenButtonProps) => {
  const files = useFiles();
  const { show } = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      saveDownload(await files.make('/api/admin/issued_paper/preview/file', asked));
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : null;
      show({ message: detail ?? t((w) => w.preview.specimenFailed), severity: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={Download} isBusy={isBusy} onClick={() => void save()}>
      {t((w) => w.preview.specimen)}
    </Button>
  );
};
