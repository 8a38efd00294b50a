import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, leading, media, space, text } from '#ui-kit/tokens/index.ts';

export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  /** One line under the title. */
  context?: ReactNode;
  /** One line over the title: number, round. */
  over?: ReactNode;
  /** Status tags under the context. */
  tags?: ReactNode;
  /** At most two secondary controls; the primary act of the page, if any, is the last. */
  actions?: ReactNode;
  /** staff: 24 px. business: 28 px (24 on a phone). */
  rhythm?: 'staff' | 'business';
};

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
  margin-bottom: ${space[24]};
`;

const Words = styled.div`
  flex: 1 1 22rem;
  min-width: 0;
`;

const Title = styled.h1<{ $isBusiness: boolean }>`
  font-size: ${text[24]};
  line-height: ${leading[24]};
  ${media.md} {
    font-size: ${({ $isBusiness }) => ($isBusiness ? text[28] : text[24])};
    line-height: ${({ $isBusiness }) => ($isBusiness ? leading[28] : leading[24])};
  }
`;

const Line = styled.div`
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  text-wrap: pretty;
  word-break: auto-phrase;
`;

const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
`;

const Tags = styled(Cluster)`
  margin-top: ${space[8]};
`;

/** Why a button cannot be pressed stands under the row, so that the buttons are always in the same place. */
const wideActions = css`
  justify-content: flex-end;
  margin-left: auto;
  &:has(> [data-button-part] > [data-button-part='reason']) { flex: 0 1 auto; min-width: 24rem; }
  > [data-button-part='place'] { display: contents; }
  > [data-button-part] > [data-button-part='reason'] {
    order: 1;
    width: 0;
    min-width: 100%;
    text-align: right;
  }
`;

/** Full width, the primary button, which is the last, on top (LOOK "Phone"). */
const narrowActions = css`
  flex: 1 0 100%;
  flex-direction: column-reverse;
  align-items: stretch;
  > [data-button-part='place'] { display: grid; gap: ${space[4]}; }
`;

const Actions = styled(Cluster)`
  ${media.md} { ${wideActions} }
  ${media.belowMd} { ${narrowActions} }
  ${media.print} { display: none; }
`;

/** The head of a page: one h1, one line of context, at most three controls. No card around it; one a page. */
export const PageHeader = ({
  title,
  context,
  over,
  tags,
  actions,
  rhythm = 'staff',
  ...headerProps
}: PageHeaderProps) => (
  <Frame {...headerProps}>
    <Words>
      {over && <Line>{over}</Line>}
      <Title $isBusiness={rhythm === 'business'}>{title}</Title>
      {context && <Line>{context}</Line>}
      {tags && <Tags>{tags}</Tags>}
    </Words>
    {actions && <Actions>{actions}</Actions>}
  </Frame>
);
