import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { carryToken } from './carryToken.ts';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

const isInternal = (href: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

/**
 * A link inside the product, without a page load; carries the query parameter `token` along (spec 2).
 * ui-kit draws its links with it; give it to them as `as={Link}`. Addresses elsewhere become plain anchors.
 */
export const Link = ({ href, ...anchorProps }: LinkProps) => {
  const { search } = useLocation();
  return isInternal(href) && anchorProps.target === undefined ? (
    <RouterLink {...anchorProps} to={carryToken(href, search)} />
  ) : (
    <a {...anchorProps} href={href} />
  );
};
