import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { leading, media, space, text } from '#ui-kit/tokens/index.ts';
import { QueuePosition } from './QueuePosition.tsx';

/** What lies on the desk. */
export const DeskTitle = styled.h1`
  font-size: ${text[24]};
  line-height: ${leading[24]};
`;

/** On a phone the trail and the pile take a line each. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  ${media.lg} { flex-wrap: nowrap; & > nav { min-width: 0; } }
`;

type DeskTopProps = ComponentProps<typeof QueuePosition> & {
  trail: ComponentProps<typeof Breadcrumb>['items'];
};

/** Where one is, and where in the pile. */
export const DeskTop = ({ trail, ...place }: DeskTopProps) => (
  <Top>
    <Breadcrumb items={trail} />
    <QueuePosition {...place} />
  </Top>
);
