import { Text } from '#ui-kit/Text/index.ts';
import { ApprovedAmount } from '#web/modules/money/office/amounts/ApprovedAmount.tsx';
import type { MyPage, MyPageUpdate } from '#web/modules/sections/office/sectionTypes.ts';
import { AmountProposalKind } from '#web/parts/api/generated/enums.ts';
import { MyPageUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { EvidenceField } from '#web/parts/files/EvidenceField.tsx';
import { AreaInput, DateInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { type ActionField, fieldsOf, isGrave, type NamedAction, needsEvidence } from './actions.ts';
import { myPageText as t } from './myPage.words.ts';
import { type Held, useMyPageUpdate } from './useMyPageUpdate.ts';

type Values = Readonly<Record<ActionField | 'evidenceFileId' | 'evidenceName', string>>;

const valuesFor = (myPage: MyPage): Values => ({
  reason: '',
  grantDecisionOn: todayInTokyo(),
  grantNumber: myPage.grantNumber ?? '',
  recoveryAmount: '',
  evidenceFileId: '',
  evidenceName: '',
});

const bodyOf = (
  action: NamedAction['action'],
  fields: readonly ActionField[],
  values: FormValues,
): MyPageUpdate => {
  const has = (field: ActionField) => fields.includes(field);
  const amount = (field: ActionField) => Number(textOf(values, field));
  return {
    action,
    ...(has('reason') ? { reason: textOf(values, 'reason').trim() } : {}),
    ...(has('grantDecisionOn') ? { grantDecisionOn: textOf(values, 'grantDecisionOn') } : {}),
    ...(textOf(values, 'grantNumber').trim() !== '' && has('grantNumber')
      ? { grantNumber: textOf(values, 'grantNumber').trim() }
      : {}),
    ...(has('recoveryAmount') ? { recoveryAmount: amount('recoveryAmount') } : {}),
  };
};

/** What the dialog asks for is needed, but for a number; the contract cannot say so, for it depends on the action. */
const limitsFor = (fields: readonly ActionField[]): Limits =>
  Object.fromEntries(
    fields.map((field) => [field, { ...MyPageUpdateLimits[field], isRequired: field !== 'grantNumber' }]),
  );

/** The day of the first decision stays when it is decided again. */
const fieldsFor = (offered: NamedAction, { grantDecisionOn }: MyPage): ActionField[] =>
  fieldsOf(offered).filter((field) => field !== 'grantDecisionOn' || grantDecisionOn === null);

const FieldOf = ({ field, myPage }: { field: ActionField; myPage: MyPage }) => {
  const label = t((w) => w.dialog[field]);
  if (field === 'reason')
    return <AreaInput name="reason" label={label} need="required" maxCharacters={1000} />;
  if (field === 'grantDecisionOn') return <DateInput name={field} label={label} need="required" />;
  if (field === 'grantNumber') return <TextInput name="grantNumber" label={label} need="optional" />;
  const help =
    field === 'recoveryAmount' && t((w) => w.dialog.recoveryHelp, { amount: formatYen(myPage.paidAmount) });
  return <MoneyInput name={field} label={label} need="required" {...(help === false ? {} : { help })} />;
};

/** The actions that are taken with an amount for which three people stand. */
const APPROVED_FOR: { readonly [action in NamedAction['action']]?: AmountProposalKind } = {
  decideGrant: AmountProposalKind.GrantDecision,
  notifyAmount: AmountProposalKind.Confirmation,
};

type ActionDialogProps = { held: Held; offered: NamedAction; onClose: () => void; onReload: () => void };

/** Sends the action with its paper; what was typed is checked before, the paper too. */
const useSendAction = ({ held, offered, onClose }: ActionDialogProps) => {
  const { update, isBusy } = useMyPageUpdate(held);
  const { action } = offered;
  const fields = fieldsFor(offered, held.myPage);
  const validate = (values: FormValues): FormErrors => ({
    ...validateLimits(values, limitsFor(fields), fields),
    ...(needsEvidence(action) && textOf(values, 'evidenceFileId') === ''
      ? { evidenceFileId: t((w) => w.dialog.evidenceMissing) }
      : {}),
  });
  const send = async (values: FormValues) => {
    const evidenceFileId = textOf(values, 'evidenceFileId');
    const evidence = evidenceFileId === '' ? {} : { evidenceFileId };
    const done = t((w) => w.dialog.doneAction, { action: t((w) => w.actions[action]) });
    const result = await update({ ...bodyOf(action, fields, values), ...evidence }, done);
    return result.isOk ? { isOk: true as const, afterwards: onClose } : result;
  };
  return { fields, validate, send, isBusy };
};

/** Asks for what an action of the life cycle needs, says what it does, and does it. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { held, offered, onClose, onReload } = props;
  const { myPage } = held;
  const { action } = offered;
  const { fields, validate, send, isBusy } = useSendAction(props);
  const kind = APPROVED_FOR[action];
  return (
    <RecordDialog
      title={t((w) => w.actionAsk[action])}
      lead={<Text>{t((w) => w.actionText[action], { name: myPage.corporation.name })}</Text>}
      sendLabel={t((w) => w.actions[action])}
      isDanger={isGrave(action)}
      isBusy={isBusy}
      // Read once: what was typed stays when the record behind it is fetched anew.
      initialValues={valuesFor(myPage)}
      names={[...fields, 'evidenceFileId']}
      validate={validate}
      onSend={send}
      keptAs={`action ${action}`}
      onClose={onClose}
      onReload={onReload}
    >
      {kind !== undefined && <ApprovedAmount mypageId={myPage.id} kind={kind} />}
      {fields.map((field) => (
        <FieldOf key={field} field={field} myPage={myPage} />
      ))}
      {needsEvidence(action) && (
        <EvidenceField
          mypageId={myPage.id}
          label={t((w) => w.dialog.evidence)}
          name="evidenceFileId"
          titleName="evidenceName"
        />
      )}
    </RecordDialog>
  );
};
