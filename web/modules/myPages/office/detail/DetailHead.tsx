import { ChevronDown, FolderDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Menu, type MenuItem } from '#ui-kit/Menu/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Stepper } from '#ui-kit/Stepper/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { ProgressPhaseLabel } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { DelayStatusTag } from '#web/parts/status/DelayStatusTag.tsx';
import { PriorityTag } from '#web/parts/status/PriorityTag.tsx';
import { ProjectStatusTag } from '#web/parts/status/ProjectStatusTag.tsx';
import { myPagesText as tList } from '../list/myPages.words.ts';
import type { NamedAction } from './actions.ts';
import { myPageText as t } from './myPage.words.ts';
import { stepsOf } from './steps.ts';

const Code = styled.span`
  margin-right: ${space[16]};
  font-variant-numeric: tabular-nums;
`;

const Reason = styled(Text)`
  ${media.md} { text-align: right; }
`;

const REASON_ID = 'next-step-reason';

type DetailHeadProps = {
  myPage: MyPage;
  next: NamedAction | null;
  items: readonly MenuItem[];
  isSaving: boolean;
  onArchive: () => void;
  onNext: () => void;
};

const phoneNoteOf = (steps: readonly { name: string }[], current: number): string => {
  const after = steps[current];
  return after === undefined ? '' : t((w) => w.phoneNext, { name: after.name });
};

/** Which undertaking, how it stands, where it is in its life, and what can be done now. */
export const DetailHead = (props: DetailHeadProps) => {
  const { myPage, next } = props;
  const { displayCode, corporation, planTitle, project } = myPage;
  return (
    <Stack gap={8}>
      <Breadcrumb
        items={[{ label: tList((w) => w.list.title), href: myPagePaths.list }, { label: displayCode }]}
      />
      <PageHeader
        style={{ marginBottom: space[8], alignItems: 'flex-start' }}
        title={
          <>
            <Code>{displayCode}</Code>
            {corporation.name}
          </>
        }
        context={
          <>
            {planTitle}
            <br />
            {project.name}
          </>
        }
        tags={<Statuses myPage={myPage} />}
        actions={<HeadActions {...props} />}
      />
      <LifeCard myPage={myPage} next={next} />
    </Stack>
  );
};

const Statuses = ({ myPage }: { myPage: MyPage }) => (
  <>
    <ProjectStatusTag status={myPage.projectStatus} />
    <DelayStatusTag status={myPage.delayStatus} />
    <PriorityTag status={myPage.priority} />
    <Text as="span" size={14}>
      <Text as="span" size={14} tone="muted">
        {t((w) => w.phase)}
      </Text>
      {ProgressPhaseLabel[myPage.progressPhase]}
    </Text>
  </>
);

/** The files, what else there is to do, and the next step. */
const HeadActions = ({ myPage, next, items, isSaving, onArchive, onNext }: DetailHeadProps) => {
  const hasFiles = myPage.sections.some(({ fileCount }) => fileCount > 0);
  return (
    <>
      <Button icon={FolderDown} isBusy={isSaving} disabled={!hasFiles} onClick={onArchive}>
        {t((w) => w.head.archive)}
      </Button>
      {items.length > 0 && (
        <Menu
          label={t((w) => w.head.more)}
          items={items}
          trigger={(props) => (
            <Button {...props} iconAfter={ChevronDown}>
              {t((w) => w.head.more)}
            </Button>
          )}
        />
      )}
      {next !== null && (
        <Button
          variant="primary"
          aria-disabled={!next.allowed || undefined}
          aria-describedby={next.allowed ? undefined : REASON_ID}
          onClick={() => next.allowed && onNext()}
        >
          {t((w) => w.actions[next.action])}
        </Button>
      )}
    </>
  );
};

/** Where it is in its life, and why it cannot go on yet. */
const LifeCard = ({ myPage, next }: Pick<DetailHeadProps, 'myPage' | 'next'>) => {
  const { steps, current } = stepsOf(myPage.lifecycle);
  // One stage is no way: an undertaking that ended before it began.
  const hasWay = steps.length > 1;
  if (!hasWay && next === null) return null;
  return (
    <Card>
      <Stack gap={12}>
        {hasWay && (
          <Stepper
            label={t((w) => w.flow)}
            steps={steps}
            current={current}
            phoneNote={phoneNoteOf(steps, current)}
          />
        )}
        {next !== null && !next.allowed && (
          <Reason id={REASON_ID} size={14} tone="muted">
            {next.reason}{' '}
            <TextLink as={Link} href={myPagePaths.tab(myPage.id, 'documents')}>
              {t((w) => w.seeRest)}
            </TextLink>
          </Reason>
        )}
      </Stack>
    </Card>
  );
};
