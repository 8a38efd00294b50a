import { defineConfig } from 'vitest/config';
import { runReporters } from '../../scripts/check/runReport.ts';
import { chromiumArgs } from '../../scripts/lib/chromium.ts';
import { RUNS } from './runs.ts';
import { storyBrowser } from './storyBrowser.ts';
import { storiesProject } from './vitestProject.ts';

const { path } = await storyBrowser();

/** The plays of the stories, nothing else: `npx vitest run --config stories/.storybook/vitest.plays.ts <path>`. */
export default defineConfig({
  test: {
    reporters: runReporters(),
    projects: [storiesProject({ run: RUNS.plays, executablePath: path, args: chromiumArgs })],
  },
});
