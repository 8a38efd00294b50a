import { ChevronDown, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import { formatDate } from '#web/parts/text/frontFormat.ts';
import { authText } from '../logIn/auth.words.ts';
import type { PublicProject } from './useLoginProject.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[32]};
  padding-block: ${space[16]};
  border-bottom: ${border.normal};
  time { color: ${color.textMuted}; font-size: ${text[14]}; line-height: ${leading[16]}; font-variant-numeric: tabular-nums; }
  ${media.md} { grid-template-columns: auto minmax(0, 1fr); }
`;

const Title = styled.p`
  font-weight: ${weight.bold};
  > span { margin-right: ${space[8]}; }
`;

// A quiet button brings its own padding; its words stand on the line of the list.
const More = styled.div`
  margin-top: ${space[8]};
  margin-left: calc(-1 * ${space[12]});
`;

const Body = styled.p`
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  white-space: pre-line;
`;

/** So many at first: the form beside them must stay in sight of the desk. */
const FIRST_COUNT = 3;

type Announcement = PublicProject['announcements'][number];

/** The announcements of the project that are public now, in the order of the contract. */
export const Announcements = ({ announcements }: Pick<PublicProject, 'announcements'>) => {
  const [isWhole, setIsWhole] = useState(false);
  if (announcements.length === 0) return null;
  const shown = isWhole ? announcements : announcements.slice(0, FIRST_COUNT);
  return (
    <section>
      <SectionHeading hasLine>{authText((w) => w.news.title)}</SectionHeading>
      <ul>
        {shown.map((announcement) => (
          <AnnouncementItem key={announcement.id} announcement={announcement} />
        ))}
      </ul>
      {shown.length < announcements.length && (
        <More>
          <Button variant="quiet" iconAfter={ChevronDown} onClick={() => setIsWhole(true)}>
            {authText((w) => w.news.all)}
          </Button>
        </More>
      )}
    </section>
  );
};

const AnnouncementItem = ({
  announcement: { title, body, publishFrom, isImportant },
}: {
  announcement: Announcement;
}) => (
  <Item>
    <time dateTime={publishFrom}>{formatDate(publishFrom)}</time>
    <div>
      <Title>
        {isImportant && (
          <StatusTag tone="warning" icon={CircleAlert}>
            {authText((w) => w.news.important)}
          </StatusTag>
        )}
        <TextPart>{title}</TextPart>
      </Title>
      <Body>{body}</Body>
    </div>
  </Item>
);
