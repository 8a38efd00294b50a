import { useEffect, useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import type { ApiError } from '#web/parts/api/errors.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import type { Answering } from '../check/useAnswering.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import type { Trouble } from './useRecordChange.ts';

/** What the server said, point by point. */
const refusalText = ({ errors, detail }: ApiError): string =>
  errors.length === 0
    ? (detail ?? shellText((w) => w.generic))
    : errors.map(({ message }) => message).join('\n');

type TroubleNoticeProps = {
  change: { readonly trouble: Trouble<unknown> | null; readonly forget: () => void };
  checklist: Pick<Answering, 'hasUnsent' | 'settle'>;
  /** Reads the record anew, after a conflict is forgotten. */
  onReload: () => void;
};

/** Why the last press changed nothing. It comes into view wherever the panel was scrolled to. */
export const TroubleNotice = ({ change, checklist, onReload }: TroubleNoticeProps) => {
  const { trouble } = change;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (trouble === null) return null;
  if (trouble.kind === 'refused') {
    return (
      <Notice ref={place} role="alert" tone="danger" title={t((w) => w.refused.title)}>
        {refusalText(trouble.error)}
      </Notice>
    );
  }
  const reload = (): void => {
    change.forget();
    onReload();
  };
  const isConflict = trouble.kind === 'conflict';
  const again = isConflict ? (
    <Button onClick={reload}>{t((w) => w.conflict.reload)}</Button>
  ) : (
    checklist.hasUnsent && <Button onClick={() => void checklist.settle()}>{t((w) => w.unsent.again)}</Button>
  );
  return (
    <Notice
      ref={place}
      role="alert"
      tone="warning"
      title={isConflict ? t((w) => w.conflict.title) : t((w) => w.unsent.title)}
      actions={again}
    >
      {isConflict ? t((w) => w.conflict.text) : t((w) => w.unsent.text)}
    </Notice>
  );
};
