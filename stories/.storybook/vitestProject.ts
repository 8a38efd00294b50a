import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { matching } from '../pictures/matching.ts';
import { partStories, picturedOf } from '../pictures/parts.ts';
import type { StoriesRun } from './runs.ts';

const fonts = fileURLToPath(new URL('./fonts.conf', import.meta.url));
const drawing = fileURLToPath(new URL('./drawing.ts', import.meta.url));
const unseen = fileURLToPath(new URL('./unseen.ts', import.meta.url));
const pictures = fileURLToPath(new URL('../pictures/setup.ts', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const configDir = fileURLToPath(new URL('.', import.meta.url));

type StoriesProjectOptions = {
  run: StoriesRun;
  /** The browser to start; Playwright's own when undefined. */
  executablePath?: string | undefined;
  args?: readonly string[];
  /** Whether this is the browser that has drawn stories/pictures. */
  arePicturesCompared?: boolean;
};

/** The vitest project that runs stories as tests: each renders, its play passes; where it is looked at, axe finds nothing. */
export const storiesProject = ({
  run: { without, isLookedAt },
  executablePath,
  args = [],
  arePicturesCompared = false,
}: StoriesProjectOptions): TestProjectInlineConfiguration => ({
  extends: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
  plugins: [storybookTest({ configDir, tags: { exclude: [...without] } })],
  // Found while the tests run, a dependency would reload the page and fail the story on it.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'styled-components',
      'lucide-react',
      'yaml',
      'final-form',
      'react-final-form',
      'pdfjs-dist',
      '@holiday-jp/holiday_jp',
      'storybook/theming',
      '@tanstack/react-query',
      'wouter',
      'wouter/use-browser-location',
      'regexparam',
      'i18next',
      'openapi-fetch',
      'ajv/dist/2020.js',
      'ajv-formats',
      'axe-core',
      'mockdate',
    ],
  },
  test: {
    name: 'stories',
    // One document per page for all files: React, the fonts and the preview are read once, not once per file.
    // Each story removes what it rendered; nothing else is shared (services, navigator and queries are made per story).
    isolate: false,
    // Two pages even on two cores: a story waits (for the mock, for a key press) about a third of its time.
    maxWorkers: Math.max(2, Math.min(4, availableParallelism() - 1)),
    // For a machine that has much else to do, and a walk through 71 pages: only a story that hangs waits so long.
    testTimeout: 1_800_000,
    env: isLookedAt ? {} : { VITE_AXE: 'off' },
    setupFiles: [drawing, unseen, ...(arePicturesCompared ? [pictures] : [])],
    provide: { picturedParts: partStories(root).flatMap(picturedOf) },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Still, as for people who ask for it: a play looks at what is there, not at how it fades in.
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [...args, '--font-render-hinting=none', '--disable-lcd-text'],
          env: { ...process.env, FONTCONFIG_FILE: fonts },
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: { toMatchScreenshot: matching },
      viewport: { width: 1280, height: 900 },
    },
  },
});
