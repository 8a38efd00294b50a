import { Text } from '#ui-kit/Text/index.ts';
import { RetentionKind, RetentionKindLabel } from '#web/parts/api/generated/enums.ts';
import { RetentionErasureCreateLimits as limits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { AreaInput, ChecksInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { choicesOf, type FormValues, textOf } from '#web/parts/form/values.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { erasuresText as t } from './erasures.words.ts';

/** In the place of a round. */
const ALL = 'all';

const NAMES = ['projectId', 'kinds', 'reason'];

type Body = components['schemas']['RetentionErasureCreate'];

const bodyOf = (values: FormValues): Body => {
  const project = textOf(values, 'projectId');
  const chosen = choicesOf(values, 'kinds');
  return {
    projectId: project === ALL ? null : Number(project),
    kinds: Object.values(RetentionKind).filter((kind) => chosen.includes(String(kind))),
    reason: textOf(values, 'reason').trim(),
  };
};

/** The kinds, each with how many of them are due. */
const useKinds = () => {
  const counts = useRead('/api/admin/retention', {}).data?.body.items ?? [];
  const countOf = (kind: RetentionKind) => counts.find((count) => count.kind === kind)?.dueCount ?? 0;
  return Object.values(RetentionKind).map((kind) => ({
    value: String(kind),
    label: t((w) => w.propose.due, {
      kind: RetentionKindLabel[kind],
      count: formatInteger(countOf(kind)),
    }),
  }));
};

const Fields = () => {
  const projects = useProjectOptions();
  return (
    <>
      <SelectInput
        name="projectId"
        label={t((w) => w.propose.project)}
        need="required"
        options={[{ value: ALL, label: t((w) => w.allRounds) }, ...projects]}
      />
      <ChecksInput
        name="kinds"
        label={t((w) => w.propose.kinds)}
        need="optional"
        help={t((w) => w.propose.kindsHelp)}
        options={useKinds()}
      />
      <AreaInput
        name="reason"
        label={t((w) => w.propose.reason)}
        need="required"
        rows={3}
        maxCharacters={limits.reason.maxLength}
      />
    </>
  );
};

type ProposeDialogProps = {
  /** Of the list from which it was opened; an empty text is all rounds. */
  readonly projectId: string;
  readonly kinds: readonly string[];
  readonly onClose: () => void;
};

/** Proposes to erase what is due; the page of the proposal follows. Mount it to open it. */
export const ProposeDialog = ({ projectId, kinds, onClose }: ProposeDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/retention/erasure', { isQuiet: true });
  const done = useDone();
  const navigate = useNavigate();
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: bodyOf(values) });
    if (!result.isOk) return result;
    return done(
      t((w) => w.propose.done),
      () => {
        onClose();
        void navigate(adminPaths.erasure(result.body.id));
      },
    );
  };
  return (
    <RecordDialog
      title={t((w) => w.propose.title)}
      lead={<Text>{t((w) => w.propose.lead)}</Text>}
      sendLabel={t((w) => w.propose.send)}
      isBusy={isBusy}
      initialValues={{ projectId: projectId === '' ? ALL : projectId, kinds: [...kinds] }}
      names={NAMES}
      validate={(values) => validateLimits(values, limits, ['reason'])}
      onSend={send}
      onClose={onClose}
    >
      <Fields />
    </RecordDialog>
  );
};
