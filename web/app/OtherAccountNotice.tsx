import { UsersRound } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { type SessionContext, STATE_NAMES } from '#web/parts/api/contexts.ts';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { homePathOf } from '#web/parts/navigation/paths.ts';
import { otherAccountText as t } from './otherAccount.words.ts';

const nameIn = (sessions: State, context: SessionContext): string => {
  if (context === 'admin') return sessions.adminSession.adminUser?.name ?? '';
  if (context === 'user') return sessions.userSession.user?.name ?? '';
  return sessions[STATE_NAMES[context]].applicationUser?.name ?? '';
};

/** Whose the page is, that it stands still, and the way to the page of who is logged in. */
export const OtherAccountNotice = ({ context }: { readonly context: SessionContext }) => {
  const { leave } = useServices();
  const sessions = useSessions();
  return (
    <Notice
      tone="warning"
      icon={UsersRound}
      title={t((w) => w.title)}
      actions={
        <Button onClick={() => leave(homePathOf(window.location.pathname))}>{t((w) => w.leave)}</Button>
      }
    >
      {t((w) => w.text, { name: nameIn(sessions, context) })}
    </Notice>
  );
};
