import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { RetentionErasureStatus as Status } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import { byWhom } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';

const OPEN = { query: { status: [Status.Proposed, Status.Running], limit: 1 } };

/** The proposed or running erasure, if any: there is one at a time. */
export const OpenErasure = () => {
  const [open] = useRead('/api/admin/retention/erasure', OPEN).data?.body.items ?? [];
  if (open === undefined) return null;
  const { id, status, recordCount, proposedByName, proposedAt } = open;
  const count = formatInteger(recordCount);
  return (
    <Notice
      tone="info"
      title={t((w) => (status === Status.Proposed ? w.open.proposed : w.open.running), { count })}
      actions={
        <Row>
          <ButtonLink as={Link} size="small" href={adminPaths.erasure(id)}>
            {t((w) => w.open.look)}
          </ButtonLink>
        </Row>
      }
    >
      <p>{t((w) => w.open.by, { by: byWhom(proposedByName, proposedAt) })}</p>
    </Notice>
  );
};
