import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The service worker's own source, and what it is called; its name has no hash, so that browsers find the next one. */
export const WORKER = { source: 'web/parts/offline/worker/worker.ts', fileName: 'onsite-worker.js' } as const;

/** Any address under which the worker answers: the server names the scripts of the administrators' pages in it. */
const PAGE = '/admin/mypage_report/onsite';

/** The parts that a page without a line is made of; what they need comes with them. */
const PARTS = [
  'web/app/main.tsx',
  'web/app/App.tsx',
  'web/app/routes/adminArea.ts',
  'web/modules/inspections/office/onsite/pages.ts',
] as const;

const isFrom =
  (path: string) =>
  (output: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
    output.type === 'chunk' && output.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(path));

const withImports = (
  fileName: string,
  bundle: Rolldown.OutputBundle,
  found: Set<string> = new Set(),
): Set<string> => {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const name of chunk.imports) withImports(name, bundle, found);
  return found;
};

/** Tells the service worker which scripts of this build it is to keep. */
export const phoneWorker = (): Plugin => ({
  name: 'phone-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    const worker = bundle[WORKER.fileName];
    if (worker?.type !== 'chunk') throw new Error(`${WORKER.fileName} was not built`);
    const outputs = Object.values(bundle);
    const files = PARTS.flatMap((path) => {
      const output = outputs.find(isFrom(path));
      if (output === undefined) throw new Error(`no script has ${path}`);
      return [...withImports(output.fileName, bundle)];
    });
    const addresses = [...new Set(files)].toSorted().map((fileName) => `/${fileName}`);
    const build = createHash('sha256').update(addresses.join()).digest('hex').slice(0, 12);
    const shell = JSON.stringify({ build, page: PAGE, files: addresses });
    worker.code = worker.code.replaceAll('ONSITE_SHELL', shell);
  },
});
