import { Text } from '#ui-kit/Text/index.ts';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { applicationsText as t } from '../applications.words.ts';
import { type Application, useCommand } from '../see/useApplication.ts';
import type { ActionName, KnownAction } from './actions.ts';

/** The bounds of the contract's ApplicationAdminCommand. */
const REASON_LENGTH = 1000;
const ON_BEHALF_LENGTH = 500;

const FIELDS = ['reason', 'onBehalfReason'] as const;

const limitsOf = ({ needsReason = false, isOnBehalf = false }: KnownAction) => ({
  ...(needsReason && !isOnBehalf ? { reason: { isRequired: true, maxLength: REASON_LENGTH } } : {}),
  ...(isOnBehalf ? { onBehalfReason: { isRequired: true, maxLength: ON_BEHALF_LENGTH } } : {}),
});

type ActionDialogProps = {
  readonly application: Application;
  readonly family: ApplicationFamilyName;
  readonly action: KnownAction;
  /** The application as one speaks of it. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onReload: () => void;
};

type Limits = ReturnType<typeof limitsOf>;

type Words = (select: 'label' | 'title' | 'text' | 'done') => string;

const useSendAction = ({ application, family, action, onClose }: ActionDialogProps, words: Words) => {
  const { send, isBusy } = useCommand(family, application);
  const done = useDone(onClose);
  const sendAction = async (values: FormValues): Promise<SendResult> => {
    const result = await send(commandOf(action.action, values, limitsOf(action)));
    return result.isOk ? done(words('done')) : result;
  };
  return { sendAction, isBusy };
};

/** What will happen, and the reason where one is asked for. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { action, name, onClose, onReload } = props;
  const words: Words = (select) => t((w) => w.actions[action.action][select], { name });
  const { sendAction, isBusy } = useSendAction(props, words);
  const limits = limitsOf(action);
  return (
    <RecordDialog
      title={words('title')}
      lead={<Text>{words('text')}</Text>}
      sendLabel={words('label')}
      isDanger={action.action === 'withdraw'}
      isBusy={isBusy}
      initialValues={{}}
      names={FIELDS}
      validate={(values) => validateLimits(values, limits, FIELDS)}
      onSend={sendAction}
      keptAs={`action ${action.action}`}
      onClose={onClose}
      onReload={onReload}
    >
      <ReasonFields limits={limits} />
    </RecordDialog>
  );
};

const ReasonFields = ({ limits }: { limits: Limits }) => (
  <>
    {'reason' in limits && (
      <AreaInput
        name="reason"
        label={t((w) => w.dialog.reason)}
        help={t((w) => w.dialog.reasonHelp)}
        need="required"
        rows={3}
        maxCharacters={REASON_LENGTH}
      />
    )}
    {'onBehalfReason' in limits && (
      <AreaInput
        name="onBehalfReason"
        label={t((w) => w.dialog.onBehalfReason)}
        help={t((w) => w.dialog.onBehalfHelp)}
        need="required"
        rows={3}
        maxCharacters={ON_BEHALF_LENGTH}
      />
    )}
  </>
);

const commandOf = (action: ActionName, values: FormValues, limits: Limits) => ({
  action,
  ...('reason' in limits ? { reason: textOf(values, 'reason').trim() } : {}),
  ...('onBehalfReason' in limits ? { onBehalfReason: textOf(values, 'onBehalfReason').trim() } : {}),
});
