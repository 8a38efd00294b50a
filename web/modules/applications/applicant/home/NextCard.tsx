import { ArrowRight, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import { applicantHomeText as homeText } from './applicantHome.words.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]} ${space[40]};
  ${media.md} { grid-template: 'words side' auto 'act side' 1fr / minmax(0, 1fr) 15rem; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  ${media.md} { grid-area: words; }
  h2 { font-size: ${text[24]}; line-height: ${leading[24]}; word-break: auto-phrase; }
`;

const Over = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${color.textBrand};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
`;

const Side = styled.div`
  ${media.md} { grid-area: side; }
`;

const Act = styled.div`
  ${media.md} { grid-area: act; }
  ${media.belowMd} { && > * { width: 100%; } }
`;

type NextCardProps = {
  /** 次にすること, unless nothing is to be done. */
  over?: string;
  icon?: IconShape;
  title: string;
  children?: ReactNode;
  /** The deadline or the state. */
  side?: ReactNode;
  href?: string;
  /** A verb for the way on. */
  action?: string;
};

/** The first thing of the page: what to do now, by when, and the way there. */
export const NextCard = ({
  over = homeText((w) => w.home.next),
  icon = Flag,
  title,
  children,
  side,
  href,
  action,
}: NextCardProps) => (
  <Card edge="next">
    <Frame>
      <Words>
        <Over>
          <Icon of={icon} />
          <TextPart>{over}</TextPart>
        </Over>
        <h2>{title}</h2>
        {children}
      </Words>
      {side && <Side>{side}</Side>}
      {href !== undefined && (
        <Act>
          <ButtonLink variant="primary" size="large" iconAfter={ArrowRight} href={href}>
            {action}
          </ButtonLink>
        </Act>
      )}
    </Frame>
  </Card>
);
