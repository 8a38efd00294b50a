import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { freePort } from '../../scripts/lib/freePort.ts';
import type { MeasuredGrid } from './grids.ts';

const here = import.meta.dirname;

export type BuiltPage = {
  readonly grid: MeasuredGrid;
  readonly files: ReadonlyMap<string, string>;
  readonly entry: string;
  /** Scripts without React, which all three stand on. */
  readonly gzipBytes: number;
};

/** React in a file of its own; all that one page loads besides in another. */
const groups = [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }];

const isScript = (output: Rolldown.RolldownOutput['output'][number]): output is Rolldown.OutputChunk =>
  output.type === 'chunk';

/** As `npm run build` builds the product, and all three alike. */
const buildPage = async (grid: MeasuredGrid): Promise<BuiltPage> => {
  const built = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, grid.source),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', codeSplitting: { groups } },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built as Rolldown.RolldownOutput]).flatMap(
    ({ output }) => output,
  );
  const scripts = outputs.filter(isScript);
  const weighed = scripts.filter(({ name }) => name !== 'react' && name !== 'rolldown-runtime');
  return {
    grid,
    files: new Map(scripts.map(({ fileName, code }) => [`/${fileName}`, code])),
    entry: scripts.find(({ isEntry }) => isEntry)?.fileName ?? '',
    gzipBytes: weighed.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
  };
};

export const buildPages = (grids: readonly MeasuredGrid[]): Promise<BuiltPage[]> =>
  Promise.all(grids.map(buildPage));

const pageOf = (entry: string): string =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><title>grid</title><body><div id="root"></div><script type="module" src="/${entry}"></script></body></html>`;

/** The pages on the loopback, each at a port of its own; nothing is kept by the browser. */
export const servePage = async ({ files, entry }: BuiltPage) => {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const code = files.get(pathname);
    const type = code === undefined ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
    response.writeHead(pathname === '/favicon.ico' ? 204 : 200, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
    });
    response.end(code ?? pageOf(entry));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
