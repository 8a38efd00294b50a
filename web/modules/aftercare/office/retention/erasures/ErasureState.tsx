import { Notice } from '#ui-kit/Notice/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { RetentionErasureStatus as Status } from '#web/parts/api/generated/enums.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import type { Erasure } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';

type State = { readonly erasure: Erasure };

const Proposed = ({ erasure: { isOwn, proposedByName: name } }: State) => (
  <Notice
    tone={isOwn ? 'info' : 'warning'}
    role="status"
    title={t((w) => (isOwn ? w.state.own : w.state.other))}
  >
    <p>{t((w) => (isOwn ? w.state.ownText : w.state.otherText), { name })}</p>
  </Notice>
);

const Running = ({ erasure: { erasedCount, keptCount, recordCount } }: State) => {
  const at = erasedCount + keptCount;
  const title = t((w) => w.state.running, { done: formatInteger(at), total: formatInteger(recordCount) });
  return (
    <Notice tone="info" title={title}>
      <ProgressBar label={title} value={at} max={recordCount} />
      <p>{t((w) => w.state.runningText)}</p>
    </Notice>
  );
};

const overTitleOf = ({ status, erasedCount, keptCount }: Erasure): string => {
  const count = formatInteger(erasedCount);
  if (status === Status.Stopped)
    return erasedCount === 0 ? t((w) => w.state.withdrawn) : t((w) => w.state.stopped, { count });
  return keptCount === 0
    ? t((w) => w.state.done, { count })
    : t((w) => w.state.doneKept, { count, kept: formatInteger(keptCount) });
};

const Over = ({ erasure }: State) => {
  const { status, keptCount } = erasure;
  const isWhole = status === Status.Done && keptCount === 0;
  return (
    <Notice tone={isWhole ? 'success' : 'info'} role="status" title={overTitleOf(erasure)}>
      {keptCount > 0 && <p>{t((w) => w.state.keptText)}</p>}
    </Notice>
  );
};

/** Where an erasure stands, and what is to be done next. */
export const ErasureState = ({ erasure }: State) => {
  if (erasure.status === Status.Proposed) return <Proposed erasure={erasure} />;
  return erasure.status === Status.Running ? <Running erasure={erasure} /> : <Over erasure={erasure} />;
};
