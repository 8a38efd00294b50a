import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { deskAddress } from '#rules/familyNames.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { Receiver } from '#web/modules/correspondence/shared/papers/paper.ts';
import { isToApplicant } from '#web/modules/correspondence/shared/papers/paperKinds.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { ApplicationStatus, ApplicationStatusLabel, PaperKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { formatText } from '#web/parts/text/format.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { templateBody, validateTemplate } from './templateForm.ts';
import { usePreview } from './usePreview.ts';

type Schemas = components['schemas'];

/** So many undertakings, or applications, of the round to try a template with. */
const TRIED = 50;

/** What was handed in. */
const HANDED_IN = valuesOf(ApplicationStatusLabel).filter((status) => status !== ApplicationStatus.Draft);

type TriedProps = { readonly projectId: number; readonly template: Schemas['PaperTemplate'] };

/** The paper that the text makes of a real undertaking, or application, as it is being written. */
export const TriedPaper = (props: TriedProps) =>
  isToApplicant(props.template.kind) ? <OfApplications {...props} /> : <OfUndertakings {...props} />;

const OfUndertakings = (props: TriedProps) => {
  const query = { project_id: props.projectId, limit: TRIED };
  const read = useRead('/api/admin/my_page', { query });
  const pages = read.data?.body.items;
  return (
    <Tried
      {...props}
      label={t((w) => w.preview.undertaking)}
      none={t((w) => w.preview.nobody)}
      choices={pages?.map((page) => ({
        receiver: { mypageID: page.id },
        label: `${page.displayCode} ${page.corporationName}`,
      }))}
    />
  );
};

const OfApplications = (props: TriedProps) => {
  const project = useRead('/api/admin/project/{id}', { path: { id: props.projectId } });
  const family = project.data?.body.family;
  const query = { project_id: props.projectId, status: HANDED_IN, limit: TRIED };
  const isEnabled = family !== undefined;
  const read = useRead(deskAddress(family ?? 'general', ''), { query }, { isEnabled });
  const applications = read.data?.body.items;
  return (
    <Tried
      {...props}
      label={t((w) => w.preview.application)}
      none={t((w) => w.preview.noApplication)}
      choices={applications?.map(({ id, displayCode, name }) => ({
        receiver: { applicationID: id },
        label: `${formatText(displayCode)} ${formatText(name)}`,
      }))}
    />
  );
};

type Choice = { readonly receiver: Receiver; readonly label: string };

type ChoicesProps = TriedProps & {
  readonly label: string;
  readonly none: string;
  /** undefined until they are known. */
  readonly choices: readonly Choice[] | undefined;
};

const Tried = ({ template: { kind, fields }, label, none, choices }: ChoicesProps) => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const [chosen, setChosen] = useState(0);
  const receiver = choices?.[chosen]?.receiver;
  const isRight = Object.keys(validateTemplate(values)).length === 0;
  const reason = kind === PaperKind.NonAdoption ? { reason: t((w) => w.preview.reason) } : {};
  const template = templateBody(values, fields);
  const asked = receiver !== undefined && isRight ? { ...receiver, ...reason, kind, template } : null;
  const preview = usePreview(asked);
  if (choices?.length === 0)
    return (
      <Card title={t((w) => w.preview.title)}>
        <Text tone="muted">{none}</Text>
      </Card>
    );
  return (
    <Card title={t((w) => w.preview.title)}>
      <Stack gap={16}>
        <Select
          label={label}
          placeholder={false}
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.target.value))}
          options={(choices ?? []).map((choice, index) => ({ value: String(index), label: choice.label }))}
        />
        <PreviewPane preview={preview} asked={asked} />
      </Stack>
    </Card>
  );
};
