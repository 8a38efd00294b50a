import { useState } from 'react';
import { toHalfWidth } from '#rules/text.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ConfirmDialog, Dialog } from '#ui-kit/Dialog/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Divider, Text } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import type { ApplicantAction, Application } from '../model/formTypes.ts';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';

const actionOf = ({ availableActions }: Application, name: ApplicantAction) =>
  availableActions.find(({ action }) => action === name);

/** Runs an act, and says how it ended. */
const useAct = ({ draft }: Area) => {
  const { show } = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: ApplicantAction, reason: string | undefined, done: string): Promise<boolean> => {
    setIsBusy(true);
    try {
      await draft.act({ action, ...(reason === undefined ? {} : { reason }) });
      show({ message: done, severity: 'success' });
      return true;
    } catch (error) {
      const sentence = error instanceof ApiError ? error.detail : null;
      show({ message: sentence ?? sendText((w) => w.confirm.failed), severity: 'error' });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy };
};

/** The ways back: pulling a submission back while nobody has looked at it, and giving the application up. */
export const ChangeCard = (area: Area) => {
  const pullBack = actionOf(area.application, 'pullBack');
  const withdraw = actionOf(area.application, 'withdraw');
  if (pullBack === undefined && withdraw === undefined) return null;
  return (
    <Card title={statusText((w) => w.change.title)}>
      <Stack gap={16}>
        {pullBack !== undefined && (
          <PullBack {...area} reason={pullBack.allowed ? undefined : pullBack.reason} />
        )}
        {pullBack !== undefined && withdraw !== undefined && <Divider />}
        {withdraw !== undefined && (
          <Withdraw {...area} reason={withdraw.allowed ? undefined : withdraw.reason} />
        )}
      </Stack>
    </Card>
  );
};

type ActProps = Area & { readonly reason: string | undefined };

const PullBack = ({ reason, ...area }: ActProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useAct(area);
  const handleConfirm = async () => {
    await run(
      'pullBack',
      undefined,
      statusText((w) => w.change.pulledBack),
    );
    setIsAsking(false);
  };
  return (
    <Row isBetween align="start">
      <div>
        <Text isBold>{statusText((w) => w.change.pullBack)}</Text>
        <Text size={14} tone="muted" isMeasured>
          {statusText((w) => w.change.pullBackText)}
        </Text>
      </div>
      <Button reason={reason} onClick={() => setIsAsking(true)}>
        {statusText((w) => w.change.doPullBack)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={statusText((w) => w.change.pullBackTitle)}
        confirmLabel={statusText((w) => w.change.doPullBack)}
        isBusy={isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setIsAsking(false)}
      >
        {statusText((w) => w.change.pullBackNote)}
      </ConfirmDialog>
    </Row>
  );
};

const Withdraw = ({ reason, ...area }: ActProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Row isBetween align="start">
      <div>
        <Text isBold>{statusText((w) => w.change.withdraw)}</Text>
        <Text size={14} tone="muted" isMeasured>
          {statusText((w) => w.change.withdrawText)}
        </Text>
      </div>
      <Button variant="dangerLine" reason={reason} onClick={() => setIsAsking(true)}>
        {statusText((w) => w.change.doWithdraw)}
      </Button>
      {isAsking && <WithdrawDialog {...area} onClose={() => setIsAsking(false)} />}
    </Row>
  );
};

type WithdrawProps = Area & { readonly onClose: () => void };

const missingFor = (hasWhy: boolean, hasCode: boolean): string | undefined => {
  if (hasWhy) return hasCode ? undefined : statusText((w) => w.change.needCode);
  return hasCode ? statusText((w) => w.change.needWhy) : statusText((w) => w.change.needBoth);
};

/** What has to be typed before an application is withdrawn, and what is missing of it. */
const useWithdraw = ({ onClose, ...area }: WithdrawProps) => {
  const { displayCode } = area.application;
  const [code, setCode] = useState('');
  const [why, setWhy] = useState('');
  const { run, isBusy } = useAct(area);
  const isTyped = displayCode === null || toHalfWidth(code) === displayCode;
  const missing = missingFor(why.trim() !== '', isTyped);
  const withdraw = async () => {
    const done = statusText((w) => w.change.withdrawn);
    if (await run('withdraw', why.trim(), done)) onClose();
  };
  return { displayCode, code, setCode, why, setWhy, missing, withdraw, isBusy };
};

/** What cannot be undone asks for the code to be typed (LOOK "Status page"). */
const WithdrawDialog = (props: WithdrawProps) => {
  const { displayCode, code, setCode, why, setWhy, missing, withdraw, isBusy } = useWithdraw(props);
  return (
    <Dialog
      isOpen
      title={statusText((w) => w.change.withdrawTitle)}
      isBusy={isBusy}
      isDanger
      onClose={props.onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={props.onClose}>
            {statusText((w) => w.change.stay)}
          </Button>
          <Button variant="danger" isBusy={isBusy} reason={missing} onClick={() => void withdraw()}>
            {statusText((w) => w.change.doWithdraw)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{statusText((w) => w.change.withdrawNote)}</p>
        <TextArea
          label={statusText((w) => w.change.why)}
          need="required"
          rows={2}
          maxCharacters={1000}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        {displayCode !== null && <CodeField displayCode={displayCode} code={code} onChange={setCode} />}
      </Stack>
    </Dialog>
  );
};

type CodeFieldProps = { displayCode: string; code: string; onChange: (code: string) => void };

const CodeField = ({ displayCode, code, onChange }: CodeFieldProps) => (
  <TextField
    label={statusText((w) => w.change.code, { code: displayCode })}
    need="required"
    inputMode="numeric"
    width="8"
    value={code}
    onChange={(event) => onChange(event.target.value)}
  />
);
