import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink } from 'wouter';
import { addressOf, partsOf } from '#web/parts/router/place.ts';
import { usePlace } from '#web/parts/router/shown.ts';
import { authRouteOf } from './authRoute.ts';
import { carryToken } from './carryToken.ts';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Makes no entry of the history. */
  replace?: boolean;
};

const isElsewhere = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

/** The pages in front of the log-in boundary are another application: they need a page load. */
const isAuthPage = (href: string): boolean => authRouteOf(href.split(/[?#]/, 1)[0] ?? href) !== null;

/**
 * A link inside the product, without a page load; carries the query parameter `token` along (spec 2).
 * ui-kit draws its links with it; give it to them as `as={Link}`. Addresses elsewhere become plain anchors.
 */
export const Link = ({ href, replace = false, ...anchorProps }: LinkProps) => {
  const place = usePlace();
  if (isElsewhere(href)) return <a {...anchorProps} href={href} />;
  const to = carryToken(href, place.search);
  if (isAuthPage(href) || anchorProps.target !== undefined) return <a {...anchorProps} href={to} />;
  const address = addressOf(partsOf(to, place.pathname));
  // As browsers do: the address one is at already makes no second entry of the history.
  return <RouterLink {...anchorProps} href={address} replace={replace || address === addressOf(place)} />;
};
