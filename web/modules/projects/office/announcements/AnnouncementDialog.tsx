import { useRef, useState } from 'react';
import { Text } from '#ui-kit/Text/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { UploadedFile } from '#web/parts/api/files.ts';
import { AnnouncementCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import { InstantInput } from '#web/parts/form/InstantInput.tsx';
import { AreaInput, CheckInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { type Newest, readAgain, useOpened } from '#web/parts/form/reread/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { AttachmentsField } from '../files/AttachmentsField.tsx';
import {
  ANNOUNCEMENT_ALIASES,
  ANNOUNCEMENT_FIELDS,
  announcementBody,
  announcementChange,
  announcementFact,
  announcementValues,
  validateAnnouncement,
} from './announcementForm.ts';
import { announcementsText as t } from './announcements.words.ts';

/** Of the contract: AnnouncementCreate.fileIds. */
const MAX_FILES = 5;

type Announcement = components['schemas']['Announcement'];

type AnnouncementDialogProps = {
  readonly projectId: number;
  /** Null makes a new one. */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
};

/** The announcement as it was when the dialog was opened; a new one has nothing to agree with. */
const useOpenedAnnouncement = ({ projectId, announcement }: AnnouncementDialogProps) => {
  const read = useRead(
    '/api/admin/project/{id}/announcement/{aid}',
    { path: { id: projectId, aid: announcement?.id ?? 0 } },
    { isEnabled: false },
  );
  const opened = useOpened<Announcement | null>(
    { body: announcement, etag: announcement && etagOf(announcement) },
    {
      read: () => readAgain(read),
      valuesOf: announcementValues,
      factOf: (name, values, newest) => announcementFact(name, values, newest?.files ?? []),
    },
  );
  return { ...opened, attached: filesOf(announcement, read.data?.body ?? null) };
};

/** The files of an announcement by any of its versions, each once. */
const filesOf = (...versions: readonly (Announcement | null)[]): Announcement['files'] => [
  ...new Map(versions.flatMap((version) => version?.files ?? []).map((file) => [file.id, file])).values(),
];

type Saving = Pick<AnnouncementDialogProps, 'projectId' | 'onClose'> & {
  newest: Newest<Announcement | null>;
};

const useSaveAnnouncement = ({ projectId, newest, onClose }: Saving) => {
  const create = useChange('post', '/api/admin/project/{id}/announcement', { isQuiet: true });
  const update = useChange('patch', '/api/admin/project/{id}/announcement/{aid}', { isQuiet: true });
  const done = useDone(onClose);
  const stored = useRef<UploadedFile[]>([]);
  // Busy between two tries as well, while a file is being looked at.
  const [isSaving, setIsSaving] = useState(false);
  const save = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const { current: announcement } = newest;
    const body = announcementBody(values);
    const send = () => {
      if (announcement === null) return create.run({ path: { id: projectId }, body });
      const change = announcementChange(values, announcement);
      return update.run({ path: { id: projectId, aid: announcement.id }, body: change }, { ifMatch });
    };
    setIsSaving(true);
    const result = await sendOnceScanned(stored.current, send).finally(() => setIsSaving(false));
    return result.isOk ? done(t((w) => w.saved, { title: body.title })) : result;
  };
  return {
    save,
    isBusy: isSaving,
    keepStored: (file: UploadedFile) => stored.current.push(file),
  };
};

/** An announcement as a form in a dialog: new, or to put right. */
export const AnnouncementDialog = (props: AnnouncementDialogProps) => {
  const { announcement, onClose } = props;
  const { initialValues, newest, reread, attached } = useOpenedAnnouncement(props);
  const { save, isBusy, keepStored } = useSaveAnnouncement({ ...props, newest });
  const [sendings, setSendings] = useState(0);
  return (
    <RecordDialog
      title={t((w) => (announcement === null ? w.createTitle : w.editTitle))}
      lead={<Text size={14}>{t((w) => w.toldHow)}</Text>}
      sendLabel={t((w) => w.save)}
      isBusy={isBusy}
      initialValues={initialValues}
      names={ANNOUNCEMENT_FIELDS}
      aliases={ANNOUNCEMENT_ALIASES}
      validate={validateAnnouncement}
      waitsFor={sendings > 0 ? t((w) => w.sending) : undefined}
      onSend={save}
      onClose={onClose}
      reread={reread}
      keptAs={`announcement ${announcement?.id ?? 'new'}`}
    >
      <AnnouncementFields />
      <AttachmentsField
        name="fileIds"
        label={t((w) => w.attachments)}
        maxFiles={MAX_FILES}
        attached={attached}
        onSending={(isSending) => setSendings((before) => before + (isSending ? 1 : -1))}
        onStored={keepStored}
      />
      {announcement?.isPublished === true && (
        <CheckInput name="notifyAgain" label={t((w) => w.notifyAgain)} help={t((w) => w.notifyAgainHelp)} />
      )}
    </RecordDialog>
  );
};

const AnnouncementFields = () => (
  <>
    <TextInput name="title" label={t((w) => w.fieldTitle)} need="required" controlSize="normal" />
    <AreaInput
      name="body"
      label={t((w) => w.fieldBody)}
      need="required"
      rows={5}
      maxCharacters={AnnouncementCreateLimits.body.maxLength}
    />
    <InstantInput name="publishFrom" label={t((w) => w.publishFrom)} need="required" />
    <InstantInput name="publishTo" label={t((w) => w.publishTo)} need="optional" />
    <CheckInput name="isImportant" label={t((w) => w.isImportant)} />
  </>
);
