import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;

export type MailAddressProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & { children: string };

/**
 * An e-mail address to read: it goes to the next line whole, and where no line is long enough, it breaks before its @.
 * Not in a grid, which clips (ClipText).
 */
export const MailAddress = ({ children, ...spanProps }: MailAddressProps) => {
  const at = Math.max(children.lastIndexOf('@'), 0);
  return (
    <Whole {...spanProps}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </Whole>
  );
};
