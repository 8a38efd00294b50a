import { ChevronLeft, Printer } from 'lucide-react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { ApplicantArea } from '../ApplicantArea.tsx';
import { applicantPaths } from '../model/paths.ts';
import { applicantStatusText as statusText } from '../status/applicantStatus.words.ts';
import { Totals } from '../step/Totals.tsx';
import { AnswersView } from './AnswersView.tsx';

/** /application/project/{projectId}/content: the application as it stands, to read and to print. */
export const ContentPage = () => (
  <ApplicantArea>
    {({ application, definition }) => (
      <Page width="form">
        <PageHeader
          rhythm="business"
          over={application.projectName}
          title={statusText((w) => w.content.title)}
          actions={
            <Button icon={Printer} onClick={() => window.print()}>
              {statusText((w) => w.content.print)}
            </Button>
          }
        />
        <Stack gap={16}>
          <Totals application={application} definition={definition} />
          <AnswersView application={application} definition={definition} canEdit={false} />
          <FormFoot>
            <ButtonLink size="large" icon={ChevronLeft} href={applicantPaths.home(application.projectId)}>
              {statusText((w) => w.content.back)}
            </ButtonLink>
          </FormFoot>
        </Stack>
      </Page>
    )}
  </ApplicantArea>
);
