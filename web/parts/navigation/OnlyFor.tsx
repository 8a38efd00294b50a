import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { type AdminType, AdminTypeLabel } from '#web/parts/api/generated/enums.ts';
import { useSessions } from '#web/parts/api/services.ts';
import { marks } from '#web/parts/text/marks.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { Link } from './Link.tsx';
import { MessagePage } from './MessagePage.tsx';
import { homePathOf } from './paths.ts';
import { usePageTitle } from './usePageTitle.ts';

type Types = { readonly types: readonly AdminType[] };

/**
 * A page that administrators of some types do not see at all: they are told who does. Not for a record that somebody
 * may not see: to him it does not exist (NotFound).
 */
export const OnlyFor = ({ types, children }: Types & { readonly children: ReactNode }) => {
  const type = useSessions().adminSession.adminUser?.type;
  return type !== undefined && types.includes(type) ? children : <NoPermission types={types} own={type} />;
};

const NoPermission = ({ types, own }: Types & { readonly own: AdminType | undefined }) => {
  const [pathname] = useLocation();
  usePageTitle(shellText((w) => w.noPermission.title));
  return (
    <MessagePage
      icon={Lock}
      title={shellText((w) => w.noPermission.title)}
      actions={
        <ButtonLink as={Link} variant="primary" href={homePathOf(pathname)}>
          {shellText((w) => w.notFound.home)}
        </ButtonLink>
      }
    >
      <p>
        {shellText((w) => w.noPermission.text, {
          types: types.map((type) => AdminTypeLabel[type]).join(marks.comma),
        })}
      </p>
      {own !== undefined && <p>{shellText((w) => w.noPermission.own, { type: AdminTypeLabel[own] })}</p>}
    </MessagePage>
  );
};
