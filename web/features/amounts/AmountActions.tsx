import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { amountsText as t } from '#web/amounts/amountsText.ts';
import type { AmountProposal } from '#web/amounts/amountTypes.ts';
import { ProposeDialog, type Proposed } from '#web/amounts/ProposeDialog.tsx';
import { etagOf } from '#web/api/etags.ts';
import { AmountProposalUpdateLimits } from '#web/api/generated/limits.ts';
import { useChange } from '#web/api/query.tsx';
import { AreaInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { type FormValues, textOf } from '#web/form/values.ts';

/** What is done with a proposal, back first, forward last. */
const ORDER = ['return', 'propose', 'check', 'approve'] as const;

type Name = (typeof ORDER)[number];
type Offer = { readonly name: Name } & Pick<
  AmountProposal['availableActions'][number],
  'allowed' | 'reason' | 'needsReason'
>;

const offersOf = ({ availableActions }: AmountProposal): Offer[] =>
  ORDER.flatMap((name) => {
    const found = availableActions.find(({ action }) => action === name);
    return found === undefined ? [] : [{ ...found, name }];
  });

type ActionsProps = { readonly proposal: AmountProposal; readonly onReload: () => void };

/** Return, check, approve, propose again: what the server says is possible now, and why not. */
export const AmountActions = ({ proposal, onReload }: ActionsProps) => {
  const [chosen, setChosen] = useState<Offer | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      {offersOf(proposal).map((offer) => (
        <Button
          key={offer.name}
          variant={offer.name === 'return' ? 'plain' : 'primary'}
          {...(offer.allowed ? {} : { reason: offer.reason })}
          onClick={() => setChosen(offer)}
        >
          {t((w) => w.actions[offer.name].label)}
        </Button>
      ))}
      {chosen?.name === 'propose' && <ProposeAgain {...{ proposal, onReload }} onClose={close} />}
      {chosen !== null && chosen.name !== 'propose' && (
        <DecisionDialog {...{ proposal, onReload }} offer={chosen} onClose={close} />
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

type DialogProps = ActionsProps & { readonly offer: Offer; readonly onClose: () => void };

const DecisionDialog = ({ proposal, offer, onReload, onClose }: DialogProps) => {
  const { name, needsReason = false } = offer;
  const { move, isBusy } = useMove(proposal);
  const { show } = useSnackbar();
  const limits = { reason: { ...AmountProposalUpdateLimits.reason, isRequired: needsReason } };
  const send = async (values: FormValues): Promise<SendResult> => {
    const reason = textOf(values, 'reason').trim();
    const result = await move({ action: name, ...(reason === '' ? {} : { reason }) });
    if (!result.isOk) return result;
    const afterwards = () => {
      onClose();
      show({ message: t((w) => w.actions[name].done), severity: 'success' });
    };
    return { isOk: true, afterwards };
  };
  return (
    <RecordDialog
      title={t((w) => w.actions[name].title)}
      lead={<Text>{t((w) => w.actions[name].text)}</Text>}
      sendLabel={t((w) => w.actions[name].label)}
      isBusy={isBusy}
      initialValues={{}}
      names={['reason']}
      validate={(values) => validateLimits(values, limits, ['reason'])}
      onSend={send}
      keptAs={`amount ${name}`}
      onClose={onClose}
      onReload={onReload}
    >
      {needsReason && (
        <AreaInput
          name="reason"
          label={t((w) => w.actions.reason)}
          need="required"
          rows={3}
          maxCharacters={AmountProposalUpdateLimits.reason.maxLength}
        />
      )}
    </RecordDialog>
  );
};
