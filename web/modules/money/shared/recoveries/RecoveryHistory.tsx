import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { RecoveryStatusLabel } from '#web/parts/api/generated/enums.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { recoveriesText as t } from './recoveries.words.ts';
import type { Recovery } from './recovery.ts';

/** What happened to a record, the newest first. */
export const RecoveryHistory = ({ recovery }: { recovery: Recovery }) => (
  <Card title={t((w) => w.page.history)}>
    <Facts
      facts={recovery.history.map(({ at, action, toStatus, actorName, comment }) => ({
        key: `${at} ${action}`,
        term: formatDateTime(at),
        value: (
          <>
            {t((w) => w.page.step, { status: RecoveryStatusLabel[toStatus], name: actorName })}
            {comment !== null && <div>{comment}</div>}
          </>
        ),
      }))}
    />
  </Card>
);
