import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { ThreadTemplate } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { DeleteButton } from '#web/parts/form/DeleteButton.tsx';

type TemplateCardProps = { readonly template: ThreadTemplate; readonly onEdit: () => void };

/** One template as it was written, its fields in brackets. */
export const TemplateCard = ({ template, onEdit }: TemplateCardProps) => {
  const may = useMayCall();
  return (
    <Card
      title={template.name}
      foot={
        may('updateThreadTemplate') && (
          <Row>
            <Button size="small" onClick={onEdit}>
              {t((w) => w.templates.edit)}
            </Button>
            <DeleteTemplate template={template} />
          </Row>
        )
      }
    >
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{template.body}</Text>
    </Card>
  );
};

const DeleteTemplate = ({ template }: { readonly template: ThreadTemplate }) => {
  const remove = useChange('delete', '/api/admin/thread_template/{id}');
  const { show } = useSnackbar();
  const { id, name } = template;
  const handleDelete = async () => {
    const result = await remove.run({ path: { id } }, { ifMatch: etagOf(template) });
    if (result.isOk) show({ message: t((w) => w.templates.deleted, { name }), severity: 'success' });
  };
  return (
    <DeleteButton
      size="small"
      label={t((w) => w.templates.delete)}
      title={t((w) => w.templates.deleteTitle, { name })}
      text={t((w) => w.templates.deleteText)}
      isBusy={remove.isBusy}
      onDelete={handleDelete}
    />
  );
};
