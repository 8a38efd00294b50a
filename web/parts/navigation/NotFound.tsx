import { FileQuestionMark } from 'lucide-react';
import { useLocation } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { Link } from './Link.tsx';
import { MessagePage } from './MessagePage.tsx';
import { homePathOf } from './paths.ts';
import { usePageTitle } from './usePageTitle.ts';

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
