import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { type ApiError, isConflict } from '#web/parts/api/errors.ts';
import { formText } from '../form.words.ts';

type RefusalNoticeProps = {
  error: ApiError | null;
  onReload?: (() => void) | undefined;
  /** What did not happen, where it is no saving. */
  failedTitle?: string | undefined;
};

/** Why nothing was saved, where no field is to blame: somebody was faster, or the server said no. */
export const RefusalNotice = ({ error, onReload, failedTitle }: RefusalNoticeProps) => {
  const isStale: boolean = isConflict(error);
  if (isStale) {
    return (
      <Notice
        role="alert"
        tone="warning"
        title={formText((w) => w.conflict.title)}
        actions={onReload && <Button onClick={onReload}>{formText((w) => w.conflict.reload)}</Button>}
      >
        {formText((w) => (onReload === undefined ? w.conflict.textAgain : w.conflict.text))}
      </Notice>
    );
  }
  return (
    <Notice role="alert" tone="danger" title={failedTitle ?? formText((w) => w.failed.title)}>
      {error?.detail ?? formText((w) => w.failed.text)}
    </Notice>
  );
};
