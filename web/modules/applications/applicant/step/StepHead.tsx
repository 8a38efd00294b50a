import { styled } from 'styled-components';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { LazyWhenIdle } from '#web/parts/lazy/LazyWhenIdle.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { FormStep } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { Advice } from './Advice.tsx';
import { Conflicts } from './Conflicts.tsx';
import { isReturned, ReturnedBox } from './Returned.tsx';
import { SaveState } from './SaveState.tsx';

/** What is said above the cards of a step keeps its distance from them. */
const Notes = styled.div`
  && > * { margin-bottom: ${space[24]}; }
`;

// One types first and looks at the clock then.
const TimeLeft = createLazy(async () => (await import('./TimeLeft.tsx')).TimeLeft);
const DeadlineNews = createLazy(async () => (await import('./TimeLeft.tsx')).DeadlineNews);
/** Keeps the place of a line. */
const lineIsOnItsWay = <Text size={14}>{'\u00A0'}</Text>;

type Props = Area & { readonly step: FormStep };

/** Where one is among the steps, and whether all is saved. */
export const StepHead = ({ step, application, definition, draft }: Props) => {
  const number = definition.steps.indexOf(step) + 1;
  const title = t((w) => w.step.title, { number, title: step.title });
  usePageTitle(title);
  return (
    <Stack gap={0}>
      <Breadcrumb
        items={[
          {
            label: isReturned(application) ? t((w) => w.returned.crumb) : t((w) => w.area.home),
            href: applicantPaths.home(application.projectId),
          },
          { label: title },
        ]}
      />
      <PageHeader
        rhythm="business"
        title={title}
        context={t((w) => w.step.place, { all: definition.steps.length, number })}
        actions={
          <Stack gap={4}>
            <LazyWhenIdle part={TimeLeft} props={{ application }} meanwhile={lineIsOnItsWay} />
            <SaveState draft={draft} />
          </Stack>
        }
      />
      <Conflicts definition={definition} draft={draft} />
      <Notes>
        <LazyWhenIdle part={DeadlineNews} props={{ application }} />
        <Advice application={application} step={step} />
        <ReturnedBox application={application} definition={definition} step={step} />
      </Notes>
    </Stack>
  );
};
