import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { phoneWorker, WORKER } from './scripts/offline/phoneWorker.ts';
import { slimFetch } from './scripts/slim/slimFetch.ts';
import { slimI18next } from './scripts/slim/slimI18next.ts';
import { slimIcons } from './scripts/slim/slimIcons.ts';
import { enumMembers, slimQueries, withoutStandIns } from './scripts/slim/slimLibraries.ts';
import { slimStyles, withoutPrefixes } from './scripts/slim/slimStyles.ts';

const serverPort = process.env.PORT ?? '3000';
const server = `http://127.0.0.1:${serverPort}`;

const isText = (fileName: string): boolean => /\.(?:js|css|svg)$/.test(fileName);

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
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
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
  ['admin', 'web/app/AppShell/AdminShell.tsx'],
  ['user', 'web/app/AppShell/UserShell.tsx'],
  ['application', 'web/app/AppShell/ApplicationShell.tsx'],
] as const;

/**
 * Names the scripts of both applications behind the page in its head, and of the areas of the second. The server leaves those
 * of the application that an address asks for (bff/middleware/webApp.ts), so that they come in one go.
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

/** The first script, and the parts that the log-in shares with the pages behind it. */
const FRONT = new RegExp(
  [
    'web/app/main\\.tsx',
    'web/text/(frontFormat|programmeTitle)\\.ts',
    'web/navigation/carryToken\\.ts',
    'web/api/generated/enums/DomainType\\.ts',
    'icons/(chevron-down|clock|eye|eye-off|mail|phone)\\.mjs',
    'ui-kit/(BrandMark|Field|IconButton|Layout|Notice|SectionHeading|Skeleton|SkipLink|Snackbar|StatusTag|Text|TextField)/(?!useDraft|Columns)\\w+\\.tsx?',
  ]
    .map((path) => `/${path}$`)
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Files that the server and this build ask for by name, and those that most pages share. */
const NAMED = /^(react|front|app|AuthApp|rolldown-runtime|\w+Area|parts|list|form|fields|bits|icons|dialog)$/;

/** The web app: built into dist/web, which the server serves; in development beside the server (npm run dev). */
export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    slimI18next(),
    slimFetch(),
    slimQueries(),
    slimIcons(),
    slimStyles(),
    withoutPrefixes(),
    withoutStandIns(),
    enumMembers(),
    scriptsAhead(),
    phoneWorker(),
    compressedTwins(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // No inlined data: addresses, so that the content security policy needs no exception.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser of the target loads modules ahead by itself.
      polyfill: false,
      // The server names what the two applications need; whoever asks for a page has it already.
      resolveDependencies: (file, scripts) =>
        /[\\/](app|AuthApp|(admin|user|application)Area)-[\w-]+\.js$/.test(file)
          ? []
          : scripts.filter((script) => !/[\\/](app|front|react|rolldown-runtime)-[\w-]+\.js$/.test(script)),
    },
    rolldownOptions: {
      input: { index: 'web/index.html', worker: WORKER.source },
      // Modules of ours do nothing but export: who takes one tag of a folder does not get the others.
      treeshake: {
        moduleSideEffects: [
          { test: /web[\\/](app[\\/]main\.tsx|phone[\\/]worker[\\/]worker\.ts)$/, sideEffects: true },
          { test: /^(?!.*node_modules).*[\\/](web|ui-kit|rules)[\\/].*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        // Each area names the three hundred files of its pages: without their words every first page is 1.3 kB less.
        // `bench/weights` tells which is which by the manifest; those of the groups and of the areas keep their names.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.replaceAll('\\', '/').endsWith(WORKER.source)
            ? WORKER.fileName
            : 'assets/[name]-[hash].js',
        chunkFileNames: ({ name }) => (NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        codeSplitting: {
          groups: [
            // React changes rarely and every page needs it: a chunk of its own stays in the browser's cache.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
            // What every page needs, the log-in too, is one file (a group takes its dependencies along): on a phone's
            // line three requests are answered sooner than twenty.
            { name: 'front', test: FRONT, priority: 8 },
            // What every page behind the log-in needs: router, queries, texts, the shell.
            {
              name: 'app',
              test: /web[\\/](app[\\/](App|AppShell[\\/]AppShell)|text[\\/]i18n)\.tsx?$/,
              priority: 7,
            },
            // The library of forms and what stands on it directly, as on the log-in page.
            {
              name: 'form',
              test: /node_modules[\\/](@babel|(react-)?final-form)[\\/]|web[\\/]form[\\/](FormFrame|SmallForm|SendButton|TextInput|PasswordInput|useInput|useKnownField|controlId|rowErrors|values)|ui-kit[\\/]PasswordField[\\/]/,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // Most dialogs come ahead of a press; a page that opens with none does not wait for one.
            {
              name: 'dialog',
              test: /ui-kit[\\/]Dialog[\\/]/,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // What pages share, by how many do: in files of their own these parts would be forty requests, and weigh
            // more. Whatever a part stands on is shared at least as often, so that no two files need each other.
            {
              name: 'parts',
              test: /[\\/](web|ui-kit|rules)[\\/]|lucide-react/,
              includeDependenciesRecursively: false,
              minShareCount: 52,
              priority: 5,
            },
            // Small things of lists, desks and long forms alike.
            {
              name: 'bits',
              test: /ui-kit[\\/](ClipText|Count|EmptyState|Facts|Kbd|Popover|TextLink|tableRoles)[\\/]/,
              includeDependenciesRecursively: false,
              minShareCount: 6,
              priority: 4,
            },
            {
              name: 'icons',
              test: /lucide-react/,
              includeDependenciesRecursively: false,
              minShareCount: 10,
              priority: 4,
            },
            // What can be filled in, in forms and elsewhere; what all lists share; what all forms of records do.
            {
              name: 'fields',
              test: /ui-kit[\\/](DateField|MoneyField|RadioGroup|Select|TextArea|ErrorSummary)[\\/]/,
              priority: 3,
            },
            // Lists and long forms have a bar at the foot; neither takes the other's parts along for it.
            { name: 'foot', test: /topLayer[\\/]leaveFootRoom\.ts$/, priority: 3 },
            {
              name: 'list',
              test: /web[\\/]list[\\/](ListPage|ListTools|RecordList|useListState)\.tsx?$/,
              priority: 2,
            },
            // What every step of an application opens with.
            {
              name: 'step',
              test: /applicant[\\/]step[\\/](StepPage|FieldsStep|StepSections|StepForm|StepHead|ChoiceAnswer|TextAnswer|Answer|Control|Autosave|StepErrors|TakeStored|useAnswer)\.tsx?$/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: 'form-text', test: /[\\/](formText\.ts|ja[\\/]form\.json)$/, priority: 2 },
            // The question of two windows (ConflictChoice) is asked beside forms of records too, without the rest of them.
            {
              name: 'record',
              test: /web[\\/]form[\\/](RecordForm|inputs)\.tsx$/,
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
      // Not the modules of web/api, which the development server serves under the same path.
      '^/api/(?!.*\\.tsx?(?:\\?|$))': { target: server, changeOrigin: false },
      '/dev': { target: server, changeOrigin: false },
    },
  },
});
