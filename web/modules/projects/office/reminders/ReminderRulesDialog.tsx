import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Grid, Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { remindersText as t } from '#web/modules/correspondence/office/reminders/reminders.words.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { ReminderKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { CheckInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { marks } from '#web/parts/text/marks.ts';
import {
  daysText,
  fieldsOf,
  isOnlyBefore,
  rulesBody,
  rulesErrors,
  rulesValues,
} from './reminderRulesForm.ts';

type Rules = components['schemas']['ReminderRules'];
type Rule = Rules['items'][number];

type Props = { readonly projectId: number; readonly onClose: () => void };

/** When people of a round are reminded: to change for JMAC, to read for the others. */
export const ReminderRulesDialog = ({ projectId, onClose }: Props) => {
  const read = useRead('/api/admin/project/{id}/reminder_rule', { path: { id: projectId } });
  if (!read.data) return read.isPending ? <Skeleton shape="line" rows={1} /> : null;
  const { body } = read.data;
  return body.availableActions.some(({ action, allowed }) => action === 'update' && allowed) ? (
    <Form rules={body} onClose={onClose} onReload={() => void read.refetch()} />
  ) : (
    <Seen rules={body} onClose={onClose} />
  );
};

const useSave = ({ projectId, items, ...rules }: Rules, onClose: () => void) => {
  const { run, isBusy } = useChange('patch', '/api/admin/project/{id}/reminder_rule', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const call = { path: { id: projectId }, body: rulesBody(items, values) };
    const result = await run(call, { ifMatch: etagOf(rules) });
    return result.isOk ? done(t((w) => w.rules.done)) : result;
  };
  return { send, isBusy };
};

const RuleFields = ({ kind }: Pick<Rule, 'kind'>) => {
  const { active, before, after } = fieldsOf(kind);
  const words = { kind: ReminderKindLabel[kind] };
  return (
    <Stack gap={8}>
      <CheckInput name={active} label={ReminderKindLabel[kind]} />
      <Grid>
        <TextInput name={before} label={t((w) => w.rules.beforeOf, words)} />
        {!isOnlyBefore(kind) && <TextInput name={after} label={t((w) => w.rules.afterOf, words)} />}
      </Grid>
    </Stack>
  );
};

type FormProps = { readonly rules: Rules; readonly onClose: () => void; readonly onReload: () => void };

const Form = ({ rules, onClose, onReload }: FormProps) => {
  const { send, isBusy } = useSave(rules, onClose);
  const { items, projectName } = rules;
  return (
    <RecordDialog
      title={t((w) => w.rules.title)}
      lead={
        <>
          <strong>{projectName}</strong>
          <Text size={14}>{t((w) => w.rules.help)}</Text>
        </>
      }
      sendLabel={t((w) => w.rules.send)}
      isWide
      isBusy={isBusy}
      initialValues={rulesValues(items)}
      names={items.flatMap(({ kind }) => Object.values(fieldsOf(kind)))}
      validate={rulesErrors(items)}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      {items.map(({ kind }) => (
        <RuleFields key={kind} kind={kind} />
      ))}
    </RecordDialog>
  );
};

const ruleText = ({ isActive, beforeDays, afterDays }: Rule): string => {
  const parts = [
    ...(beforeDays.length > 0 ? [t((w) => w.rules.beforeValue, { days: daysText(beforeDays) })] : []),
    ...(afterDays.length > 0 ? [t((w) => w.rules.afterValue, { days: daysText(afterDays) })] : []),
  ];
  return isActive && parts.length > 0 ? parts.join(marks.slash) : t((w) => w.rules.off);
};

const Seen = ({ rules, onClose }: Omit<FormProps, 'onReload'>) => (
  <Dialog
    isOpen
    title={t((w) => w.rules.title)}
    onClose={onClose}
    hasCloseButton
    actions={<Button onClick={onClose}>{t((w) => w.rules.close)}</Button>}
  >
    <Facts
      facts={rules.items.map((rule) => ({ term: ReminderKindLabel[rule.kind], value: ruleText(rule) }))}
    />
  </Dialog>
);
