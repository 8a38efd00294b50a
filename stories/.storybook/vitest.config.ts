import { defineConfig } from 'vitest/config';
import { chromiumArgs } from '../../scripts/lib/chromium.ts';
import { runReporters } from '../../scripts/lib/runReport.ts';
import { accessibilityReport } from '../accessibility/accessibilityReport.ts';
import { storyBrowserPath } from './storyBrowser.ts';
import { storiesProject } from './vitestProject.ts';

/** Every story as a test: `npx vitest run --config stories/.storybook/vitest.config.ts <path>`. */
export default defineConfig({
  test: {
    reporters: [...runReporters(), accessibilityReport],
    projects: [storiesProject({ executablePath: await storyBrowserPath(), args: chromiumArgs })],
  },
});
