import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BrandMark } from '#ui-kit/BrandMark/index.ts';
import { SkipLink } from '#ui-kit/SkipLink/index.ts';
import { border, color, leading, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';

/** Log-in pages are narrower than the pages of businesses (1040 of 1200 px), as drawn. */
const widths = { page: size.pageMax, login: '65rem' } as const;

type Width = keyof typeof widths;

const Head = styled.header`
  padding-inline: ${space[16]};
  border-top: ${size.edge} solid ${color.brandMark};
  border-bottom: ${border.normal};
  background: ${color.surface};
  ${media.md} { padding-inline: ${space[24]}; }
`;

const Brand = styled.div<{ $width: Width }>`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  max-width: ${({ $width }) => widths[$width]};
  min-height: ${size.rowFile};
  margin-inline: auto;
  padding-block: ${space[8]};
  font-size: ${text[16]};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  word-break: auto-phrase;
  > svg { flex: none; }
`;

const Main = styled.main`
  padding: ${space[24]} ${space[16]} ${space[64]};
  ${media.md} { padding: ${space[64]} ${space[24]}; }
  &:focus { outline: none; }
`;

const Inner = styled.div<{ $width: Width }>`
  max-width: ${({ $width }) => widths[$width]};
  margin-inline: auto;
`;

type SiteFrameProps = { title: string; width?: Width; children: ReactNode };

/** The frame of pages without a menu: brand and programme above, the page below. */
export const SiteFrame = ({ title, width = 'page', children }: SiteFrameProps) => (
  <>
    <SkipLink />
    <Head>
      <Brand $width={width}>
        <BrandMark width="32" height="32" />
        <span>{title}</span>
      </Brand>
    </Head>
    <Main id="main" tabIndex={-1}>
      <Inner $width={width}>{children}</Inner>
    </Main>
  </>
);
