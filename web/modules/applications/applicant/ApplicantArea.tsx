import { useQuery } from '@tanstack/react-query';
import { KeyRound, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { type Applicant, applicantOf } from '#web/parts/api/applicant.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import { whileScanned } from '#web/parts/files/scanning.ts';
import { MessagePage } from '#web/parts/navigation/MessagePage.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { paths } from '#web/parts/navigation/paths.ts';
import { applicantText as t } from './model/applicant.words.ts';
import type { DraftStore } from './model/draftStore.ts';
import { learnLabels } from './model/enumLabels.ts';
import { asApplication, FAMILY_PATHS, type Stored } from './model/families.ts';
import type { Application, FormDefinition } from './model/formTypes.ts';
import { useDraft } from './model/useDraft.ts';

/** What every page of the area has in hand. */
export type Area = {
  readonly application: Application;
  readonly definition: FormDefinition;
  readonly draft: DraftStore;
};

type AreaPage = (area: Area) => ReactNode;

/** Broken, with a way to try again. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    role="alert"
    tone="danger"
    title={t((w) => w.area.failed)}
    actions={<Button onClick={onRetry}>{t((w) => w.area.retry)}</Button>}
  >
    {t((w) => w.area.failedText)}
  </Notice>
);

export const Loading = () => (
  <Page width="form">
    <Stack gap={24}>
      <Skeleton rows={2} />
      <Card>
        <Skeleton shape="card" rows={4} />
      </Card>
    </Stack>
  </Page>
);

/**
 * Reads the application and its form before it shows a page of the area: logged in to another round, loading,
 * broken and not found look the same on all of them.
 */
export const ApplicantArea = ({ children }: { children: AreaPage }) => {
  const { projectId } = useParams();
  const sessions = useSessions();
  const applicant = applicantOf(sessions, Number(projectId));
  if (applicant === null) return <NobodyHere isAdmin={sessions.adminSession.isLoggedIn} />;
  if (applicant.user.projectId !== Number(projectId)) return <OtherRound projectId={Number(projectId)} />;
  return <OwnArea applicant={applicant}>{children}</OwnArea>;
};

/** An administrator looks at applications in his own desk; here is nobody's. */
const NobodyHere = ({ isAdmin }: { isAdmin: boolean }) =>
  isAdmin ? (
    <MessagePage
      icon={ListChecks}
      title={t((w) => w.area.adminTitle)}
      actions={
        <ButtonLink variant="primary" href={paths.adminHome}>
          {t((w) => w.area.adminBack)}
        </ButtonLink>
      }
    >
      <p>{t((w) => w.area.adminText)}</p>
    </MessagePage>
  ) : (
    <NotFound />
  );

const OtherRound = ({ projectId }: { projectId: number }) => (
  <MessagePage
    icon={KeyRound}
    title={t((w) => w.area.otherTitle)}
    actions={
      <>
        <ButtonLink href={paths.applicationAbout(projectId)}>{t((w) => w.area.about)}</ButtonLink>
        <ButtonLink variant="primary" href={paths.applicationProjectLogin(projectId)}>
          {t((w) => w.area.otherLogin)}
        </ButtonLink>
      </>
    }
  >
    <p>{t((w) => w.area.otherText)}</p>
  </MessagePage>
);

const OwnArea = ({ applicant, children }: { applicant: Applicant; children: AreaPage }) => {
  const { projectId, family } = applicant.user;
  const own = useRead(FAMILY_PATHS[family].self, {}, { everyMs: whileScanned });
  const form = useRead('/api/project/{projectId}/form_definition', { path: { projectId } });
  const labels = useQuery({ queryKey: ['labels', family], queryFn: () => learnLabels(family) });
  if (own.data === null || form.data === null) return <NotFound />;
  if (own.data !== undefined && form.data !== undefined && labels.isSuccess) {
    const stored: Stored = { body: asApplication(own.data.body), etag: own.data.etag };
    return (
      <Ready stored={stored} definition={form.data.body}>
        {children}
      </Ready>
    );
  }
  if (own.isError || form.isError || labels.isError) {
    return <LoadFailed onRetry={() => void Promise.all([own.refetch(), form.refetch(), labels.refetch()])} />;
  }
  return <Loading />;
};

type ReadyProps = { stored: Stored; definition: FormDefinition; children: AreaPage };

const Ready = ({ stored, definition, children }: ReadyProps) =>
  children({ application: stored.body, definition, draft: useDraft(stored) });
