import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** The web app: built into dist/web, which the server serves; in development beside the server (npm run dev). */
export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), compressedTwins()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // No inlined data: addresses, so that the content security policy needs no exception.
    assetsInlineLimit: 0,
    // Every browser of the target loads modules ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes rarely and every page needs it: a chunk of its own stays in the browser's cache.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // What a log-in page needs is one file (a group takes its dependencies along): on a phone's line three
            // requests are answered sooner than twenty.
            { name: 'front', test: /web[\\/]app[\\/](AuthApp|main)\.tsx$/, priority: 2 },
            // What the log-in form needs beyond that, again in one file; other forms stand on it too. Without the
            // parts of the ui-kit: pages without a form would load it for their sake.
            {
              name: 'form',
              test: /(node_modules[\\/](react-)?final-form|web[\\/]form[\\/](FormFrame|SmallForm|SendButton|TextInput|PasswordInput|useInput|controlId))/,
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
