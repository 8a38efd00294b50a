import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { PendingActStatus, type TargetKind } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { pendingText as t } from './pending.words.ts';

type PendingLineProps = {
  readonly subjectKind: TargetKind;
  /** Of one record; without it of every record of the kind. */
  readonly subjectId?: number | string;
};

/** What of a record, or of the records of a page, waits for a second person (domain 12); nothing where nothing does. */
export const PendingLine = ({ subjectKind, subjectId }: PendingLineProps) => {
  const isEnabled = useMayCall()('listPendingActs');
  const of = subjectId === undefined ? {} : { subjectId: String(subjectId) };
  const query = { status: [PendingActStatus.Waiting], subjectKind, ...of };
  const read = useRead('/api/admin/pending_act', { query }, { isEnabled });
  const items = read.data?.body.items ?? [];
  if (items.length === 0) return null;
  return (
    <Notice tone="info" role="status" title={t((w) => w.title)}>
      <Stack gap={4}>
        {items.map(({ id, title, proposedByName }) => (
          <Text key={id} size={14}>
            <TextLink as={Link} href={adminPaths.pendingAct(id)}>
              {title}
            </TextLink>
            <span>{t((w) => w.by, { name: proposedByName })}</span>
          </Text>
        ))}
      </Stack>
    </Notice>
  );
};
