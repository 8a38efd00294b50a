import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { type HeadingLevel, SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { border, color, media, radius, size, space } from '#ui-kit/tokens/index.ts';

/**
 * plain: most. attention: the business's turn. danger: stopped, once a page. next: 次にすること, once a page.
 * later: not open yet.
 */
export type CardEdge = 'plain' | 'attention' | 'danger' | 'next' | 'later';

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode;
  headingLevel?: HeadingLevel;
  /** At the right of the title: tags, a count, a link. */
  aside?: ReactNode;
  /** Links or buttons under a line at the foot. */
  foot?: ReactNode;
  edge?: CardEdge;
  /** normal: 24 px (16 on a phone). roomy: 32 px, one-subject cards of forms. none: the content brings its own. */
  padding?: 'normal' | 'roomy' | 'none';
  /** The body reaches the edges, the head and the foot keep their padding: for a DataGrid with `frame="none"`. */
  isFlush?: boolean;
};

const edges: Record<CardEdge, ReturnType<typeof css>> = {
  plain: css``,
  attention: css`border-color: ${color.toneWarningMark};`,
  danger: css`border-color: ${color.lineError};`,
  next: css`border-color: ${color.lineBrand}; border-top: ${size.edge} solid ${color.brandMark};`,
  later: css`background: transparent;`,
};

const paddings = {
  none: css`--card-x: 0; --card-y: 0;`,
  normal: css`
    --card-x: ${space[16]};
    --card-y: ${space[16]};
    ${media.md} { --card-x: ${space[24]}; --card-y: ${space[24]}; }
  `,
  roomy: css`
    --card-x: ${space[16]};
    --card-y: ${space[24]};
    ${media.md} { --card-x: ${space[32]}; --card-y: ${space[32]}; }
  `,
} as const;

const Frame = styled.section<{ $edge: CardEdge; $padding: keyof typeof paddings; $isFlush: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  ${({ $edge }) => edges[$edge]}
  ${({ $padding }) => paddings[$padding]}
  /* A card stays whole on paper; a list in one goes on on the next page, under its heading. */
  ${media.print} { break-inside: ${({ $isFlush }) => ($isFlush ? 'auto' : 'avoid')}; }
`;

const Head = styled.div`
  padding: ${space[16]} var(--card-x) 0;
`;

const paddedBody = css<{ $hasHead: boolean }>`
  padding: ${({ $hasHead }) => ($hasHead ? space[12] : 'var(--card-y)')} var(--card-x) var(--card-y);
`;

/** Its first and last corners are those of the card, inside its line. */
const flushBody = css<{ $hasHead: boolean }>`
  --inner-radius: calc(${radius[8]} - ${size.hair});
  margin-top: ${({ $hasHead }) => ($hasHead ? space[12] : 0)};
  overflow: clip;
  &:first-child { border-top-left-radius: var(--inner-radius); border-top-right-radius: var(--inner-radius); }
  &:last-child { border-bottom-left-radius: var(--inner-radius); border-bottom-right-radius: var(--inner-radius); }
`;

const Body = styled.div<{ $hasHead: boolean; $isFlush: boolean }>`
  ${({ $isFlush }) => ($isFlush ? flushBody : paddedBody)}
`;

const Foot = styled.div`
  margin-top: auto;
  padding: ${space[12]} var(--card-x);
  border-top: ${border.normal};
`;

/**
 * One subject on a white ground with a thin edge; with a title it is a named section.
 * Not around page headers, not inside another card, never with a shadow.
 */
export const Card = ({
  title,
  headingLevel = 2,
  aside,
  foot,
  edge = 'plain',
  padding = 'normal',
  isFlush = false,
  children,
  ...sectionProps
}: CardProps) => {
  const titleId = useId();
  const hasHead = title !== undefined;
  return (
    <Frame
      as={hasHead ? 'section' : 'div'}
      aria-labelledby={hasHead ? titleId : undefined}
      data-edge={edge}
      {...sectionProps}
      $edge={edge}
      $padding={padding}
      $isFlush={isFlush}
    >
      {hasHead && (
        <Head>
          <SectionHeading id={titleId} level={headingLevel} look={3} aside={aside}>
            {title}
          </SectionHeading>
        </Head>
      )}
      {children !== undefined && (
        <Body $hasHead={hasHead} $isFlush={isFlush}>
          {children}
        </Body>
      )}
      {foot && <Foot>{foot}</Foot>}
    </Frame>
  );
};
