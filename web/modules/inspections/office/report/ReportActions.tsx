import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { MyPageReportUpdateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { type Report, useReportChange } from './useReportChange.ts';

type ActionName = components['schemas']['MyPageReportAction'];
export type Action = {
  readonly name: ActionName;
  readonly allowed: boolean;
  readonly reason?: string;
  readonly needsReason: boolean;
};

/** Back first, forward last (LOOK "Detail head"). */
const ORDER: readonly ActionName[] = ['reopen', 'return', 'submit', 'approve'];
const FORWARD: readonly ActionName[] = ['submit', 'approve'];

/** The actions of the report that this page knows, in the order of the buttons. */
export const reportActions = (available: Report['availableActions']): Action[] =>
  ORDER.flatMap((name) => {
    const found = available.find(({ action }) => action === name);
    if (found === undefined) return [];
    const { allowed, reason, needsReason = false } = found;
    // Only a step forward is worth showing while it is not possible: its reason says what is missing.
    if (!allowed && !FORWARD.includes(name)) return [];
    return [{ name, allowed, needsReason, ...(reason === undefined ? {} : { reason }) }];
  });

/** Return, approve, reopen: what the server says is possible now. Submitting belongs to the form (ReportForm). */
export const ReportActions = ({ report, onReload }: { report: Report; onReload: () => void }) => {
  const [chosen, setChosen] = useState<Action | null>(null);
  return (
    <>
      {reportActions(report.availableActions)
        .filter(({ name }) => name !== 'submit')
        .map((action) => (
          <Button
            key={action.name}
            variant={FORWARD.includes(action.name) ? 'primary' : 'plain'}
            reason={action.allowed ? undefined : action.reason}
            onClick={() => setChosen(action)}
          >
            {t((w) => w.actions[action.name].label)}
          </Button>
        ))}
      {chosen !== null && (
        <ActionDialog {...{ report, onReload }} action={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
};

const FIELDS = ['reason'] as const;

type ActionDialogProps = {
  readonly report: Report;
  readonly action: Action;
  readonly onClose: () => void;
  /** Fetches the report anew after somebody else changed it; the typed reason stays. */
  readonly onReload: () => void;
};

/** What an action of the report will do, and the reason where one is asked for. */
export const ActionDialog = ({
  report,
  action: { name, needsReason },
  onClose,
  onReload,
}: ActionDialogProps) => {
  const { send, isBusy } = useReportChange(report);
  const done = useDone(onClose);
  const limits = { reason: { ...MyPageReportUpdateLimits.reason, isRequired: needsReason } };

  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const reason = textOf(values, 'reason').trim();
    const result = await send({ action: name, ...(reason === '' ? {} : { reason }) });
    return result.isOk ? done(t((w) => w.actions[name].done)) : result;
  };

  return (
    <RecordDialog
      title={t((w) => w.actions[name].title)}
      lead={<Text>{t((w) => w.actions[name].text)}</Text>}
      sendLabel={t((w) => w.actions[name].label)}
      isBusy={isBusy}
      initialValues={{}}
      names={FIELDS}
      validate={(values) => validateLimits(values, limits, FIELDS)}
      onSend={handleSend}
      keptAs={`action ${name}`}
      onClose={onClose}
      onReload={onReload}
    >
      {needsReason && (
        <AreaInput
          name="reason"
          label={t((w) => w.dialog.reason)}
          help={t((w) => w.dialog.reasonHelp)}
          need="required"
          rows={3}
          maxCharacters={MyPageReportUpdateLimits.reason.maxLength}
        />
      )}
    </RecordDialog>
  );
};
