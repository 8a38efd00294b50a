import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import {
  color,
  leading,
  media,
  radius,
  size,
  space,
  text,
  tone as tones,
  weight,
} from '#ui-kit/tokens/index.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  tone?: NoticeTone;
  title: ReactNode;
  icon?: IconShape;
  /** Links or buttons at the foot of the notice. */
  actions?: ReactNode;
};

const icons: Record<NoticeTone, IconShape> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

// A stopped thing is framed in red on white, so that red text and links inside stay readable.
const dangerFace = css`
  border-color: ${color.lineError};
  background: ${color.surface};
  > svg { color: ${color.lineError}; }
`;

const calmFace = css<{ $tone: NoticeTone }>`
  border-color: ${({ $tone }) => tones[$tone].line};
  border-left-color: ${({ $tone }) => tones[$tone].mark};
  background: ${({ $tone }) => tones[$tone].surface};
  > svg { color: ${({ $tone }) => tones[$tone].mark}; }
`;

export const NoticeFrame = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]} ${space[12]};
  padding: ${space[16]};
  border: ${size.hair} solid;
  border-left-width: ${size.edge};
  border-radius: ${radius[6]};
  ${({ $tone }) => ($tone === 'danger' ? dangerFace : calmFace)}
  > svg { margin-top: ${space[4]}; }
  ${media.belowSm} { column-gap: ${space[8]}; padding: ${space[12]}; }
`;

/** On a phone only the title stands beside the icon; sentences have the whole width. */
export const NoticeWords = styled.div`
  min-width: 0;
  ${media.belowSm} { display: contents; > :not(:first-child) { grid-column: 1 / -1; } }
`;

export const NoticeTitle = styled.p`
  font-weight: ${weight.bold};
  word-break: auto-phrase;
`;

const Body = styled.div`
  font-size: ${text[14]};
  line-height: ${leading[18]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  margin-top: ${space[8]};
`;

/**
 * Something to know about this page or this block, standing where it matters. Give `role="alert"` or `"status"` when it appears
 * by itself. Not for passing messages (Snackbar) and not for the errors of a form (ErrorSummary).
 */
export const Notice = ({ tone = 'info', title, icon, actions, children, ...divProps }: NoticeProps) => (
  <NoticeFrame data-tone={tone} {...divProps} $tone={tone}>
    <Icon of={icon ?? icons[tone]} />
    <NoticeWords>
      <NoticeTitle>{title}</NoticeTitle>
      {children && <Body>{children}</Body>}
      {actions && <Actions>{actions}</Actions>}
    </NoticeWords>
  </NoticeFrame>
);
