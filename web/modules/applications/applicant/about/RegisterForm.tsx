import { useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import { ApplicantType, ApplicantTypeLabel } from '#web/parts/api/generated/enums.ts';
import { ApplicationCreateLimits } from '#web/parts/api/generated/limits.ts';
import { createIntentKeys } from '#web/parts/api/idempotencyKey.ts';
import { useServices } from '#web/parts/api/services.ts';
import { RadioInput } from '#web/parts/form/inputs.tsx';
import { cleaned, validateLimits } from '#web/parts/form/limits.ts';
import { PasswordInput } from '#web/parts/form/PasswordInput.tsx';
import { RecordForm, type Refusal } from '#web/parts/form/RecordForm.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { register } from '../model/families.ts';
import type { PublicProject } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';

const names = ['email', 'password', 'applicantType'] as const;

const types = [ApplicantType.Corporation, ApplicantType.Individual] as const;

const validate = (values: FormValues): FormErrors => {
  const found = validateLimits(values, ApplicationCreateLimits, ['email', 'password']);
  const isTyped = textOf(values, 'password') !== '';
  return {
    ...found,
    ...(found.password !== undefined && isTyped
      ? { password: aboutText((w) => w.register.passwordHelp) }
      : {}),
    ...(textOf(values, 'applicantType') === ''
      ? { applicantType: aboutText((w) => w.register.chooseType) }
      : {}),
  };
};

const registrationOf = (values: FormValues, projectID: number) => ({
  projectID,
  email: cleaned(textOf(values, 'email'), ApplicationCreateLimits.email),
  password: textOf(values, 'password'),
  applicantType:
    types.find((type) => String(type) === textOf(values, 'applicantType')) ?? ApplicantType.Corporation,
});

const useRegister = ({ id, family }: PublicProject) => {
  const { api, sessions, leave } = useServices();
  const keys = useRef(createIntentKeys());
  // Stays on once it is done: the page is being left.
  const [isBusy, setIsBusy] = useState(false);
  const send = async (values: FormValues): Promise<SendResult> => {
    setIsBusy(true);
    const registration = registrationOf(values, id);
    try {
      await register(api, sessions, family, registration, keys.current.keyFor(registration));
      return { isOk: true, afterwards: () => leave(applicantPaths.home(id)) };
    } catch (error) {
      setIsBusy(false);
      return { isOk: false, error: error instanceof ApiError ? error : null };
    }
  };
  return { send, isBusy };
};

/** Begins an application. What the server refuses stands at the field it names, or above the form. */
export const RegisterForm = ({ project }: { project: PublicProject }) => {
  const { send, isBusy } = useRegister(project);
  return (
    <RecordForm
      initialValues={{ email: '', password: '', applicantType: '' }}
      names={names}
      validate={validate}
      onSend={send}
      renderRefusal={(refusal) => <Refused refusal={refusal} projectId={project.id} />}
    >
      <Card padding="roomy">
        <Stack gap={24}>
          <Fields />
        </Stack>
      </Card>
      <Text size={14} tone="muted">
        {aboutText((w) => w.register.note)}
      </Text>
      <FormFoot>
        <ButtonLink size="large" href={applicantPaths.about(project.id)}>
          {aboutText((w) => w.register.back)}
        </ButtonLink>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isBusy}
          busyLabel={aboutText((w) => w.register.busy)}
        >
          {aboutText((w) => w.register.submit)}
        </Button>
      </FormFoot>
    </RecordForm>
  );
};

const Fields = () => (
  <>
    <TextInput
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      need="required"
      label={aboutText((w) => w.register.email)}
      help={aboutText((w) => w.register.emailHelp)}
    />
    <PasswordInput
      name="password"
      autoComplete="new-password"
      need="required"
      label={aboutText((w) => w.register.password)}
      help={aboutText((w) => w.register.passwordHelp)}
    />
    <RadioInput
      name="applicantType"
      need="required"
      label={aboutText((w) => w.register.type)}
      options={types.map((type) => ({ value: String(type), label: ApplicantTypeLabel[type] }))}
      isInline
    />
  </>
);

/** An address that has begun already leads to the log-in, whether or not its field says so too. */
const Refused = ({ refusal: { error, isAtFields }, projectId }: { refusal: Refusal; projectId: number }) => {
  if (error?.code === ErrorCode.EMAIL_ALREADY_EXISTS) {
    return (
      <Notice
        role="alert"
        tone="warning"
        title={aboutText((w) => w.register.taken)}
        actions={
          <ButtonLink variant="primary" href={paths.applicationProjectLogin(projectId)}>
            {aboutText((w) => w.about.continue)}
          </ButtonLink>
        }
      >
        {aboutText((w) => w.register.takenText)}
      </Notice>
    );
  }
  return isAtFields ? null : (
    <Notice role="alert" tone="danger" title={aboutText((w) => w.register.failed)}>
      {error?.detail ?? aboutText((w) => w.register.failedText)}
    </Notice>
  );
};
