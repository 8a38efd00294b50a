import { FileQuestionMark } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Link } from '#web/navigation/Link.tsx';
import { homePathOf } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import shell from '#web/text/ja/shell.json' with { type: 'json' };
import { MessagePage } from './MessagePage.tsx';

const words = shell.notFound;

/** 404: no page at this address, or none that this person may see. Also for a read that came back null. */
export const NotFound = () => {
  const { pathname } = useLocation();
  usePageTitle(words.title);
  return (
    <MessagePage
      icon={FileQuestionMark}
      title={words.title}
      actions={
        <ButtonLink as={Link} variant="primary" href={homePathOf(pathname)}>
          {words.home}
        </ButtonLink>
      }
    >
      <p>{words.text}</p>
    </MessagePage>
  );
};
