import { useState } from 'react';
import { etagOf } from '#web/parts/api/etags.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { MoveButtons } from '#web/parts/form/MoveButtons.tsx';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountProposal } from './amountTypes.ts';
import { ProposeDialog, type Proposed } from './ProposeDialog.tsx';

/** What is done with a proposal, back first, forward last. */
const ORDER = ['return', 'propose', 'check', 'approve'] as const;

type Name = (typeof ORDER)[number];

/** What leads on. */
const ONWARDS: readonly Name[] = ['propose', 'check', 'approve'];

/** What was pressed. */
type Chosen = { readonly name: Name; readonly needsReason: boolean };

type ActionsProps = { readonly proposal: AmountProposal; readonly onReload: () => void };

/** Return, check, approve, propose again: what the server says is possible now, and why not. */
export const AmountActions = ({ proposal, onReload }: ActionsProps) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      <MoveButtons
        order={ORDER}
        offers={proposal.availableActions}
        onwards={ONWARDS}
        labelOf={(name) => t((w) => w.actions[name].label)}
        onChoose={(name, { needsReason = false }) => setChosen({ name, needsReason })}
      />
      {chosen?.name === 'propose' && <ProposeAgain {...{ proposal, onReload }} onClose={close} />}
      {chosen !== null && chosen.name !== 'propose' && (
        <DecisionDialog {...{ proposal, onReload, ...chosen }} onClose={close} />
      )}
    </>
  );
};

const useMove = (proposal: AmountProposal) => {
  const { run, isBusy } = useChange('patch', '/api/admin/amount_proposal/{id}', { isQuiet: true });
  const move = (body: { readonly action: Name; readonly reason?: string } & Partial<Proposed>) =>
    run({ path: { id: proposal.id }, body }, { ifMatch: etagOf(proposal) });
  return { move, isBusy };
};

const ProposeAgain = ({ proposal, onReload, onClose }: ActionsProps & { onClose: () => void }) => {
  const { move, isBusy } = useMove(proposal);
  const { mypageId, kind } = proposal;
  return (
    <ProposeDialog
      {...{ mypageId, kind, isBusy, onReload, onClose }}
      onPropose={(proposed) => move({ action: 'propose', ...proposed })}
    />
  );
};

type DialogProps = ActionsProps & Chosen & { readonly onClose: () => void };

const DecisionDialog = ({ proposal, name, needsReason, onReload, onClose }: DialogProps) => {
  const { move, isBusy } = useMove(proposal);
  const done = useDone(onClose);
  const send = async (given: { readonly reason?: string }): Promise<SendResult> => {
    const result = await move({ action: name, ...given });
    return result.isOk ? done(t((w) => w.actions[name].done)) : result;
  };
  return (
    <ReasonDialog
      title={t((w) => w.actions[name].title)}
      text={t((w) => w.actions[name].text)}
      sendLabel={t((w) => w.actions[name].label)}
      needsReason={needsReason}
      isBusy={isBusy}
      onSend={send}
      keptAs={`amount ${name}`}
      onClose={onClose}
      onReload={onReload}
    />
  );
};
