import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { ChangeRequestStatusLabel } from '#web/parts/api/generated/enums.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import type { ChangeRequest } from './changeRows.ts';
import { changesText as t } from './changes.words.ts';

type Step = ChangeRequest['history'][number];

const Words = ({ actorName, isOnBehalf, comment, toStatus }: Step) => {
  const names = { status: ChangeRequestStatusLabel[toStatus], name: actorName };
  return (
    <>
      {isOnBehalf ? t((w) => w.page.stepOnBehalf, names) : t((w) => w.page.step, names)}
      {comment !== null && <div>{comment}</div>}
    </>
  );
};

/** What happened to a request, the newest first. */
export const ChangeHistory = ({ request }: { request: ChangeRequest }) => (
  <Card title={t((w) => w.page.history)}>
    <Facts
      facts={request.history.map((step) => ({
        key: `${step.at} ${step.action}`,
        term: formatDateTime(step.at),
        value: <Words {...step} />,
      }))}
    />
  </Card>
);
