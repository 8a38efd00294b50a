import { useRef, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { UploadedFile } from '#web/api/files.ts';
import { AnnouncementCreateLimits } from '#web/api/generated/limits.ts';
import type { components } from '#web/api/generated/types.ts';
import { useChange } from '#web/api/query.tsx';
import { sendOnceScanned } from '#web/files/sendOnceScanned.ts';
import { InstantInput } from '#web/form/InstantInput.tsx';
import { AreaInput, CheckInput } from '#web/form/inputs.tsx';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { TextInput } from '#web/form/TextInput.tsx';
import type { FormValues } from '#web/form/values.ts';
import { AttachmentsField } from '../files/AttachmentsField.tsx';
import { projectsText as t } from '../projectsText.ts';
import {
  ANNOUNCEMENT_ALIASES,
  ANNOUNCEMENT_FIELDS,
  announcementBody,
  announcementValues,
  validateAnnouncement,
} from './announcementForm.ts';

/** Of the contract: AnnouncementCreate.fileIds. */
const MAX_FILES = 5;

type AnnouncementDialogProps = {
  readonly projectId: number;
  /** Null makes a new one. */
  readonly announcement: components['schemas']['Announcement'] | null;
  readonly onClose: () => void;
  /** Begins anew with what somebody else made of it. */
  readonly onReload: () => void;
};

const useSaveAnnouncement = ({ projectId, announcement, onClose }: AnnouncementDialogProps) => {
  const create = useChange('post', '/api/admin/project/{id}/announcement', { isQuiet: true });
  const update = useChange('patch', '/api/admin/project/{id}/announcement/{aid}', { isQuiet: true });
  const { show } = useSnackbar();
  const stored = useRef<UploadedFile[]>([]);
  // Busy between two tries as well, while a file is being looked at.
  const [isSaving, setIsSaving] = useState(false);
  const save = async (values: FormValues): Promise<SendResult> => {
    const body = announcementBody(values);
    const send = () =>
      announcement === null
        ? create.run({ path: { id: projectId }, body })
        : update.run(
            { path: { id: projectId, aid: announcement.id }, body },
            { ifMatch: `"v${announcement.version}"` },
          );
    setIsSaving(true);
    const result = await sendOnceScanned(stored.current, send).finally(() => setIsSaving(false));
    if (!result.isOk) return result;
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        show({ message: t((w) => w.announcements.saved, { title: body.title }), severity: 'success' });
      },
    };
  };
  return {
    save,
    isBusy: isSaving,
    keepStored: (file: UploadedFile) => stored.current.push(file),
  };
};

/** An announcement as a form in a dialog: new, or to put right. */
export const AnnouncementDialog = (props: AnnouncementDialogProps) => {
  const { announcement, onClose, onReload } = props;
  const { save, isBusy, keepStored } = useSaveAnnouncement(props);
  const [sendings, setSendings] = useState(0);
  return (
    <RecordDialog
      title={t((w) => (announcement === null ? w.announcements.createTitle : w.announcements.editTitle))}
      sendLabel={t((w) => w.announcements.save)}
      isBusy={isBusy}
      initialValues={announcementValues(announcement)}
      names={ANNOUNCEMENT_FIELDS}
      aliases={ANNOUNCEMENT_ALIASES}
      validate={validateAnnouncement}
      waitsFor={sendings > 0 ? t((w) => w.announcements.sending) : undefined}
      onSend={save}
      onClose={onClose}
      onReload={onReload}
    >
      <AnnouncementFields />
      <AttachmentsField
        name="fileIds"
        label={t((w) => w.announcements.attachments)}
        maxFiles={MAX_FILES}
        attached={announcement?.files ?? []}
        onSending={(isSending) => setSendings((before) => before + (isSending ? 1 : -1))}
        onStored={keepStored}
      />
    </RecordDialog>
  );
};

const AnnouncementFields = () => (
  <>
    <TextInput
      name="title"
      label={t((w) => w.announcements.fieldTitle)}
      need="required"
      controlSize="normal"
    />
    <AreaInput
      name="body"
      label={t((w) => w.announcements.fieldBody)}
      need="required"
      rows={5}
      maxCharacters={AnnouncementCreateLimits.body.maxLength}
    />
    <InstantInput name="publishFrom" label={t((w) => w.announcements.publishFrom)} need="required" />
    <InstantInput name="publishTo" label={t((w) => w.announcements.publishTo)} need="optional" />
    <CheckInput name="isImportant" label={t((w) => w.announcements.isImportant)} />
  </>
);
