import { Inbox } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { type HeadingLevel, SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { color, space } from '#ui-kit/tokens/index.ts';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  icon?: IconShape;
  /** What is not here: 差し戻した書類はありません. */
  title: ReactNode;
  headingLevel?: HeadingLevel;
  /** One way on. */
  action?: ReactNode;
};

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[8]};
  padding: ${space[48]} ${space[24]};
  text-align: center;
  > svg { margin-bottom: ${space[8]}; color: ${color.textMuted}; stroke-width: 1.5; }
`;

const Words = styled.div`
  max-width: 28em;
  color: ${color.textMuted};
  word-break: auto-phrase;
  text-wrap: balance;
`;

const Action = styled.div`
  margin-top: ${space[8]};
`;

/**
 * Nothing to show: what is not here, why that is fine or what brings it (children), one action.
 * Not for errors (Notice) and not while loading (Skeleton).
 */
export const EmptyState = ({
  icon = Inbox,
  title,
  headingLevel = 2,
  action,
  children,
  ...divProps
}: EmptyStateProps) => (
  <Frame {...divProps}>
    <Icon of={icon} size={40} />
    <SectionHeading level={headingLevel} look={3}>
      {title}
    </SectionHeading>
    {children && <Words>{children}</Words>}
    {action && <Action>{action}</Action>}
  </Frame>
);
