import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { skipText } from '#ui-kit/text/ja.ts';
import { color, layer, radius, shadow, space, weight } from '#ui-kit/tokens/index.ts';

/** `href` names the main part, which needs `tabIndex={-1}`. */
export type SkipLinkProps = ComponentPropsWithRef<'a'>;

const Anchor = styled.a`
  position: fixed;
  top: ${space[16]};
  left: ${space[16]};
  z-index: ${layer.skipLink};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius[6]};
  background: ${color.surface};
  box-shadow: ${shadow.menu};
  font-weight: ${weight.bold};
  &:not(:focus) { clip-path: inset(50%); pointer-events: none; }
`;

/** The first stop of the Tab key: past the menu, to the main part. One a page, in the shell. */
export const SkipLink = ({ href = '#main', children = skipText.toMain, ...anchorProps }: SkipLinkProps) => (
  <Anchor data-print="hidden" {...anchorProps} href={href}>
    {children}
  </Anchor>
);
