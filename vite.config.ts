import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, normalizePath, type Plugin, type Rolldown } from 'vite';
import { phoneWorker, WORKER } from './scripts/offline/phoneWorker.ts';

const serverPort = process.env.PORT ?? '3000';
const server = `http://127.0.0.1:${serverPort}`;

const isText = (fileName: string): boolean => /\.(?:js|css|svg)$/.test(fileName);

/** The last tenth takes fourteen times as long as all before it: for a release, not for whoever waits for a first start. */
const brotliQuality = process.env.WEB_RELEASE === '1' ? constants.BROTLI_MAX_QUALITY : 9;

/** Puts a .br and a .gz beside every text file, so that the server compresses nothing at run time. */
const compressedTwins = (): Plugin => ({
  name: 'compressed-twins',
  apply: 'build',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const fileName of Object.keys(bundle).filter(isText)) {
      const path = join(dir, fileName);
      const content = readFileSync(path);
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      );
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});

/** The scripts that a chunk needs, and itself, by the names of their files. */
const scriptsOf = (
  fileName: string,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> => {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const name of chunk.imports) scriptsOf(name, bundle, found);
  return found;
};

/** What an address asks for at once (web/app/main.tsx), by the word that the server chooses it with. */
const SCRIPTS_AHEAD = [
  ['AuthApp', 'web/app/AuthApp.tsx'],
  ['App', 'web/app/App.tsx'],
  ['admin', 'web/app/shell/AdminShell.tsx'],
  ['user', 'web/app/shell/UserShell.tsx'],
  ['application', 'web/app/shell/ApplicationShell.tsx'],
] as const;

/**
 * Names the scripts of both applications behind the page in its head, and of the areas of the second. The server leaves those
 * of the application that an address asks for (bff/http/middleware/webApp.ts), so that they come in one go.
 */
const scriptsAhead = (): Plugin => ({
  name: 'scripts-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const tagsOf = (name: string, path: string): HtmlTagDescriptor[] => {
        const entry = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(path)),
        );
        return [...scriptsOf(entry?.fileName ?? '', bundle)]
          .filter((fileName) => !page.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, 'data-app': name },
            injectTo: 'head',
          }));
      };
      return SCRIPTS_AHEAD.flatMap(([name, path]) => tagsOf(name, path));
    },
  },
});

/** The library of forms and what stands on it, which lists do without; its words are read by other pages, too. */
const FORM =
  /node_modules[\\/](@babel|(react-)?final-form)[\\/]|web[\\/]parts[\\/]form[\\/](?!.*\.words\.ts)/;

/** The scripts of lists, by the pages that need them: in files of their own, their modules would weigh more. */
const LISTS = [
  // What an address says of any list, and what one is asked by. The fields of a range come with a press.
  {
    name: 'listState',
    test: /web[\\/]parts[\\/]list[\\/](conditions[\\/](?!AmountFields|DayFields)|(listAddress|useListAddress|useListState|useSearchDraft|describeList|listWords|useList)\.)/,
  },
  // What draws it; the list of my pages draws itself.
  { name: 'list', test: /web[\\/]parts[\\/]list[\\/](ListPage|RecordList|SaveList)\./ },
].map((group) => ({ ...group, includeDependenciesRecursively: false, priority: 2 }));

/** The modules that a module stands on, itself among them; not what it loads later. */
const standsOn = (
  id: string,
  context: Rolldown.ChunkingContext,
  found = new Set<string>(),
): ReadonlySet<string> => {
  if (found.has(id)) return found;
  found.add(id);
  // A copy: the bundler fills the same list again for the next module that it is asked for.
  for (const imported of [...(context.getModuleInfo(id)?.importedIds ?? [])])
    standsOn(imported, context, found);
  return found;
};

/** What the applications begin with, and the file of what they share with pages. */
const STARTS = [
  ['front', 'web/app/main.tsx'],
  ['front', 'web/app/AuthApp.tsx'],
  ['app', 'web/app/App.tsx'],
] as const;

/**
 * Tells in which file stands what a start shares with pages: the log-in page gets nothing of the pages behind it, and
 * lists nothing of its form.
 */
const sharedFile = (): Rolldown.CodeSplittingNameFunction => {
  let starts: { readonly file: string; readonly ids: ReadonlySet<string> }[] | undefined;
  return (id, context) => {
    starts ??= STARTS.map(([file, path]) => ({
      file,
      ids: standsOn(normalizePath(join(import.meta.dirname, path)), context),
    }));
    const file = starts.find(({ ids }) => ids.has(id))?.file;
    return file === 'front' && FORM.test(id) ? 'form' : file;
  };
};

/** What the first script has brought already: a page that is loaded later need not name it again. */
const BROUGHT = /^assets[\\/](rolldown-runtime|react|front|i18n|index|app|App|parts|statusOf|adminPaths)-/;

/** What a script that is loaded on demand stands on, to be asked for at once with it. */
const asksFor = (
  _file: string,
  deps: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html' || /(^|[\\/])index-/.test(hostId) ? deps : deps.filter((dep) => !BROUGHT.test(dep));

/** The web app: built into dist/web, which the server serves; in development beside the server (npm run dev). */
export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), scriptsAhead(), phoneWorker(), compressedTwins()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // No inlined data: addresses, so that the content security policy needs no exception.
    assetsInlineLimit: 0,
    // Every browser of the target loads modules ahead by itself.
    modulePreload: { polyfill: false, resolveDependencies: asksFor },
    rolldownOptions: {
      // A page carries the names that it shows, not the files of rules/words that they stand in.
      optimization: { inlineConst: true },
      input: { index: 'web/index.html', worker: WORKER.source },
      output: {
        // The service worker has one name for good.
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER.fileName : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // React changes rarely and every page needs it: a chunk of its own stays in the browser's cache.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|preload-helper/,
              priority: 3,
            },
            {
              name: sharedFile(),
              debugName: 'shared',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            ...LISTS,
            // What most pages show: in files of their own these parts would be forty requests, and weigh more.
            {
              name: (id) => (FORM.test(id) ? undefined : 'parts'),
              debugName: 'parts',
              minShareCount: 52,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api/': { target: server, changeOrigin: false },
      '/dev': { target: server, changeOrigin: false },
    },
  },
});
