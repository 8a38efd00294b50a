import { CircleCheck, Clock, Paperclip } from 'lucide-react';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { FileButton } from '#web/parts/files/FileDialog.tsx';
import { DeleteButton } from '#web/parts/form/DeleteButton.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { announcementsText as t } from './announcements.words.ts';

type Announcement = components['schemas']['Announcement'];

/** Shown now, later, or no more; the server says which of the first two, the end says the third. */
const StateTag = ({ announcement: { isPublished, publishFrom } }: { announcement: Announcement }) => {
  if (isPublished) {
    return (
      <StatusTag tone="success" icon={CircleCheck} isQuiet>
        {t((w) => w.published)}
      </StatusTag>
    );
  }
  const isScheduled = Date.parse(publishFrom) > Date.now();
  return (
    <StatusTag tone="neutral" icon={Clock} isQuiet>
      {t((w) => (isScheduled ? w.scheduled : w.ended))}
    </StatusTag>
  );
};

const periodText = ({ publishFrom, publishTo }: Announcement): string =>
  publishTo === null
    ? t((w) => w.periodOpen, { from: formatDateTime(publishFrom) })
    : t((w) => w.period, { from: formatDateTime(publishFrom), to: formatDateTime(publishTo) });

const Files = ({ files }: Pick<Announcement, 'files'>) =>
  files.length > 0 && (
    <Row gap={4}>
      {files.map((file) => (
        <FileButton key={file.id} file={file} icon={Paperclip} />
      ))}
    </Row>
  );

type AnnouncementCardProps = { announcement: Announcement; onEdit: () => void };

/** One announcement as everybody of the round reads it, with its period and state. */
export const AnnouncementCard = ({ announcement, onEdit }: AnnouncementCardProps) => {
  const may = useMayCall();
  return (
    <Card
      title={announcement.title}
      aside={
        <Row>
          {announcement.isImportant && <Badge>{t((w) => w.important)}</Badge>}
          <StateTag announcement={announcement} />
        </Row>
      }
      foot={
        may('updateAnnouncement') && (
          <Row>
            <Button size="small" onClick={onEdit}>
              {t((w) => w.edit)}
            </Button>
            <DeleteAnnouncement announcement={announcement} />
          </Row>
        )
      }
    >
      <Stack gap={12}>
        <Text style={{ whiteSpace: 'pre-line' }}>{announcement.body}</Text>
        <Files files={announcement.files} />
        <Text size={14} tone="muted">
          {periodText(announcement)}
          {marks.gap}
          {t((w) => w.by, { name: announcement.createdByName })}
        </Text>
        <ReadLine announcement={announcement} />
      </Stack>
    </Card>
  );
};

/** Number of companies that opened it since the last notification, with a link to the others. */
const ReadLine = ({ announcement }: { announcement: Announcement }) => {
  const { id, projectId, publishFrom, renotifiedAt, receiverCount: all, readCount: read } = announcement;
  if (Date.parse(publishFrom) > Date.now() || all === 0) return null;
  const list = adminPaths.receivers(projectId, id);
  const count = formatInteger(all - read);
  return (
    <Row gap={16}>
      <Text as="span" size={14}>
        {t((w) => w.readCounts, { read: formatInteger(read), all: formatInteger(all) })}
        <TextPart>
          {renotifiedAt !== null &&
            `${marks.gap}${t((w) => w.renotified, { at: formatDateTime(renotifiedAt) })}`}
        </TextPart>
      </Text>
      <TextLink as={Link} variant="arrow" href={read < all ? `${list}?isRead=false` : list}>
        {read < all ? t((w) => w.seeUnread, { count }) : t((w) => w.seeReaders)}
      </TextLink>
    </Row>
  );
};

const DeleteAnnouncement = ({ announcement }: { announcement: Announcement }) => {
  const remove = useChange('delete', '/api/admin/project/{id}/announcement/{aid}');
  const { show } = useSnackbar();
  const { title } = announcement;
  const handleDelete = async () => {
    const result = await remove.run(
      { path: { id: announcement.projectId, aid: announcement.id } },
      { ifMatch: etagOf(announcement) },
    );
    if (result.isOk) show({ message: t((w) => w.deleted, { title }), severity: 'success' });
  };
  return (
    <DeleteButton
      size="small"
      label={t((w) => w.delete)}
      title={t((w) => w.deleteTitle, { title })}
      text={t((w) => w.deleteText)}
      isBusy={remove.isBusy}
      onDelete={handleDelete}
    />
  );
};
