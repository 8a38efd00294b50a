import { Notice } from '#ui-kit/Notice/index.ts';
import type { InvalidReason } from '#web/parts/api/invalidReason.ts';
import { authText } from './auth.words.ts';

/** Says why one has to log in (again). */
export const ReasonNotice = ({ reason }: { reason: InvalidReason | null }) =>
  reason === null ? null : (
    <Notice
      role="status"
      tone={reason === 'loggedOut' ? 'success' : 'info'}
      title={authText((w) => w.reason[reason])}
    />
  );
