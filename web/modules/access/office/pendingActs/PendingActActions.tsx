import { useState } from 'react';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { SecretDialog } from '#web/parts/clipboard/SecretDialog.tsx';
import { MoveButtons } from '#web/parts/form/MoveButtons.tsx';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { pendingActsText as t } from './pendingActs.words.ts';

/** What is done with a proposal, back first, forward last. */
const ORDER = ['withdraw', 'decline', 'approve'] as const;

type Name = (typeof ORDER)[number];

type Props = {
  readonly act: components['schemas']['PendingAct'];
  readonly onReload: () => void;
};

const ISSUED_WORDS = {
  notice: t((w) => w.issued.notice),
  text: t((w) => w.issued.text),
  label: t((w) => w.issued.label),
  help: t((w) => w.issued.help),
  copy: t((w) => w.issued.copy),
  copied: t((w) => w.issued.copied),
  notCopied: t((w) => w.issued.notCopied),
  close: t((w) => w.issued.close),
};

/** Approves, declines or withdraws; what the approval issues is shown once. */
export const PendingActActions = ({ act, onReload }: Props) => {
  const [chosen, setChosen] = useState<Name | null>(null);
  const [issued, setIssued] = useState<string | null>(null);
  return (
    <>
      <MoveButtons
        order={ORDER}
        offers={act.availableActions}
        onwards={['approve']}
        labelOf={(name) => t((w) => w.actions[name].label)}
        onChoose={setChosen}
      />
      {chosen !== null && (
        <DecisionDialog
          {...{ act, onReload }}
          name={chosen}
          onIssued={setIssued}
          onClose={() => setChosen(null)}
        />
      )}
      {issued !== null && (
        <SecretDialog
          title={t((w) => w.issued.title)}
          secret={issued}
          words={ISSUED_WORDS}
          onClose={() => setIssued(null)}
        />
      )}
    </>
  );
};

type DialogProps = Props & {
  readonly name: Name;
  readonly onIssued: (issued: string | null) => void;
  readonly onClose: () => void;
};

const DecisionDialog = ({ act, name, onIssued, onReload, onClose }: DialogProps) => {
  const { run, isBusy } = useChange('patch', '/api/admin/pending_act/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (given: { readonly reason?: string }): Promise<SendResult> => {
    const result = await run(
      { path: { id: act.id }, body: { action: name, ...given } },
      { ifMatch: etagOf(act) },
    );
    if (!result.isOk) return result;
    const { issued } = result.body;
    return done(
      t((w) => w.actions[name].done),
      () => {
        onClose();
        onIssued(issued);
      },
    );
  };
  return (
    <ReasonDialog
      title={t((w) => w.actions[name].title)}
      text={t((w) => w.actions[name].text)}
      sendLabel={t((w) => w.actions[name].label)}
      needsReason={name === 'decline'}
      isBusy={isBusy}
      onSend={send}
      keptAs={`pending act ${act.id} ${name}`}
      onClose={onClose}
      onReload={onReload}
    />
  );
};
