import { useState } from 'react';
import { Text } from '#ui-kit/Text/index.ts';
import type { ChangeRequest } from '#web/modules/myPages/shared/changes/changeRows.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { ChangeRequestUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, DateInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { MoveButtons } from '#web/parts/form/MoveButtons.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';

/** What the office does with a request, back first, forward last; what it does in the place of the business comes before. */
const ORDER = ['withdraw', 'submit', 'return', 'decline', 'forward', 'approve'] as const;

type Name = (typeof ORDER)[number];

/** What was pressed. */
type Chosen = { readonly name: Name; readonly needsReason: boolean };

/** The ministry has a button only where it has to look. */
const orderOf = ({ needsForward }: ChangeRequest): readonly Name[] =>
  ORDER.filter((name) => name !== 'forward' || needsForward);

type ActionsProps = { readonly request: ChangeRequest; readonly onReload: () => void };

/** Return, decline, forward, approve: what the server says is possible now, and why not. */
export const ChangeActions = ({ request, onReload }: ActionsProps) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <MoveButtons
        order={orderOf(request)}
        offers={request.availableActions}
        onwards={['approve']}
        labelOf={(name) => t((w) => w.actions[name].label)}
        onChoose={(name, { needsReason = false }) => setChosen({ name, needsReason })}
      />
      {chosen !== null && (
        <DecisionDialog {...{ request, onReload, ...chosen }} onClose={() => setChosen(null)} />
      )}
    </>
  );
};

const FIELDS = ['reason', 'effectiveOn'] as const;

const bodyOf = (action: Name, values: FormValues) => {
  const reason = textOf(values, 'reason').trim();
  const effectiveOn = textOf(values, 'effectiveOn');
  return {
    action,
    ...(reason === '' ? {} : { reason }),
    ...(effectiveOn === '' ? {} : { effectiveOn }),
  };
};

const useDecision = (request: ChangeRequest, name: Name, onClose: () => void) => {
  const { run, isBusy } = useChange('patch', '/api/admin/change_request/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const call = { path: { id: request.id }, body: bodyOf(name, values) };
    const result = await run(call, { ifMatch: etagOf(request) });
    return result.isOk ? done(t((w) => w.actions[name].done)) : result;
  };
  return { send, isBusy };
};

type DialogProps = ActionsProps & Chosen & { readonly onClose: () => void };

const DecisionDialog = ({ request, name, needsReason, onReload, onClose }: DialogProps) => {
  const { send, isBusy } = useDecision(request, name, onClose);
  const limits = { reason: { ...ChangeRequestUpdateLimits.reason, isRequired: needsReason } };
  return (
    <RecordDialog
      title={t((w) => w.actions[name].title)}
      lead={<Text>{t((w) => w.actions[name].text)}</Text>}
      sendLabel={t((w) => w.actions[name].label)}
      isBusy={isBusy}
      initialValues={{}}
      names={FIELDS}
      validate={(values) => validateLimits(values, limits, ['reason'])}
      onSend={send}
      keptAs={`change ${name}`}
      onClose={onClose}
      onReload={onReload}
    >
      {name === 'approve' && (
        <DateInput
          name="effectiveOn"
          label={t((w) => w.actions.effectiveOn)}
          help={t((w) => w.actions.effectiveOnHelp)}
        />
      )}
      {name !== 'forward' && (
        <AreaInput
          name="reason"
          label={t((w) => w.actions.reason)}
          need={needsReason ? 'required' : 'optional'}
          rows={3}
          maxCharacters={ChangeRequestUpdateLimits.reason.maxLength}
        />
      )}
    </RecordDialog>
  );
};
