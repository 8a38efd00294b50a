import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { storiesProject } from './vitestProject.ts';

/** Every story as a test: `npx vitest run --config stories/.storybook/vitest.config.ts <path>`. */
export default defineConfig({
  test: { projects: [storiesProject({ executablePath: await chromiumPath(), args: chromiumArgs })] },
});
