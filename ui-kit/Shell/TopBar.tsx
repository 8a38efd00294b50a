import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { border, color, layer, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { useShellMenu } from './shellContext.ts';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: ${space[8]};
  height: ${size.topbarHeight};
  padding: 0 ${space[8]};
  background: ${color.surface};
  border-bottom: ${border.normal};
  ${media.md} { padding: 0 ${space[16]}; }
  ${media.lg} { display: none; }
  ${media.print} { display: none; }
  & button { color: ${color.text}; }
`;

const Title = styled.p`
  flex: 1;
  min-width: 0;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${text[14]};
  font-weight: ${weight.bold};
  line-height: 1.35;
  font-feature-settings: 'palt';
  word-break: auto-phrase;
`;

/** The button that opens the drawer, for pages that draw their own bar. */
export const ShellMenuButton = () => {
  const { openMenu } = useShellMenu();
  return (
    <IconButton
      icon={Menu}
      iconSize={24}
      name={jaShell.shell.openMenu}
      aria-haspopup="dialog"
      onClick={openMenu}
    />
  );
};

/** The bar of small windows, 56 px. */
export const TopBar = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Bar>
    <ShellMenuButton />
    <Title>{title}</Title>
    {children}
  </Bar>
);
