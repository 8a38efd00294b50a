import { useSearchParams } from 'wouter';
import { DeskLayout, type DeskLayoutProps } from '#ui-kit/desk/DeskLayout/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { checklistCount } from '#web/parts/desk/check/checklist.ts';
import { FINDINGS_ID } from '#web/parts/desk/find/FindingsSection.tsx';
import { MarkedFile } from '#web/parts/desk/see/MarkedFile.tsx';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { AnswerColumn, AnswerJump } from '../answers/AnswerColumn.tsx';
import type { AnswerGroup } from '../answers/answerPlaces.ts';
import { DeskAdvice } from '../answers/DeskAdvice.tsx';
import { RowsOfFile } from '../answers/RowsOfFile.tsx';
import { applicationsText as t } from '../applications.words.ts';
import { useApplicationQueue } from '../goOn/useApplicationQueue.ts';
import { ApplicationSide } from '../see/ApplicationSide.tsx';
import type { Application } from '../see/useApplication.ts';
import { ApplicationDialogs } from './ApplicationDialogs.tsx';
import { ApplicationFoot } from './ApplicationFoot.tsx';
import { ApplicationHead, tabOf } from './ApplicationHead.tsx';
import { ApplicationNotices, ApplicationPanel } from './ApplicationPanel.tsx';
import { OtherPage } from './OtherPage.tsx';
import { type ApplicationDeskParts, useApplicationDesk } from './useApplicationDesk.ts';

type ApplicationDeskProps = {
  readonly family: ApplicationFamilyName;
  readonly application: Application;
  readonly etag: string | null;
  readonly groups: readonly AnswerGroup[];
  readonly onReload: () => void;
};

/** One application on the desk: answers, file and checklist side by side, the steps at the foot. */
export const ApplicationDesk = (props: ApplicationDeskProps) => {
  const { family, application, onReload } = props;
  const pile = useApplicationQueue(family, application);
  const desk = useApplicationDesk({ ...props, pile });
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const { done, total } = checklistCount(desk.checklist.items);
  const checkCount = total === 0 ? {} : { checkCount: `${done}/${total}` };
  return (
    <>
      <DeskLayout
        head={<ApplicationHead {...{ family, application, pile, tab }} {...checkCount} />}
        foot={<ApplicationFoot desk={desk} />}
        {...(tab === 'check'
          ? { ...checkPlaces(props, desk), ...checkCount }
          : otherPlaces(<OtherPage {...{ family, application, tab, onReload }} />, props, desk))}
      />
      <ApplicationDialogs {...{ family, application, desk, onReload }} />
    </>
  );
};

type Places = Pick<DeskLayoutProps, 'answers' | 'file' | 'page' | 'panel' | 'findingCount' | 'findingsId'>;

/** Lays a file on the desk; on a phone it stands further down. */
const openBeside = (file: ApplicationDeskParts['file']) => (id: string) => {
  file.choose(id);
  document.getElementById('desk-file')?.scrollIntoView({ block: 'nearest' });
};

const AnswersHead = ({ groups }: Pick<ApplicationDeskProps, 'groups'>) => (
  <Row isBetween gap={8}>
    <SectionHeading level={2} look={4}>
      {t((w) => w.answers.title)}
    </SectionHeading>
    <AnswerJump groups={groups} />
  </Row>
);

/** Answers, file and checklist. */
const checkPlaces = (
  { application, groups, onReload }: ApplicationDeskProps,
  desk: ApplicationDeskParts,
): Places => {
  const { answers, notes, decisions, file, marks } = desk;
  return {
    answers: {
      head: <AnswersHead groups={groups} />,
      body: (
        <Stack gap={16}>
          <DeskAdvice steps={application.sectionsState} groups={groups} />
          <AnswerColumn
            groups={groups}
            findings={notes.findings}
            currentKey={answers.place?.key ?? null}
            onCurrent={answers.setPlace}
            onOpen={openBeside(file)}
            onFind={decisions.mayReturn ? answers.findAt : null}
          />
        </Stack>
      ),
    },
    file: (
      <MarkedFile
        record={application}
        {...{ file, marks }}
        mayReturn={decisions.mayReturn}
        about={<RowsOfFile groups={groups} fileId={file.file?.id ?? null} />}
      />
    ),
    panel: <ApplicationPanel {...{ application, desk, onReload }} />,
    findingCount: notes.findings.length,
    findingsId: FINDINGS_ID,
  };
};

/** Another page of the application, beside its facts. */
const otherPlaces = (
  page: DeskLayoutProps['page'],
  { application, onReload }: ApplicationDeskProps,
  desk: ApplicationDeskParts,
): Places => ({
  page,
  panel: (
    <>
      <ApplicationNotices {...{ application, desk, onReload }} />
      <ApplicationSide application={application} />
    </>
  ),
});
