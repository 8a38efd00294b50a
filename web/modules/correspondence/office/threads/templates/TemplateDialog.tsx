import { useState } from 'react';
import { threadsText as t, words } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { ThreadTemplate } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { ThreadTemplateCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';

const NAMES = ['name', 'body'] as const;

/** Stand in the words as they are: each thread fills them. */
const FIELDS = words.templates.fields;

const bodyOf = (values: FormValues) => ({
  name: textOf(values, 'name').trim(),
  body: textOf(values, 'body').trim(),
});

type TemplateDialogProps = {
  /** Null makes a new one. */
  readonly template: ThreadTemplate | null;
  readonly onClose: () => void;
  readonly onReload: () => void;
};

const useSaveTemplate = ({ template, onClose }: TemplateDialogProps) => {
  const create = useChange('post', '/api/admin/thread_template', { isQuiet: true });
  const update = useChange('patch', '/api/admin/thread_template/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const save = async (values: FormValues): Promise<SendResult> => {
    const body = bodyOf(values);
    const result =
      template === null
        ? await create.run({ body })
        : await update.run({ path: { id: template.id }, body }, { ifMatch: etagOf(template) });
    return result.isOk ? done(t((w) => w.templates.saved, { name: body.name })) : result;
  };
  return { save, isBusy: create.isBusy || update.isBusy };
};

/** A template as a form in a dialog: new, or to put right. */
export const TemplateDialog = (props: TemplateDialogProps) => {
  const { template, onClose, onReload } = props;
  const { save, isBusy } = useSaveTemplate(props);
  const [initialValues] = useState({ name: template?.name ?? '', body: template?.body ?? '' });
  return (
    <RecordDialog
      title={t((w) => (template === null ? w.templates.createTitle : w.templates.editTitle))}
      sendLabel={t((w) => w.templates.save)}
      isWide
      isBusy={isBusy}
      initialValues={initialValues}
      names={NAMES}
      validate={(values) => validateLimits(values, ThreadTemplateCreateLimits, NAMES)}
      onSend={save}
      keptAs={`thread template ${template?.id ?? 'new'}`}
      onClose={onClose}
      onReload={onReload}
    >
      <TextInput name="name" label={t((w) => w.templates.name)} need="required" />
      <AreaInput
        name="body"
        label={t((w) => w.templates.body)}
        help={t((w) => w.templates.bodyHelp, FIELDS)}
        need="required"
        rows={8}
        maxCharacters={ThreadTemplateCreateLimits.body.maxLength}
      />
    </RecordDialog>
  );
};
