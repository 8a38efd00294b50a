import { Notice } from '#ui-kit/Notice/index.ts';
import { filesText } from './files.words.ts';

/** What is shown of a submission whose papers are still being made; nothing when there are none. */
export const PapersInMaking = ({ labels = [] }: { labels?: readonly string[] | undefined }) =>
  labels.length === 0 ? null : (
    <Notice title={filesText((w) => w.inMaking)}>
      {filesText((w) => w.inMakingText, { labels: labels.join(filesText((w) => w.separator)) })}
    </Notice>
  );
