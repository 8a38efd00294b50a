import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { leading, media, size, space, text } from '#ui-kit/tokens/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { RoundStateTag } from '#web/parts/status/RoundStateTag.tsx';
import { formatFiscalYear } from '#web/parts/text/format.ts';
import { LoadFailed, Loading } from '../ApplicantArea.tsx';
import type { PublicProject } from '../model/formTypes.ts';
import { AboutBody } from './AboutBody.tsx';
import { AboutProgress } from './AboutProgress.tsx';
import { AboutSide } from './AboutSide.tsx';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';

// On a phone the card with the two starts stands right below the lead (LOOK "Public page").
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: ${size.pageMax};
  margin-inline: auto;
  ${media.lg} {
    grid-template: 'head side' auto 'body side' 1fr / minmax(0, 1fr) ${size.sideWidth};
    column-gap: ${space[48]};
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${space[8]};
  h1 { font-size: ${text[28]}; line-height: ${leading[28]}; }
  ${media.lg} { grid-area: head; }
`;

const Progress = styled.div`
  padding-top: ${space[16]};
`;

const Side = styled.aside`
  ${media.lg} { grid-area: side; }
`;

const Body = styled.div`
  min-width: 0;
  ${media.lg} { grid-area: body; }
`;

/** /application/project/{projectId}/about: what the programme is, before anybody logs in. */
export const AboutPage = () => {
  const { projectId } = useParams();
  const project = useRead('/api/project/{projectId}/public', { path: { projectId: Number(projectId) } });
  if (project.data === null) return <NotFound />;
  if (project.data !== undefined) return <About project={project.data.body} />;
  return project.isError ? <LoadFailed onRetry={() => void project.refetch()} /> : <Loading />;
};

const About = ({ project }: { project: PublicProject }) => {
  usePageTitle(project.name);
  return (
    <Frame>
      <Head>
        <Row>
          <RoundStateTag status={project.state} />
          <Text as="span" size={14} tone="muted">
            {aboutText((w) => w.about.over, {
              fiscalYear: formatFiscalYear(project.fiscalYear),
              round: project.round,
            })}
          </Text>
        </Row>
        <h1>{project.name}</h1>
        {project.summary && <Text isMeasured>{project.summary}</Text>}
        <Progress>
          <AboutProgress project={project} />
        </Progress>
      </Head>
      <Side>
        <Stack gap={16}>
          <AboutSide project={project} />
        </Stack>
      </Side>
      <Body>
        <AboutBody project={project} />
      </Body>
    </Frame>
  );
};
