import { FileQuestionMark } from 'lucide-react';
import { useLocation } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Link } from '#web/navigation/Link.tsx';
import { homePathOf } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { shellText } from '#web/text/ja/shell.ts';
import { MessagePage } from './MessagePage.tsx';

/** 404: no page at this address, or none that this person may see. Also for a read that came back null. */
export const NotFound = () => {
  const [pathname] = useLocation();
  usePageTitle(shellText((w) => w.notFound.title));
  return (
    <MessagePage
      icon={FileQuestionMark}
      title={shellText((w) => w.notFound.title)}
      actions={
        <ButtonLink as={Link} variant="primary" href={homePathOf(pathname)}>
          {shellText((w) => w.notFound.home)}
        </ButtonLink>
      }
    >
      <p>{shellText((w) => w.notFound.text)}</p>
    </MessagePage>
  );
};
