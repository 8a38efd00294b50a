import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { createContext, useContext, useMemo } from 'react';

/** What a link of the ui-kit needs from the router's link: an anchor with an `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Takes the place of the entry of the history that one is at: Back leaves the page, not the tab. */
  replace?: boolean;
};

export type LinkComponent = ComponentType<LinkComponentProps>;

type UiKitSettings = { linkComponent: LinkComponent | null; hasShortcuts: boolean };

const UiKitContext = createContext<UiKitSettings>({ linkComponent: null, hasShortcuts: true });

export type UiKitProviderProps = {
  /** Draws every link of the ui-kit; without it a link is a plain anchor, which loads the page anew. */
  linkComponent?: LinkComponent;
  /** False turns the one-letter keys (J, K, X, /) off, for people who dictate (WCAG 2.1.4). */
  hasShortcuts?: boolean;
  children: ReactNode;
};

/** Gives the ui-kit the two things it cannot know itself. Render it once, around the application. */
export const UiKitProvider = ({ linkComponent, hasShortcuts = true, children }: UiKitProviderProps) => {
  const settings = useMemo(
    () => ({ linkComponent: linkComponent ?? null, hasShortcuts }),
    [linkComponent, hasShortcuts],
  );
  return <UiKitContext value={settings}>{children}</UiKitContext>;
};

/** Whether one-letter keys may act now. */
export const useHasShortcuts = (): boolean => useContext(UiKitContext).hasShortcuts;

/** A link inside the product, drawn by the application's router. */
export const UiLink = ({ replace, ...anchorProps }: LinkComponentProps) => {
  const { linkComponent: Link } = useContext(UiKitContext);
  if (Link === null) return <a {...anchorProps} />;
  return <Link {...anchorProps} {...(replace === undefined ? {} : { replace })} />;
};
