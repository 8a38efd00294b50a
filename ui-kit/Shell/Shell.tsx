import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Drawer, type DrawerProps } from '#ui-kit/Drawer/index.ts';
import { SkipLink } from '#ui-kit/SkipLink/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { border, color, layer, media, size, space, windowFrom } from '#ui-kit/tokens/index.ts';
import { DrawerContent } from './DrawerContent.tsx';
import { ShellContext } from './shellContext.ts';
import type { ShellDrawerContent } from './shellTypes.ts';
import { TopBar } from './TopBar.tsx';

const Frame = styled.div`
  min-height: 100dvh;
  ${media.lg} {
    display: grid;
    grid-template-columns: ${size.drawerWidth} minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
  }
  ${media.print} { display: block; }
`;

const Permanent = styled.header`
  display: none;
  ${media.lg} {
    position: sticky;
    top: 0;
    z-index: ${layer.drawer};
    display: flex;
    flex-direction: column;
    height: 100dvh;
    background: ${color.surface};
    border-right: ${border.normal};
  }
  ${media.print} { display: none; }
`;

const Main = styled.main`
  min-width: 0;
  padding: ${space[24]} ${space[16]} ${space[64]};
  ${media.md} { padding: ${space[32]} ${space[24]} ${space[64]}; }
  ${media.wide} { padding-inline: ${space[32]}; }
  &[data-bottom='none'] { padding-bottom: 0; }
  &[data-padding='none'] { padding: 0; }
  &:focus { outline: none; }
  ${media.print} { padding: 0; }
`;

const mainId = 'main';

/** A window that grows to lg gets the permanent drawer; the temporary one must not stay over it. */
const useCloseAtLg = (close: () => void) => {
  useEffect(() => {
    const query = window.matchMedia(windowFrom.lg);
    const handleChange = () => {
      if (query.matches) close();
    };
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, [close]);
};

export type ShellProps = ShellDrawerContent & {
  /** The title in the top bar of small windows; the programme's title unless given. */
  topBarTitle?: string;
  /** Right end of the top bar: the bell. */
  topBarEnd?: ReactNode;
  /** The page draws its own bar on small windows, with ShellMenuButton (spec 2). */
  withoutToolbar?: boolean;
  /** The page ends at the edge of the window (spec 2). */
  withoutBottomPadding?: boolean;
  /** The page takes the whole room: a review desk. */
  withoutPadding?: boolean;
  children: ReactNode;
};

/** The drawer of small windows: open or not, and what closes it. */
const useMenuDrawer = () => {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { openMenu, closeMenu } = useMemo(
    () => ({ openMenu: () => setIsMenuOpen(true), closeMenu: () => setIsMenuOpen(false) }),
    [],
  );
  const control = useMemo(() => ({ openMenu }), [openMenu]);
  useCloseAtLg(closeMenu);
  // The page changes without a load, so the drawer has to go by itself once a place is chosen.
  const handleMenuClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a[href]') !== null) closeMenu();
  };
  return { isMenuOpen, control, closeMenu, handleMenuClick };
};

const MenuDrawer = (props: Pick<DrawerProps, 'isOpen' | 'onClose' | 'onClick' | 'children'>) => (
  <Drawer aria-label={jaShell.shell.mainMenu} closeLabel={jaShell.shell.closeMenu} {...props} />
);

/**
 * Menu and page: a permanent drawer of 256 px from lg, below it a top bar and a temporary drawer (spec 2).
 * On paper only the page stays.
 */
export const Shell = ({
  topBarTitle,
  topBarEnd,
  withoutToolbar = false,
  withoutBottomPadding = false,
  withoutPadding = false,
  children,
  ...content
}: ShellProps) => {
  const { isMenuOpen, control, closeMenu, handleMenuClick } = useMenuDrawer();
  return (
    <ShellContext value={control}>
      <SkipLink href={`#${mainId}`} />
      <Frame>
        <Permanent data-print="hidden">
          <DrawerContent {...content} />
        </Permanent>
        <div>
          {!withoutToolbar && <TopBar title={topBarTitle ?? content.title}>{topBarEnd}</TopBar>}
          <Main
            id={mainId}
            tabIndex={-1}
            data-bottom={withoutBottomPadding ? 'none' : undefined}
            data-padding={withoutPadding ? 'none' : undefined}
          >
            {children}
          </Main>
        </div>
      </Frame>
      <MenuDrawer isOpen={isMenuOpen} onClose={closeMenu} onClick={handleMenuClick}>
        <DrawerContent {...content} />
      </MenuDrawer>
    </ShellContext>
  );
};
