import type { ReactNode } from 'react';
import { Grid, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { AdminType, PriorityLabel } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { AreaInput, CheckInput, DateInput, MoneyInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import type { FormValues } from '#web/parts/form/values.ts';
import { editFact } from './editFact.ts';
import { AMOUNTS, DAYS, EDIT_NAMES, editBody, editLimits, editValues } from './editFields.ts';
import { myPageText as t } from './myPage.words.ts';
import { type Held, useMyPageUpdate, useOpenedMyPage } from './useMyPageUpdate.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={16}>
    <SectionHeading level={3} look={4}>
      {title}
    </SectionHeading>
    {children}
  </Stack>
);

const priorities = Object.entries(PriorityLabel).map(([value, label]) => ({ value, label }));

/** Administrators by their place in a undertaking: who may look after it, who inspects it. */
const usePersons = (isEnabled = true) => {
  const read = useRead('/api/admin/admin_user', { query: { limit: 200, isActive: true } }, { isEnabled });
  const users = read.data?.body.items ?? [];
  const optionsOf = (isInspector: boolean) =>
    users
      .filter(({ type }) => (type === AdminType.Inspector) === isInspector)
      .map(({ id, name }) => ({ value: String(id), label: name }));
  return { assignees: optionsOf(false), inspectors: optionsOf(true) };
};

/** Keeps the person of now in the list although he is not offered (any more). */
const withCurrent = (
  options: readonly { value: string; label: string }[],
  id: number | null,
  name: string | null,
): { value: string; label: string }[] =>
  id === null || options.some(({ value }) => value === String(id))
    ? [...options]
    : [{ value: String(id), label: name ?? String(id) }, ...options];

type Persons = ReturnType<typeof usePersons>;

/** With those of now among them. */
const withPersons = ({ assignees, inspectors }: Persons, myPage: Held['myPage']): Persons => ({
  assignees: withCurrent(assignees, myPage.assigneeAdminUserId, myPage.assigneeName),
  inspectors: withCurrent(inspectors, myPage.inspectorUserId, myPage.inspectorName),
});

const namesOf = ({ assignees, inspectors }: Persons) =>
  Object.fromEntries([...assignees, ...inspectors].map(({ value, label }) => [value, label]));

export type EditDialogProps = {
  held: Held;
  /** The call centre writes the memo and nothing else (domain 7). */
  isMemoOnly: boolean;
  onClose: () => void;
};

const useEdit = ({ held, isMemoOnly, onClose }: EditDialogProps) => {
  const { update, isBusy } = useMyPageUpdate(held);
  const persons = usePersons(!isMemoOnly);
  const { initialValues, newest, reread } = useOpenedMyPage(held, {
    valuesOf: editValues,
    factOf: (name, values, now) => editFact(name, values, namesOf(withPersons(persons, now))),
  });
  const onSend = async (values: FormValues, ifMatch: string | null) => {
    const body = editBody(newest.current, values);
    if (Object.keys(body).length === 0) return { isOk: true as const, afterwards: onClose };
    const saved = t((w) => w.edit.saved);
    const result = await update(body, saved, ifMatch);
    return result.isOk ? { isOk: true as const, afterwards: onClose } : result;
  };
  return { initialValues, reread, onSend, isBusy };
};

/** The plain properties of a my page. Only what was changed is sent, with the version that was read. */
export const EditDialog = (props: EditDialogProps) => {
  const { held, isMemoOnly, onClose } = props;
  const names = isMemoOnly ? ['memo'] : EDIT_NAMES;
  return (
    <RecordDialog
      {...useEdit(props)}
      title={isMemoOnly ? t((w) => w.edit.memoTitle) : t((w) => w.edit.title)}
      sendLabel={t((w) => w.edit.save)}
      names={names}
      validate={(values) => validateLimits(values, editLimits(held.myPage), names)}
      onClose={onClose}
      keptAs="edit"
    >
      {!isMemoOnly && <Fields held={held} />}
      <AreaInput
        name="memo"
        label={t((w) => w.edit.memo)}
        help={t((w) => w.edit.memoHelp)}
        maxCharacters={2000}
      />
    </RecordDialog>
  );
};

const Fields = ({ held: { myPage } }: { held: Held }) => {
  return (
    <>
      <Part title={t((w) => w.edit.plan)}>
        <TextInput name="planTitle" label={t((w) => w.edit.planTitle)} need="required" />
        <SelectInput
          name="priority"
          label={t((w) => w.edit.priority)}
          options={priorities}
          placeholder={false}
          width="12"
        />
      </Part>
      <PeoplePart myPage={myPage} />
      <Part title={t((w) => w.edit.money)}>
        <Grid gap={16}>
          {AMOUNTS.map((name) => (
            <MoneyInput key={name} name={name} label={t((w) => w.edit[name])} />
          ))}
        </Grid>
        <CheckInput name="bankAccountConfirmed" label={t((w) => w.edit.bankAccountConfirmed)} />
      </Part>
      <Part title={t((w) => w.edit.dates)}>
        <TextInput name="grantNumber" label={t((w) => w.edit.grantNumber)} />
        <Grid gap={16}>
          {DAYS.map((name) => (
            <DateInput key={name} name={name} label={t((w) => w.edit[name])} />
          ))}
        </Grid>
      </Part>
      <SitePart />
    </>
  );
};

const PeoplePart = ({ myPage }: Pick<Held, 'myPage'>) => {
  const { assignees, inspectors } = withPersons(usePersons(), myPage);
  const nobody = t((w) => w.edit.nobody);
  return (
    <Part title={t((w) => w.edit.people)}>
      <SelectInput
        name="assigneeAdminUserId"
        label={t((w) => w.edit.assignee)}
        options={assignees}
        placeholder={nobody}
      />
      <SelectInput
        name="inspectorUserId"
        label={t((w) => w.edit.inspector)}
        options={inspectors}
        placeholder={nobody}
      />
      <TextInput name="consultantName" label={t((w) => w.edit.consultantName)} />
    </Part>
  );
};

const SitePart = () => (
  <Part title={t((w) => w.edit.site)}>
    <TextInput name="siteName" label={t((w) => w.edit.siteName)} />
    <TextInput name="sitePostalCode" label={t((w) => w.edit.sitePostalCode)} width="12" inputMode="numeric" />
    <TextInput name="siteAddress" label={t((w) => w.edit.siteAddress)} />
  </Part>
);
