import { ChevronRight, ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { linkFor } from '#ui-kit/Button/linkFor.ts';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { color, media, size, space, weight } from '#ui-kit/tokens/index.ts';

/** inline: within a sentence. arrow: alone at the foot of a block. bare: names in grids and lists. */
export type TextLinkVariant = 'inline' | 'arrow' | 'bare';

type TextLinkOwnProps<As extends ElementType> = {
  /** The link to render. Without it: the router's link (UiKitProvider) inside the product, `a` elsewhere. */
  as?: As;
  href?: string;
  variant?: TextLinkVariant;
  icon?: IconShape;
  /** Opens in a new tab: says so with an icon and sets target and rel. */
  isExternal?: boolean;
  children: ReactNode;
};

export type TextLinkProps<As extends ElementType = 'a'> = TextLinkOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof TextLinkOwnProps<As>>;

const alone = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${space[24]};
  font-weight: ${weight.bold};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

/** A finger finds the way on; it leads nowhere on paper, where names stay. */
const way = css`
  ${media.coarse} { min-height: ${size.target}; }
  ${media.print} { display: none; }
`;

const withinText = css`
  > svg { margin-inline: ${space[2]}; vertical-align: -0.15em; }
`;

const Anchor = styled.a<{ $variant: TextLinkVariant }>`
  color: ${color.textLink};
  ${({ $variant }) => ($variant === 'inline' ? withinText : alone)}
  ${({ $variant }) => $variant === 'arrow' && way}
`;

/**
 * Leads to a place and names it: 「お知らせをすべて見る」.
 * Not for acts (Button) and never with words that name nothing (こちら、詳細).
 */
export const TextLink = <As extends ElementType = 'a'>({
  as,
  href,
  variant = 'inline',
  icon,
  isExternal,
  children,
  ...linkProps
}: TextLinkProps<As>) => {
  const link: ElementType = as ?? linkFor(href);
  const opening = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Anchor {...opening} href={href} {...linkProps} as={link} $variant={variant}>
      {icon && <Icon of={icon} size={16} />}
      <TextPart>{children}</TextPart>
      {isExternal && <Icon of={ExternalLink} size={16} />}
      {variant === 'arrow' && <Icon of={ChevronRight} size={16} />}
    </Anchor>
  );
};
