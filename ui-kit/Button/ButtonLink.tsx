import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle.ts';
import { linkFor } from './linkFor.ts';

type ButtonLinkOwnProps<As extends ElementType> = {
  /** The link to render. Without it: the router's link (UiKitProvider) inside the product, `a` elsewhere. */
  as?: As;
  href?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBlock?: boolean;
  icon?: IconShape;
  iconAfter?: IconShape;
  children: ReactNode;
};

export type ButtonLinkProps<As extends ElementType = 'a'> = ButtonLinkOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof ButtonLinkOwnProps<As>>;

const Face = styled.a<ButtonLook>`${buttonStyle}`;

/**
 * Goes to another page and looks like a button: the next step of a task, the way back.
 * Not for acts (Button) and not for places named inside text (TextLink).
 */
export const ButtonLink = <As extends ElementType = 'a'>({
  as,
  href,
  variant = 'plain',
  size = 'normal',
  isBlock,
  icon,
  iconAfter,
  children,
  ...linkProps
}: ButtonLinkProps<As>) => {
  const link: ElementType = as ?? linkFor(href);
  return (
    <Face href={href} {...linkProps} as={link} $variant={variant} $size={size} $isBlock={isBlock}>
      {icon && <Icon of={icon} />}
      <TextPart>{children}</TextPart>
      {iconAfter && <Icon of={iconAfter} />}
    </Face>
  );
};
