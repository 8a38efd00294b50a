import { BellRing, CircleQuestionMark, Copy, FileText, Megaphone, Timer } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { remindersText } from '#web/modules/correspondence/office/reminders/reminders.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { RoundStateTag } from '#web/parts/status/RoundStateTag.tsx';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { projectsText as t } from '../projects.words.ts';

const Below = styled.div`
  margin-bottom: ${space[24]};
`;

const ReminderRules = createLazy(
  async () => (await import('../reminders/ReminderRulesDialog.tsx')).ReminderRulesDialog,
);

/** When people of the round are reminded; in a dialog, as a change of it is no part of the page's form. */
const RulesButton = ({ projectId }: { projectId: number }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={BellRing} onClick={() => setOpen(true)}>
        {remindersText((w) => w.rules.open)}
      </Button>
      {isOpen && <Lazy part={ReminderRules} props={{ projectId, onClose: close }} onFailed={close} />}
    </>
  );
};

type ProjectHeadProps = { readonly project: components['schemas']['Project'] };

/** What lies beside the round's own form. */
const Ways = ({ project: { id } }: ProjectHeadProps) => {
  const may = useMayCall();
  return (
    <>
      <ButtonLink icon={Megaphone} href={adminPaths.announcements(id)}>
        {t((w) => w.page.announcements)}
      </ButtonLink>
      <ButtonLink icon={CircleQuestionMark} href={adminPaths.questions(id)}>
        {t((w) => w.page.questions)}
      </ButtonLink>
      {may('listPaperTemplates') && (
        <ButtonLink icon={FileText} href={adminPaths.paperTemplates(id)}>
          {t((w) => w.page.papers)}
        </ButtonLink>
      )}
      <RulesButton projectId={id} />
      <ButtonLink icon={Timer} href={adminPaths.processingTimes(id)}>
        {t((w) => w.page.processingTimes)}
      </ButtonLink>
      {may('createProject') && (
        <ButtonLink icon={Copy} href={`${adminPaths.newProject}?copy=${id}`}>
          {t((w) => w.page.copy)}
        </ButtonLink>
      )}
    </>
  );
};

/** The head of a round's page: name, state, counts, the ways on, and what its office has to know. */
export const ProjectHead = ({ project }: ProjectHeadProps) => {
  usePageTitle(project.name);
  return (
    <>
      <PageHeader
        over={
          <Breadcrumb
            items={[
              { label: t((w) => w.list.title), href: adminPaths.projects },
              { label: project.shortName },
            ]}
          />
        }
        title={project.name}
        context={[
          t((w) => w.page.counts, {
            applications: formatInteger(project.counts.applications),
            drafts: formatInteger(project.counts.drafts),
          }),
          t((w) => w.page.updated, { at: formatDateTime(project.updatedAt) }),
        ].join(marks.gap)}
        tags={
          <>
            <RoundStateTag status={project.state} />
            {!project.isPublished && <Badge>{t((w) => w.page.notPublished)}</Badge>}
          </>
        }
        actions={<Ways project={project} />}
      />
      {project.displayCodeNotice !== null && (
        <Below>
          <Notice tone="warning" title={t((w) => w.page.codesNearlyUsed)}>
            {project.displayCodeNotice}
          </Notice>
        </Below>
      )}
    </>
  );
};
