import { defineConfig } from 'vitest/config';
import { runReporters } from '../../scripts/check/runReport.ts';
import { chromiumArgs } from '../../scripts/lib/chromium.ts';
import { accessibilityReport } from '../accessibility/accessibilityReport.ts';
import { picturesReport } from '../pictures/picturesReport.ts';
import { REASONS } from '../pictures/reasons.ts';
import { RUNS } from './runs.ts';
import { storyBrowser } from './storyBrowser.ts';
import { storiesProject } from './vitestProject.ts';

const { path, reason } = await storyBrowser();
const notes = reason === null ? [] : [`Pictures were not compared: ${REASONS[reason].said}.`];

/** Every story as a test: `npx vitest run --config stories/.storybook/vitest.config.ts <path>`. */
export default defineConfig({
  test: {
    reporters: [...runReporters(notes), picturesReport(reason), accessibilityReport],
    // What was not there before is shown beside what has changed; `npm run pictures:accept` takes both.
    update: 'none',
    attachmentsDir: 'dist/attachments',
    projects: [
      storiesProject({
        run: RUNS.stories,
        executablePath: path,
        args: chromiumArgs,
        arePicturesCompared: reason === null,
      }),
    ],
  },
});
