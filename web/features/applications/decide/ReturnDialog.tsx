import { Plus } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { GroupField } from '#ui-kit/Field/index.ts';
import { Grid, Row, Stack } from '#ui-kit/Layout/index.ts';
import type { SelectOption } from '#ui-kit/Select/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Divider, Text } from '#ui-kit/Text/index.ts';
import { ReviewCategoryLabel } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { useControlId } from '#web/form/controlId.ts';
import { AreaInput, DateInput, SelectInput } from '#web/form/inputs.tsx';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import { useRows } from '#web/form/rows.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { useKnownField } from '#web/form/useKnownField.ts';
import type { FormValues } from '#web/form/values.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { type Application, useCommand } from '../see/useApplication.ts';
import { COMMENT_LENGTH, emptyItem, returnCommand, validateReturn } from './returnForm.ts';

const FIELDS = ['items', 'returnDueOn'] as const;

type ReturnDialogProps = {
  readonly application: Application;
  readonly family: ApplicationFamilyName;
  readonly name: string;
  readonly onClose: () => void;
  readonly onReload: () => void;
};

/** The places a finding can point at: every field of the form, every file. */
const usePlaces = ({ projectId, files }: Application): SelectOption[] => {
  const form = useRead('/api/project/{projectId}/form_definition', { path: { projectId } });
  const fields = (form.data?.body.steps ?? []).flatMap(({ sections }) =>
    sections.flatMap((section) => section.fields),
  );
  return [
    ...fields
      .filter(({ isComputed }) => !isComputed)
      .map(({ name, label }) => ({
        value: `field:${name}`,
        label: t((w) => w.dialog.placeField, { label }),
      })),
    ...files.map(({ id, fileName }) => ({
      value: `file:${id}`,
      label: t((w) => w.dialog.placeFile, { name: fileName }),
    })),
  ];
};

const useSendReturn = ({ application, family, onClose }: ReturnDialogProps) => {
  const { send, isBusy } = useCommand(family, application);
  const { show } = useSnackbar();
  const sendReturn = async (values: FormValues): Promise<SendResult> => {
    const result = await send(returnCommand(values));
    if (!result.isOk) return result;
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        show({ message: t((w) => w.actions.return.done), severity: 'success' });
      },
    };
  };
  return { sendReturn, isBusy };
};

/** Returns an application with the findings that the applicant has to answer. */
export const ReturnDialog = (props: ReturnDialogProps) => {
  const { application, name, onClose, onReload } = props;
  const { sendReturn, isBusy } = useSendReturn(props);
  const places = usePlaces(application);
  return (
    <RecordDialog
      isWide
      title={t((w) => w.actions.return.title, { name })}
      lead={<Text>{t((w) => w.actions.return.text)}</Text>}
      sendLabel={t((w) => w.actions.return.label)}
      isBusy={isBusy}
      initialValues={{ items: [emptyItem] }}
      names={FIELDS}
      validate={validateReturn}
      onSend={sendReturn}
      onClose={onClose}
      onReload={onReload}
    >
      <Items places={places} />
      <DateInput
        name="returnDueOn"
        label={t((w) => w.dialog.dueOn)}
        help={t((w) => w.dialog.dueHelp)}
        need="optional"
        controlSize="normal"
      />
    </RecordDialog>
  );
};

const Items = ({ places }: { places: readonly SelectOption[] }) => {
  const { rows, add, remove } = useRows('items');
  const { meta } = useKnownField('items', { subscription: { error: true, submitFailed: true } });
  const error: unknown = meta.submitFailed ? meta.error : undefined;
  return (
    <GroupField
      id={useControlId('items')}
      label={t((w) => w.page.returns)}
      isLabelHidden
      error={typeof error === 'string' ? error : undefined}
    >
      <Stack gap={16}>
        {rows.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
          <Item key={index} index={index} places={places} onRemove={rows.length > 1 ? remove : null} />
        ))}
        <Row>
          <Button variant="secondary" size="small" icon={Plus} onClick={() => add(emptyItem)}>
            {t((w) => w.dialog.add)}
          </Button>
        </Row>
      </Stack>
    </GroupField>
  );
};

type ItemProps = {
  index: number;
  places: readonly SelectOption[];
  /** Null for the only one. */
  onRemove: ((index: number) => void) | null;
};

const Item = ({ index, places, onRemove }: ItemProps) => (
  <Stack gap={12}>
    <Row isBetween>
      <Text isBold>{t((w) => w.dialog.item, { number: index + 1 })}</Text>
      {onRemove !== null && (
        <Button variant="quiet" size="small" onClick={() => onRemove(index)}>
          {t((w) => w.dialog.remove, { number: index + 1 })}
        </Button>
      )}
    </Row>
    <Grid gap={12}>
      <SelectInput
        name={`items[${index}].category`}
        label={t((w) => w.dialog.category)}
        controlSize="normal"
        placeholder={false}
        options={optionsOf(ReviewCategoryLabel)}
      />
      <SelectInput
        name={`items[${index}].place`}
        label={t((w) => w.dialog.place)}
        controlSize="normal"
        placeholder={t((w) => w.dialog.placeNone)}
        options={places}
      />
    </Grid>
    <AreaInput
      name={`items[${index}].comment`}
      label={t((w) => w.dialog.comment)}
      need="required"
      rows={3}
      maxCharacters={COMMENT_LENGTH}
    />
    <Divider />
  </Stack>
);
