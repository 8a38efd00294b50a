import { type ComponentProps, useRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { PaperFieldLabel, PaperSealLabel } from '#web/parts/api/generated/enums.ts';
import { PaperTemplateUpdateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, CheckInput, ChecksInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SaveBar } from '#web/parts/form/SaveBar.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { appendixWord } from './appendixWord.ts';
import { FieldPicker } from './FieldPicker.tsx';
import { TriedPaper } from './TriedPaper.tsx';
import {
  NUMBER_PLACE,
  TEMPLATE_FIELDS,
  templateBody,
  templateValues,
  validateTemplate,
} from './templateForm.ts';

type Template = components['schemas']['PaperTemplate'];

/* The text and what becomes of it, side by side where there is room for both. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

type TemplateFormProps = {
  readonly projectId: number;
  readonly template: Template;
  readonly etag: string | null;
  readonly mayEdit: boolean;
  readonly onReload: () => void;
};

const useSave = ({ projectId, template, etag }: TemplateFormProps) => {
  const { run } = useChange('patch', '/api/admin/project/{id}/paper_template/{kind}', { isQuiet: true });
  const done = useDone();
  return async (values: FormValues): Promise<SendResult> => {
    const { kind, fields } = template;
    const call = { path: { id: projectId, kind }, body: templateBody(values, fields) };
    const result = await run(call, { ifMatch: etag });
    return result.isOk ? done(t((w) => w.templates.saved, { number: result.body.number })) : result;
  };
};

/** The template of a kind of paper, written beside a paper that is made of it. */
export const TemplateForm = (props: TemplateFormProps) => {
  const { projectId, template, mayEdit, onReload } = props;
  const save = useSave(props);
  return (
    <RecordForm
      initialValues={templateValues(template)}
      names={TEMPLATE_FIELDS}
      validate={validateTemplate}
      onSend={save}
      guardsLeaving
      keptAs={`paper template ${projectId} ${template.kind}`}
      onReload={onReload}
    >
      <Sides>
        <Card title={t((w) => w.templates.text)}>
          {mayEdit ? (
            <Fields template={template} />
          ) : (
            <Text tone="muted">{t((w) => w.templates.readOnly)}</Text>
          )}
        </Card>
        <TriedPaper projectId={projectId} template={template} />
      </Sides>
      {mayEdit && <SaveBar label={t((w) => w.templates.save)} />}
    </RecordForm>
  );
};

type OfTemplate = { readonly template: Template };

const Fields = ({ template: { kind, fields, mayHaveBreakdown } }: OfTemplate) => (
  <Stack gap={24}>
    <TextInput name="title" label={t((w) => w.templates.title)} need="required" />
    <TextInput
      name="numberFormat"
      label={t((w) => w.templates.numberFormat)}
      need="required"
      help={t((w) => w.templates.numberHelp, { place: NUMBER_PLACE })}
    />
    <FilledFields fields={fields} />
    <SelectInput
      name="seal"
      label={t((w) => w.templates.seal)}
      need="required"
      placeholder={false}
      options={optionsOf(PaperSealLabel)}
    />
    {mayHaveBreakdown && <CheckInput name="hasBreakdown" label={appendixWord(kind)} />}
  </Stack>
);

/** What takes the facts of a my page in. */
const FilledFields = ({ fields }: Pick<Template, 'fields'>) => (
  <>
    <FilledArea
      name="body"
      fields={fields}
      label={t((w) => w.templates.body)}
      need="required"
      maxCharacters={PaperTemplateUpdateLimits.body.maxLength}
    />
    <ChecksInput
      name="factFields"
      label={t((w) => w.templates.factFields)}
      need="optional"
      help={t((w) => w.templates.factHelp)}
      options={fields.map((value) => ({ value, label: PaperFieldLabel[value] }))}
      isInline
    />
    <FilledArea
      name="conditions"
      fields={fields}
      label={t((w) => w.templates.conditions)}
      need="optional"
      help={t((w) => w.templates.conditionsHelp)}
      maxCharacters={PaperTemplateUpdateLimits.conditions.maxLength}
    />
  </>
);

type FilledAreaProps = Omit<ComponentProps<typeof AreaInput>, 'ref'> & Pick<Template, 'fields'>;

/** A text with the fields that can be put into it. */
const FilledArea = ({ fields, ...area }: FilledAreaProps) => {
  const ref = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack gap={8}>
      <AreaInput ref={ref} rows={5} {...area} />
      <FieldPicker fields={fields} area={ref} name={area.name} />
    </Stack>
  );
};
