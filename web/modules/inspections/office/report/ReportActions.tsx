import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
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

type ActionDialogProps = {
  readonly report: Report;
  readonly action: Action;
  readonly onClose: () => void;
  /** Fetches the report anew after somebody else changed it; the typed reason stays. */
  readonly onReload: () => void;
};

/** What an action of the report will do, and the reason where one is asked for. */
export const ActionDialog = ({ report, action, onClose, onReload }: ActionDialogProps) => {
  const { name, needsReason } = action;
  const { send, isBusy } = useReportChange(report);
  const done = useDone(onClose);
  const handleSend = async (given: { readonly reason?: string }): Promise<SendResult> => {
    const result = await send({ action: name, ...given });
    return result.isOk ? done(t((w) => w.actions[name].done)) : result;
  };
  return (
    <ReasonDialog
      title={t((w) => w.actions[name].title)}
      text={t((w) => w.actions[name].text)}
      sendLabel={t((w) => w.actions[name].label)}
      needsReason={needsReason}
      help={t((w) => w.dialog.reasonHelp)}
      isBusy={isBusy}
      onSend={handleSend}
      keptAs={`action ${name}`}
      onClose={onClose}
      onReload={onReload}
    />
  );
};
