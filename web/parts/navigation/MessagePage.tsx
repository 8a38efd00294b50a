import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { color, leading, media, size, space, text } from '#ui-kit/tokens/index.ts';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[12]};
  min-height: 60dvh;
  padding: ${space[32]} ${space[16]};
  text-align: center;
  > svg { color: ${color.textMuted}; stroke-width: 1.5; }
`;

const Title = styled.h1`
  font-size: ${text[24]};
  line-height: ${leading[24]};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[8]};
  max-width: 30em;
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[12]};
  margin-top: ${space[12]};
  ${media.belowMd} {
    flex-direction: column-reverse;
    align-items: stretch;
    width: min(100%, ${size.dialogWidth});
    > [data-button-part='place'] { display: grid; }
  }
`;

type MessagePageProps = { icon: IconShape; title: string; children: ReactNode; actions: ReactNode };

/** A page that only says something: not found, broken. What happened, what one can do, a way back. */
export const MessagePage = ({ icon, title, children, actions }: MessagePageProps) => (
  <Frame>
    <Icon of={icon} size={40} />
    <Title tabIndex={-1}>{title}</Title>
    <Words>{children}</Words>
    <Actions>{actions}</Actions>
  </Frame>
);
