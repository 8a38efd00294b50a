import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { MessagePage } from '#web/parts/navigation/MessagePage.tsx';
import { homePathOf } from '#web/parts/navigation/paths.ts';
import { documentTitleOf } from '#web/parts/navigation/usePageTitle.ts';
import { shellText } from '#web/parts/text/shell.words.ts';

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status === 0);

/**
 * What is shown when a page cannot be: a failed load, a broken connection, a fault of ours.
 * Its ways out load the page anew, since nothing in memory can be trusted any more.
 */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const requestId = error instanceof ApiError ? error.requestId : null;
  useEffect(() => {
    document.title = documentTitleOf(shellText((w) => w.error.title));
  }, []);
  return (
    <main>
      <MessagePage
        icon={TriangleAlert}
        title={shellText((w) => w.error.title)}
        actions={
          <>
            <ButtonLink href={homePathOf(window.location.pathname)}>
              {shellText((w) => w.error.home)}
            </ButtonLink>
            <Button variant="primary" icon={RefreshCw} onClick={() => window.location.reload()}>
              {shellText((w) => w.error.reload)}
            </Button>
          </>
        }
      >
        <p>{shellText((w) => (isUnreachable(error) ? w.error.unreachable : w.error.text))}</p>
        {requestId !== null && <p>{shellText((w) => w.error.requestId, { requestId })}</p>}
      </MessagePage>
    </main>
  );
};
