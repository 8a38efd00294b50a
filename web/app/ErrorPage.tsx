import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { ApiError } from '#web/api/errors.ts';
import { MessagePage } from '#web/navigation/MessagePage.tsx';
import { homePathOf } from '#web/navigation/paths.ts';
import { documentTitleOf } from '#web/navigation/usePageTitle.ts';
import { fill } from '#web/text/fill.ts';
import shell from '#web/text/ja/shell.json' with { type: 'json' };

const words = shell.error;

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status === 0);

/**
 * What is shown when a page cannot be: a failed load, a broken connection, a fault of ours.
 * Its ways out load the page anew, since nothing in memory can be trusted any more.
 */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const requestId = error instanceof ApiError ? error.requestId : null;
  useEffect(() => {
    document.title = documentTitleOf(words.title);
  }, []);
  return (
    <main>
      <MessagePage
        icon={TriangleAlert}
        title={words.title}
        actions={
          <>
            <ButtonLink href={homePathOf(window.location.pathname)}>{words.home}</ButtonLink>
            <Button variant="primary" icon={RefreshCw} onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
          </>
        }
      >
        <p>{isUnreachable(error) ? words.unreachable : words.text}</p>
        {requestId !== null && <p>{fill(words.requestId, { requestId })}</p>}
      </MessagePage>
    </main>
  );
};
