import { CircleQuestionMark, Clock, Mail, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { border, color, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { formatPhone } from '#web/parts/text/frontFormat.ts';
import { authText } from '../logIn/auth.words.ts';
import type { PublicProject } from './useLoginProject.ts';

const Frame = styled.section`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[24]};
  border-top: ${border.strong};
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[32]};
  font-size: ${text[14]};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[4]} ${space[8]}; min-height: ${size.target}; }
  span { color: ${color.textMuted}; }
`;

const Tel = styled.a`
  font-size: ${text[18]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;

type DeskProps = {
  project: Pick<PublicProject, 'id' | 'deskName' | 'deskPhone' | 'deskHours' | 'deskEmail'>;
};

/** Whom to ask, when, and how. */
export const ContactDesk = ({ project: { id, deskName, deskPhone, deskHours, deskEmail } }: DeskProps) => (
  <Frame>
    <SectionHeading look={3}>{authText((w) => w.desk.title)}</SectionHeading>
    <Ways>
      <li>
        <Icon of={Phone} />
        <span>{deskName}</span>
        <Tel href={`tel:${deskPhone}`}>{formatPhone(deskPhone)}</Tel>
      </li>
      <li>
        <Icon of={Clock} />
        {deskHours}
      </li>
      <li>
        <Icon of={Mail} />
        <a href={`mailto:${deskEmail}`}>{authText((w) => w.desk.mail)}</a>
      </li>
      <li>
        <Icon of={CircleQuestionMark} />
        <a href={paths.applicationQuestions(id)}>{authText((w) => w.desk.questions)}</a>
      </li>
    </Ways>
  </Frame>
);
