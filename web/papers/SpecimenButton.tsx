import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ApiError } from '#web/api/errors.ts';
import { saveDownload } from '#web/api/files.ts';
import type { components } from '#web/api/generated/types.ts';
import { useFiles } from '#web/api/useFiles.ts';
import { papersText as t } from '#web/text/ja/papers.ts';

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
