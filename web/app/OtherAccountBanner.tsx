import { UsersRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { type SessionContext, STATE_NAMES } from '#web/parts/api/contexts.ts';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { homePathOf } from '#web/parts/navigation/paths.ts';
import { shellText } from '#web/parts/text/shell.words.ts';

const nameIn = (sessions: State, context: SessionContext): string => {
  if (context === 'admin') return sessions.adminSession.adminUser?.name ?? '';
  if (context === 'user') return sessions.userSession.user?.name ?? '';
  return sessions[STATE_NAMES[context]].applicationUser?.name ?? '';
};

/** Says above the page that somebody else has logged in since it was drawn, for as long as it is so: nothing is lost. */
export const OtherAccountBanner = () => {
  const { ownerWatch, leave } = useServices();
  const sessions = useSessions();
  const context = useSyncExternalStore(ownerWatch.subscribe, ownerWatch.getState);
  return (
    <div aria-live="assertive">
      {context !== null && (
        <Notice
          tone="warning"
          icon={UsersRound}
          title={shellText((w) => w.otherAccount.title)}
          actions={
            <Button onClick={() => leave(homePathOf(window.location.pathname))}>
              {shellText((w) => w.otherAccount.leave)}
            </Button>
          }
        >
          {shellText((w) => w.otherAccount.text, { name: nameIn(sessions, context) })}
        </Notice>
      )}
    </div>
  );
};
