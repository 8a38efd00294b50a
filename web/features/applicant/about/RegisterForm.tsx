import { type FormEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PasswordField } from '#ui-kit/PasswordField/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { ApiError, ErrorCode } from '#web/api/errors.ts';
import { ApplicantType, ApplicantTypeLabel } from '#web/api/generated/enums.ts';
import { ApplicationCreateLimits } from '#web/api/generated/limits.ts';
import { createIntentKeys } from '#web/api/idempotencyKey.ts';
import { useServices } from '#web/api/services.ts';
import { cleaned, problemOf } from '#web/form/limits.ts';
import { fieldErrorsOf } from '#web/form/submitErrors.ts';
import { paths } from '#web/navigation/paths.ts';
import { applicantText as t } from '../applicantText.ts';
import { register } from '../model/families.ts';
import { applicantPaths } from '../model/paths.ts';
import type { PublicProject } from '../model/types.ts';

const names = ['email', 'password', 'applicantType'] as const;
type Name = (typeof names)[number];
type Values = Readonly<Record<Name, string>>;
type Errors = Readonly<Record<string, string>>;

const types = [ApplicantType.Corporation, ApplicantType.Individual] as const;

const validate = (values: Values): Errors => {
  const found = (['email', 'password'] as const).flatMap((name) => {
    const problem = problemOf(values[name], ApplicationCreateLimits[name]);
    return problem === undefined
      ? []
      : [[name, name === 'password' && values.password !== '' ? t((w) => w.register.passwordHelp) : problem]];
  });
  return {
    ...Object.fromEntries(found),
    ...(values.applicantType === '' ? { applicantType: t((w) => w.register.chooseType) } : {}),
  };
};

type Refusal = { readonly error: unknown; readonly isTaken: boolean };

const useRegister = ({ id, family }: PublicProject) => {
  const { api, sessions, leave } = useServices();
  const keys = useRef(createIntentKeys());
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = async (values: Values): Promise<Errors> => {
    if (isRunning.current) return {};
    isRunning.current = true;
    setIsBusy(true);
    setRefusal(null);
    const registration = {
      projectID: id,
      email: cleaned(values.email, ApplicationCreateLimits.email),
      password: values.password,
      applicantType: types.find((type) => String(type) === values.applicantType) ?? ApplicantType.Corporation,
    };
    try {
      await register(api, sessions, family, registration, keys.current.keyFor(registration));
      leave(applicantPaths.home(id));
      return {};
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === ErrorCode.EMAIL_ALREADY_EXISTS;
      const errors = fieldErrorsOf(error instanceof ApiError ? error : null, names);
      if (isTaken || Object.keys(errors).length === 0) setRefusal({ error, isTaken });
      isRunning.current = false;
      setIsBusy(false);
      return errors;
    }
  };
  return { send, isBusy, refusal };
};

/** Begins an application. What the server refuses stands at the field it names, or above the form. */
export const RegisterForm = ({ project }: { project: PublicProject }) => {
  const [values, setValues] = useState<Values>({ email: '', password: '', applicantType: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const { send, isBusy, refusal } = useRegister(project);
  const set = (name: Name, value: string) => {
    setValues({ ...values, [name]: value });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = validate(values);
    setErrors(Object.keys(found).length > 0 ? found : await send(values));
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={24}>
        <ErrorSummary
          attempt={attempt}
          errors={names.flatMap((name) => {
            const message = errors[name];
            return message === undefined ? [] : [{ controlId: `register-${name}`, message }];
          })}
        />
        {refusal !== null && <Refused refusal={refusal} projectId={project.id} />}
        <Card padding="roomy">
          <Stack gap={24}>
            <TextField
              id="register-email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              need="required"
              label={t((w) => w.register.email)}
              help={t((w) => w.register.emailHelp)}
              error={errors.email}
              value={values.email}
              onChange={(event) => set('email', event.target.value)}
            />
            <PasswordField
              id="register-password"
              name="password"
              autoComplete="new-password"
              need="required"
              label={t((w) => w.register.password)}
              help={t((w) => w.register.passwordHelp)}
              error={errors.password}
              value={values.password}
              onChange={(event) => set('password', event.target.value)}
            />
            <RadioGroup
              id="register-applicantType"
              need="required"
              label={t((w) => w.register.type)}
              error={errors.applicantType}
              value={values.applicantType}
              onValueChange={(value) => set('applicantType', value)}
              options={types.map((type) => ({ value: String(type), label: ApplicantTypeLabel[type] }))}
              isInline
            />
          </Stack>
        </Card>
        <Text size={14} tone="muted">
          {t((w) => w.register.note)}
        </Text>
        <FormFoot>
          <ButtonLink size="large" href={applicantPaths.about(project.id)}>
            {t((w) => w.register.back)}
          </ButtonLink>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={isBusy}
            busyLabel={t((w) => w.register.busy)}
          >
            {t((w) => w.register.submit)}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
};

const Refused = ({ refusal: { error, isTaken }, projectId }: { refusal: Refusal; projectId: number }) => (
  <Notice
    role="alert"
    tone={isTaken ? 'warning' : 'danger'}
    title={isTaken ? t((w) => w.register.taken) : t((w) => w.register.failed)}
    actions={
      isTaken && (
        <ButtonLink variant="primary" href={paths.applicationProjectLogin(projectId)}>
          {t((w) => w.about.continue)}
        </ButtonLink>
      )
    }
  >
    {isTaken
      ? t((w) => w.register.takenText)
      : error instanceof ApiError && error.detail !== null
        ? error.detail
        : t((w) => w.register.failedText)}
  </Notice>
);
