import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-final-form';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import { PaymentStatus } from '#web/parts/api/generated/enums.ts';
import { PayoutBatchCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { formatCount, formatYen } from '#web/parts/text/format.ts';

const NAMES = ['projectID', 'transferOn'] as const;

type Approved = { readonly count: number; readonly amount: number } | undefined;

/** How many approved payments a round has, and their sum. */
const useApproved = (projectId: number): Approved => {
  const query = { project_id: projectId, status: [PaymentStatus.Approved], limit: 1 };
  const read = useRead('/api/admin/payment', { query }, { isEnabled: projectId > 0 });
  const body = read.data?.body;
  return body && { count: body.total, amount: body.totalAmount };
};

type Seen = { readonly projectId: number; readonly count: number; readonly amount: number };

/** What is approved of the round that is chosen; what is shown here is what the file is asked for with. */
const ApprovedFacts = ({ onSeen }: { onSeen: (seen: Seen) => void }) => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const projectId = Number(textOf(values, 'projectID'));
  const { count, amount } = useApproved(projectId) ?? {};
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (count !== undefined && amount !== undefined) see({ projectId, count, amount });
  }, [projectId, count, amount]);
  if (!(projectId > 0)) return null;
  const value =
    count === undefined
      ? t((w) => w.make.counting)
      : t((w) => w.make.facts, { count: formatCount(count), amount: formatYen(amount) });
  return <Facts variant="compact" facts={[{ term: t((w) => w.make.approved), value }]} />;
};

type MakeProps = { readonly projectId: number | undefined; readonly onClose: () => void };

const useMake = (seen: Seen | null, onClose: () => void) => {
  const { run, isBusy } = useChange('post', '/api/admin/payment_batch', { isQuiet: true });
  const done = useDone();
  const navigate = useNavigate();
  const send = async (values: FormValues): Promise<SendResult> => {
    const projectID = Number(textOf(values, 'projectID'));
    const { count = 0, amount = 0 } = seen ?? {};
    const result = await run({
      body: { projectID, transferOn: textOf(values, 'transferOn'), count, amount },
    });
    if (!result.isOk) return result;
    return done(
      t((w) => w.make.done),
      () => {
        onClose();
        void navigate(adminPaths.payoutBatch(result.body.id));
      },
    );
  };
  return { send, isBusy };
};

const LIMITS = {
  projectID: { ...PayoutBatchCreateLimits.projectID, isRequired: true },
  transferOn: { ...PayoutBatchCreateLimits.transferOn, isRequired: true },
};

/** A file has a transfer at least, and is made of what was seen. */
const errorsOf = (values: FormValues, seen: Seen | null): FormErrors => {
  const projectId = Number(textOf(values, 'projectID'));
  const isSeen = seen !== null && seen.projectId === projectId;
  const isEmpty = projectId > 0 && (!isSeen || seen.count === 0);
  return {
    ...validateLimits(values, LIMITS, NAMES),
    ...(isEmpty ? { projectID: t((w) => (isSeen ? w.make.nothing : w.make.counting)) } : {}),
  };
};

/** Writes the approved payments of a round into a file. */
export const MakeBatchDialog = ({ projectId, onClose }: MakeProps) => {
  const projects = useProjectOptions();
  const [seen, setSeen] = useState<Seen | null>(null);
  const { send, isBusy } = useMake(seen, onClose);
  return (
    <RecordDialog
      title={t((w) => w.make.title)}
      lead={<Text>{t((w) => w.make.text)}</Text>}
      sendLabel={t((w) => w.make.send)}
      isBusy={isBusy}
      initialValues={{ projectID: projectId === undefined ? '' : String(projectId), transferOn: '' }}
      names={NAMES}
      validate={(values) => errorsOf(values, seen)}
      onSend={send}
      keptAs="payout batch"
      onClose={onClose}
    >
      <SelectInput name="projectID" label={t((w) => w.make.project)} need="required" options={projects} />
      <ApprovedFacts onSeen={setSeen} />
      <DateInput
        name="transferOn"
        label={t((w) => w.make.transferOn)}
        help={t((w) => w.make.transferOnHelp)}
        need="required"
      />
    </RecordDialog>
  );
};
