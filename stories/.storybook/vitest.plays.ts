import { defineConfig } from 'vitest/config';
import { runReporters } from '../../scripts/check/runReport.ts';
import { chromiumArgs } from '../../scripts/lib/chromium.ts';
import { RUNS } from './runs.ts';
import { storyBrowser } from './storyBrowser.ts';
import { storiesProject } from './vitestProject.ts';

// As the product is built: React for development writes down where each element was made, which is two fifths of a
// story's work. What it warns of is seen in the other run, and by the tests of screens.
process.env.NODE_ENV = 'production';

const { path } = await storyBrowser();

/** The plays of the stories, nothing else: `npx vitest run --config stories/.storybook/vitest.plays.ts <path>`. */
export default defineConfig({
  test: {
    reporters: runReporters(),
    projects: [storiesProject({ run: RUNS.plays, executablePath: path, args: chromiumArgs })],
  },
});
