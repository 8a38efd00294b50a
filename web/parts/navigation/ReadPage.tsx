import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import type { Answer } from '#web/parts/api/client.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { NotFound } from './NotFound.tsx';

/** The distance of every other page from menu and window. */
const Padded = styled.div`
  padding: ${space[24]} ${space[16]};
  ${media.md} { padding: ${space[32]} ${space[24]}; }
`;

type ReadPageProps<Body> = {
  readonly read: UseQueryResult<Answer<Body> | null>;
  /** Stands there while the record is on its way: the page's head without its name. */
  readonly waiting?: ReactNode;
  /** The page takes the whole room (Shell `withoutPadding`): what stands there before it does not. */
  readonly isWholeRoom?: boolean;
  readonly children: (answer: Answer<Body>) => ReactNode;
};

/** A page of one record in each of its states: on its way, not there (or not for this person), broken, there. */
export const ReadPage = <Body,>({ read, waiting, isWholeRoom = false, children }: ReadPageProps<Body>) => {
  if (read.data === null) return <NotFound />;
  if (read.data !== undefined) return children(read.data);
  const Frame = isWholeRoom ? Padded : Fragment;
  if (read.isError) {
    return (
      <Frame>
        {waiting}
        <Notice
          role="alert"
          tone="danger"
          title={shellText((w) => w.readFailed.title)}
          actions={<Button onClick={() => void read.refetch()}>{shellText((w) => w.error.reload)}</Button>}
        >
          {read.error instanceof ApiError && read.error.status > 0
            ? shellText((w) => w.readFailed.server)
            : shellText((w) => w.readFailed.text)}
        </Notice>
      </Frame>
    );
  }
  return (
    <Frame>
      {waiting}
      <Skeleton shape="card" rows={6} />
    </Frame>
  );
};
