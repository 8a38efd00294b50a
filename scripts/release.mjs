/** `npm run release`, in a folder of its own: install, generate, build, and keep of the packages what runs. */
import { buildWeb, generateToRun, install, isReleased, removeBuilders } from './lib/prepare.mjs';

if (!isReleased()) {
  await install('product');
  await generateToRun();
  await buildWeb({ isRelease: true });
  await removeBuilders();
}
