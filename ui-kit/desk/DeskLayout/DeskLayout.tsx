import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { border, color, media, shadow, size, space } from '#ui-kit/tokens/index.ts';
import { leaveFootRoom } from '#ui-kit/topLayer/index.ts';
import { JumpBar } from './JumpBar.tsx';

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  ${media.lg} { grid-template-rows: auto minmax(0, 1fr); height: 100dvh; }
  ${media.print} { display: block; height: auto; }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[16]};
  background: ${color.surface};
  border-bottom: ${border.normal};
  ${media.lg} { padding-inline: ${space[24]}; }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${size.panelWidth};
    grid-template-rows: minmax(0, 1fr);
    /* Answers, file and panel side by side: 392, 438 and 352 px in a window of 1440. */
    &[data-columns='3'] { grid-template-columns: minmax(0, 9fr) minmax(0, 10fr) minmax(0, 8fr); }
  }
  ${media.print} { display: block; }
`;

/* Anchors stop below the top bar and the jump bar. */
const File = styled.section`
  min-width: 0;
  min-height: 0;
  scroll-margin-top: calc(${size.topbarHeight} + ${size.target});
  background: ${color.surfaceSunken};
  &:focus { outline: none; }
`;

const Answers = styled(File)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  background: ${color.surface};
  border-bottom: ${border.normal};
  ${media.lg} { border-right: ${border.normal}; border-bottom: 0; }
`;

const AnswersHead = styled.div`
  padding: ${space[8]} ${space[16]};
  border-bottom: ${border.normal};
`;

const AnswersScroll = styled.div`
  padding: ${space[16]};
  ${media.lg} { overflow-y: auto; overscroll-behavior: contain; }
`;

/** Pages of the desk that hold no file scroll in its place, on the pale ground of other pages. */
const Page = styled(File)`
  padding: ${space[16]};
  background: ${color.canvas};
  ${media.lg} { overflow-y: auto; padding: ${space[24]}; overscroll-behavior: contain; }
`;

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  scroll-margin-top: calc(${size.topbarHeight} + ${size.target});
  background: ${color.surface};
  border-top: ${border.normal};
  &:focus { outline: none; }
  ${media.lg} { border-top: 0; border-left: ${border.normal}; }
`;

const PanelTabs = styled.div`
  padding-inline: ${space[16]};
`;

const PanelScroll = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[32]};
  flex: 1;
  min-height: 0;
  padding: ${space[16]} ${space[16]} ${space[24]};
  & > [id] { scroll-margin-top: calc(${size.topbarHeight} + ${size.target}); }
  ${media.lg} { overflow-y: auto; padding-inline: ${space[24]}; overscroll-behavior: contain; }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  background: ${color.surface};
  box-shadow: ${shadow.sticky};
  ${media.lg} { padding-inline: ${space[24]}; }
  ${media.print} { display: none; }
`;

export type DeskLayoutProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** Where one is, what lies on the desk, until when. */
  head: ReactNode;
  /** What was answered, beside the file; its head stays while the rest scrolls. */
  answers?: { head: ReactNode; body: ReactNode };
  /** A FileViewer. */
  file?: ReactNode;
  /** In place of answers and file: another page of the record. */
  page?: ReactNode;
  /** Tabs over the panel. */
  panelTabs?: ReactNode;
  /** Facts → checklist → findings → history. */
  panel: ReactNode;
  /** The decisions, with the reason when one is not possible. */
  foot: ReactNode;
  /** Beside 確認 in the jump bar: 5/7. */
  checkCount?: string;
  findingCount?: number;
  /** The id of the first finding, for the jump bar. */
  findingsId?: string;
};

/**
 * The desk of a review: the file left, the panel right, and before them the answers where there are some; each
 * scrolls alone in the height of the window; below lg one after the other, with a bar that jumps between them. Put it in a Shell `withoutPadding`.
 */
export const DeskLayout = (props: DeskLayoutProps) => {
  const { head, answers, file, page, panelTabs, panel, foot, ...rest } = props;
  const { checkCount, findingCount = 0, findingsId, ...native } = rest;
  return (
    <Desk {...native}>
      <Head>{head}</Head>
      {findingsId !== undefined && (
        <JumpBar hasAnswers={answers !== undefined} {...{ checkCount, findingCount, findingsId }} />
      )}
      <Body data-columns={answers === undefined ? 2 : 3}>
        {answers !== undefined && (
          <Answers id="desk-answers" aria-label={jaGrid.desk.answers} tabIndex={-1}>
            <AnswersHead>{answers.head}</AnswersHead>
            <AnswersScroll>{answers.body}</AnswersScroll>
          </Answers>
        )}
        {page === undefined ? (
          <File id="desk-file" aria-label={jaGrid.desk.file} tabIndex={-1}>
            {file}
          </File>
        ) : (
          <Page id="desk-page" aria-label={jaGrid.desk.page} tabIndex={-1}>
            {page}
          </Page>
        )}
        <Panel id="desk-panel" aria-label={jaGrid.desk.panel} tabIndex={-1}>
          {panelTabs !== undefined && <PanelTabs>{panelTabs}</PanelTabs>}
          <PanelScroll>{panel}</PanelScroll>
          <Foot ref={leaveFootRoom} data-print="hidden">
            {foot}
          </Foot>
        </Panel>
      </Body>
    </Desk>
  );
};
