import { useEffect, useId, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { changePasswordText } from '#ui-kit/text/ja.password.ts';
import { color, leading, space, text } from '#ui-kit/tokens/index.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { ChangePasswordValues } from './validateChangePassword.ts';
import { validateChangePassword } from './validateChangePassword.ts';

const words = changePasswordText;

const Fields = styled.form`
  display: grid;
  gap: ${space[24]};
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

/**
 * How the server took it (spec 4): done, the current password is wrong, anything else; or what it says of the new
 * password, in a whole sentence.
 */
export type ChangePasswordResult = 'done' | 'unauthorized' | 'error' | { readonly newPassword: string };

export type ChangePasswordDialogProps = {
  isOpen: boolean;
  /** Sends both passwords; answers how it went and never throws. */
  onSubmit: (passwords: { currentPassword: string; newPassword: string }) => Promise<ChangePasswordResult>;
  /** Called after success too, then after `onDone`. */
  onClose: () => void;
  /** The password is changed: show the toast. */
  onDone?: () => void;
};

/** The state that spec 4 names; `idle` again as soon as a new try is under way. */
type Failure = 'idle' | 'unauthorized' | 'error';

/**
 * Asks for the current and the new password (spec 2, 5 and 8). Knows nothing of the call: the result of
 * `onSubmit` decides what it says. Success closes it.
 */
export const ChangePasswordDialog = ({ isOpen, ...props }: ChangePasswordDialogProps) =>
  // Mounted anew each time, so that nothing typed stays.
  isOpen ? <OpenDialog {...props} /> : null;

const useChangePassword = ({ onSubmit, onClose, onDone }: Omit<ChangePasswordDialogProps, 'isOpen'>) => {
  const [failure, setFailure] = useState<Failure>('idle');
  const submit = async ({ currentPassword = '', newPassword = '' }: ChangePasswordValues) => {
    setFailure('idle');
    const result = await onSubmit({ currentPassword, newPassword });
    if (result === 'done') {
      onDone?.();
      onClose();
      return undefined;
    }
    if (typeof result === 'object') return result;
    setFailure(result);
    return result === 'unauthorized' ? { currentPassword: words.enterAgain } : undefined;
  };
  return { failure, submit };
};

/** Once a try has failed, the first field in error takes the focus; an effect, because the errors are drawn by then. */
const FocusInvalid = ({ formId }: { formId: string }) => {
  const { submitting, submitFailed } = useFormState({
    subscription: { submitting: true, submitFailed: true },
  });
  useEffect(() => {
    if (submitting || !submitFailed) return;
    const field = document.getElementById(formId)?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  }, [formId, submitting, submitFailed]);
  return null;
};

const OpenDialog = (props: Omit<ChangePasswordDialogProps, 'isOpen'>) => {
  const formId = useId();
  const { failure, submit } = useChangePassword(props);
  return (
    <Form<ChangePasswordValues>
      onSubmit={submit}
      validate={validateChangePassword}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <Dialog
          isOpen
          title={words.title}
          hasCloseButton
          isBusy={submitting}
          onClose={props.onClose}
          actions={<Acts formId={formId} isBusy={submitting} onCancel={props.onClose} />}
        >
          <Fields id={formId} noValidate onSubmit={handleSubmit}>
            <FocusInvalid formId={formId} />
            {failure !== 'idle' && (
              <Notice
                role="alert"
                tone="danger"
                title={failure === 'error' ? words.failed : words.unauthorized}
              />
            )}
            <PasswordInputs />
          </Fields>
        </Dialog>
      )}
    </Form>
  );
};

const PasswordInputs = () => (
  <>
    <PasswordInput name="currentPassword" label={words.currentPassword} autoComplete="current-password" />
    <PasswordInput
      name="newPassword"
      label={words.newPassword}
      help={words.newPasswordHelp}
      autoComplete="new-password"
    />
    <PasswordInput
      name="passwordConfirmation"
      label={words.passwordConfirmation}
      autoComplete="new-password"
    />
    <Note>{words.note}</Note>
  </>
);

type ActsProps = { formId: string; isBusy: boolean | undefined; onCancel: () => void };

const Acts = ({ formId, isBusy, onCancel }: ActsProps) => (
  <>
    <Button disabled={isBusy} onClick={onCancel}>
      {words.cancel}
    </Button>
    <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
      {words.submit}
    </Button>
  </>
);
