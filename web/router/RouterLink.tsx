import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { addressOf, resolve } from './place.ts';

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A press that asks for this window; the others (a new tab, a download) are the browser's own. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** An anchor to another page of the product, without a page load. */
export const RouterLink = ({ to, onClick, ...anchorProps }: RouterLinkProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const href = addressOf(resolve(to, location.pathname));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do: the address one is at already makes no second entry of the history.
    void navigate(to, { replace: href === addressOf(location) });
  };
  return <a {...anchorProps} href={href} onClick={handleClick} />;
};
