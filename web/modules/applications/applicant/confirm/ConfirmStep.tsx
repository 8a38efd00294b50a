import { ChevronLeft, Send } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { FormFoot, Page } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { formatYen } from '#web/parts/text/format.ts';
import type { Area } from '../ApplicantArea.tsx';
import { EmailNotice } from '../home/EmailNotice.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import { stepFindings } from '../model/checks.ts';
import type { Answers, FormStep } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { useDraftState } from '../model/useDraft.ts';
import type { TypedValues } from '../model/values.ts';
import { StepForm } from '../step/StepForm.tsx';
import { StepHead } from '../step/StepHead.tsx';
import { StepSections } from '../step/StepSections.tsx';
import { TimeLeft } from '../step/TimeLeft.tsx';
import { AnswersView } from './AnswersView.tsx';
import { applicantSendText as sendText } from './applicantSend.words.ts';
import { HandInNotices } from './HandInNotices.tsx';
import { MissingList } from './MissingList.tsx';
import { missingPlaces } from './missing.ts';
import { useHandIn } from './useHandIn.ts';

const attachText = (label: string): string => sendText((w) => w.confirm.attach, { label });

type Props = Area & { readonly step: FormStep };

/** Everything once more on one page, what is missing, the pledges, and 提出する. */
export const ConfirmStep = ({ step, ...area }: Props) => {
  const { application, definition, draft } = area;
  const { findings } = useDraftState(draft);
  const [attempt, setAttempt] = useState(0);
  const { handIn, isBusy, problem, waiting } = useHandIn(draft, application);
  const known = missingPlaces(application, definition, [], attachText);
  const places = missingPlaces(application, definition, findings, attachText);
  const isDraft = application.status === ApplicationStatus.Draft;

  const handleSubmit = async (values: TypedValues, answers: Answers) => {
    setAttempt(attempt + 1);
    if (stepFindings(step, values, answers).length > 0) return;
    await handIn('submit');
    setAttempt(attempt + 2);
  };

  return (
    <Page width="form">
      <StepHead {...area} step={step} />
      <StepForm {...area} step={step} attempt={attempt} onSubmit={handleSubmit}>
        <MissingList places={places} projectId={application.projectId} />
        <EmailNotice application={application} />
        <Text isMeasured>{step.description}</Text>
        <AnswersView application={application} definition={definition} canEdit={isDraft} />
        <TermsLink application={application} />
        {/* Of an application that was handed in, the pledges are answers like the others. */}
        {isDraft && <StepSections sections={step.sections} />}
        <TimeLeft application={application} />
        <HandInNotices problem={problem} waiting={waiting} files={application.files} />
        <Notice title={sendText((w) => w.confirm.before, { amount: formatYen(application.subsidyAmount) })}>
          {sendText((w) => w.confirm.beforeText)}
        </Notice>
        <Foot application={application} missingCount={known.length} isBusy={isBusy} />
      </StepForm>
    </Page>
  );
};

const TermsLink = ({ application: { projectId } }: Pick<Area, 'application'>) => (
  <p>
    <TextLink isExternal href={`${applicantPaths.about(projectId)}#materials`}>
      {sendText((w) => w.confirm.terms)}
    </TextLink>
  </p>
);

type FootProps = { application: Area['application']; missingCount: number; isBusy: boolean };

/** Back to the list, and 提出する while it is a draft. */
const Foot = ({ application, missingCount, isBusy }: FootProps) => (
  <FormFoot>
    <ButtonLink size="large" icon={ChevronLeft} href={applicantPaths.home(application.projectId)}>
      {t((w) => w.step.toList)}
    </ButtonLink>
    {application.status === ApplicationStatus.Draft && (
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={Send}
        isBusy={isBusy}
        busyLabel={sendText((w) => w.confirm.busy)}
        reason={missingCount > 0 ? sendText((w) => w.confirm.reason, { count: missingCount }) : undefined}
      >
        {sendText((w) => w.confirm.submit)}
      </Button>
    )}
  </FormFoot>
);
