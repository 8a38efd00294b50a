import type { ReactNode } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { Answer } from '#web/parts/api/client.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { companyAreaText as t } from './companyArea.words.ts';

type Read<Body> = {
  readonly data: Answer<Body> | null | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

export type ReadStateProps<Body> = {
  read: Read<Body>;
  /** The heading while nothing is known yet; focus goes there after navigation. */
  title: string;
  skeleton: ReactNode;
  children: (answer: Answer<Body>) => ReactNode;
};

/** A read that could not be made: what happened, and the way to try again. */
export const ReadError = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="danger"
    role="alert"
    title={t((w) => w.error.title)}
    actions={<Button onClick={onRetry}>{t((w) => w.error.retry)}</Button>}
  >
    {t((w) => w.error.text)}
  </Notice>
);

/** A page that shows one record: loading, broken, not there, there. What was read once stays while it is read again. */
export const ReadState = <Body,>({ read, title, skeleton, children }: ReadStateProps<Body>) => {
  if (read.data === null) return <NotFound />;
  if (read.data !== undefined) return children(read.data);
  return (
    <>
      <PageHeader rhythm="business" title={title} />
      {read.isError ? <ReadError onRetry={() => void read.refetch()} /> : skeleton}
    </>
  );
};
