import { defineConfig } from 'vitest/config';
import { chromiumArgs } from '../../scripts/lib/chromium.ts';
import { runReporters } from '../../scripts/lib/runReport.ts';
import { accessibilityReport } from '../accessibility/accessibilityReport.ts';
import { picturesPage } from '../pictures/picturesPage.ts';
import { storyBrowser } from './storyBrowser.ts';
import { storiesProject } from './vitestProject.ts';

const { path, otherThanPinned } = await storyBrowser();

/** Every story as a test: `npx vitest run --config stories/.storybook/vitest.config.ts <path>`. */
export default defineConfig({
  test: {
    reporters: [...runReporters(), picturesPage(otherThanPinned), accessibilityReport],
    // What was not there before is shown beside what has changed; `npm run pictures:accept` takes both.
    update: 'none',
    attachmentsDir: 'dist/attachments',
    projects: [
      storiesProject({
        executablePath: path,
        args: chromiumArgs,
        arePicturesCompared: otherThanPinned === null,
      }),
    ],
  },
});
