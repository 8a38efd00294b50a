import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { PaperView } from '#web/modules/correspondence/shared/papers/PaperView.tsx';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { SpecimenButton } from './SpecimenButton.tsx';
import type { usePreview } from './usePreview.ts';

type PreviewPaneProps = {
  readonly preview: ReturnType<typeof usePreview>;
  /** What is tried; null while nothing can be. */
  readonly asked: Parameters<typeof usePreview>[0];
  /** Says what keeps it from being issued: where that is about to happen. */
  readonly isToBeIssued?: boolean;
};

/** A paper as it would be; why it could not be tried. */
export const PreviewPane = ({ preview, asked, isToBeIssued = false }: PreviewPaneProps) => {
  const { data, error, isPending } = preview;
  if (error !== null) {
    const detail = error instanceof ApiError ? error.detail : null;
    return (
      <Notice tone="warning" title={t((w) => w.preview.failed)}>
        {detail ?? t((w) => w.preview.failedText)}
      </Notice>
    );
  }
  if (data === undefined) return isPending ? <Skeleton shape="card" rows={8} /> : null;
  const { content, problem } = data.body;
  return (
    <Stack gap={16}>
      {isToBeIssued && problem !== null && (
        <Notice tone="warning" title={t((w) => w.preview.problem)}>
          {problem}
        </Notice>
      )}
      <PaperView content={content} />
      {asked !== null && (
        <Row>
          <SpecimenButton asked={asked} />
        </Row>
      )}
    </Stack>
  );
};
