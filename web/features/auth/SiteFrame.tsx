import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BrandMark } from '#ui-kit/BrandMark/index.ts';
import { SkipLink } from '#ui-kit/SkipLink/index.ts';
import { border, color, leading, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';

const Head = styled.header`
  padding-inline: ${space[16]};
  border-top: ${size.edge} solid ${color.brandMark};
  border-bottom: ${border.normal};
  background: ${color.surface};
  ${media.md} { padding-inline: ${space[24]}; }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  max-width: ${size.pageMax};
  min-height: 3.75rem;
  margin-inline: auto;
  padding-block: ${space[8]};
  font-size: ${text[16]};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  word-break: auto-phrase;
  > svg { flex: none; }
`;

const Main = styled.main`
  max-width: ${size.pageMax};
  margin-inline: auto;
  padding: ${space[24]} ${space[16]} ${space[64]};
  ${media.md} { padding: ${space[64]} ${space[24]}; }
  &:focus { outline: none; }
`;

/** The frame of pages without a menu: brand and programme above, the page below. */
export const SiteFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <SkipLink />
    <Head>
      <Brand>
        <BrandMark width="32" height="32" />
        <span>{title}</span>
      </Brand>
    </Head>
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
  </>
);
