import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { color, font, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

/** Stays in sight while the states are moved sideways. */
export const PageName = styled.th`
  && {
    position: sticky;
    left: 0;
    min-width: 13rem;
    background: ${color.surface};
  }
`;

export const Address = styled.code`
  display: block;
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${text[12]};
  font-weight: ${weight.regular};
`;

export const Centre = styled.td`
  && { text-align: center; white-space: nowrap; }
`;

type SeeProps = {
  /** A place of the catalogue. */
  href: string;
  /** What is seen there, where the word alone does not say so. */
  label?: string;
  children: ReactNode;
};

export const See = ({ href, label, children }: SeeProps) => (
  <TextLink href={href} target="_top" aria-label={label}>
    {children}
  </TextLink>
);

/** Where there is no picture, why. */
export const NotHere = ({ reason }: { reason: string }) => (
  <span title={reason}>
    <span aria-hidden>—</span>
    <VisuallyHidden>{reason}</VisuallyHidden>
  </span>
);
