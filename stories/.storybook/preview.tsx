import '@fontsource-variable/noto-sans-jp';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { breakpointPx, GlobalStyle } from '#ui-kit/tokens/index.ts';
import { DocsPage } from '../docs/DocsPage.tsx';
import { beginStory, failOnFaults } from '../storyFaults.ts';
import { atStoryBegin, atStoryEnd } from '../storyMoments.ts';
import { STORY_NOW } from '../storyNow.ts';
import { globalTypes, initialGlobals } from '../view/toolbar.ts';
import { ViewFrame } from '../view/ViewFrame.tsx';
import { theme } from './theme.ts';

// Line breaks by phrase (`word-break: auto-phrase`) and screen readers need the language of the page.
document.documentElement.lang = 'ja';

// Pages are loaded when they are first shown, and what nobody uses first when the browser rests; on a busy machine
// that takes longer than the second of findBy…. Only a story that fails waits so long.
configure({
  asyncUtilTimeout: 75_000,
  // A query that finds nothing yet would write the whole page into its error, several times a second until it does.
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** What Storybook keeps for itself in the same storage. */
const isStorybooks = (key: string): boolean => /^@?storybook/.test(key);

/** A draft that one story leaves in the browser must not be found by the next. */
const forgetDrafts = () => {
  for (const key of Object.keys(localStorage)) if (!isStorybooks(key)) localStorage.removeItem(key);
};

/** Only Date stands still: timers run, so that pages load and plays wait as they do in the product. */
const stopClock = () => {
  MockDate.set(STORY_NOW);
  return () => MockDate.reset();
};

const viewport = (name: string, widthPx: number, heightPx: number) => ({
  name,
  styles: { width: `${widthPx}px`, height: `${heightPx}px` },
});

/** The address of a screen; null for a part. */
const pathOf = ({ path }: Readonly<Record<string, unknown>>): string | null =>
  typeof path === 'string' ? path : null;

const preview: Preview = {
  globalTypes,
  initialGlobals,
  beforeEach: ({ id }) => {
    forgetDrafts();
    beginStory(id);
    atStoryBegin();
    return stopClock();
  },
  afterEach: async ({ id, canvasElement }) => {
    failOnFaults();
    await atStoryEnd({ id, canvasElement });
  },
  parameters: {
    // Passes are not reported node by node: describing each of them costs more than finding it.
    a11y: {
      test: import.meta.env.VITE_AXE === 'off' ? 'off' : 'error',
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    layout: 'padded',
    controls: { sort: 'requiredFirst' },
    docs: { theme, page: DocsPage },
    options: { storySort: { order: ['はじめに', '画面の一覧', '土台', 'ui-kit', '画面'] } },
    viewport: {
      options: {
        phone: viewport('電話 360', 360, 740),
        tablet: viewport(`タブレット ${breakpointPx.md}`, breakpointPx.md, 1024),
        narrow: viewport(`せまい画面 ${breakpointPx.lg - 1}（メニューを畳む）`, breakpointPx.lg - 1, 900),
        wide: viewport(`広い画面 ${breakpointPx.lg}（メニューが並ぶ）`, breakpointPx.lg, 900),
        desktop: viewport(`画面 ${breakpointPx.wide}`, breakpointPx.wide, 900),
      },
    },
  },
  decorators: [
    (Story, { args, globals }) => (
      <>
        <GlobalStyle />
        <ViewFrame globals={globals} path={pathOf(args)}>
          <Story />
        </ViewFrame>
      </>
    ),
  ],
  tags: ['autodocs'],
};

export default preview;
