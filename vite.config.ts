import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const serverPort = process.env.PORT ?? '3000';
const server = `http://127.0.0.1:${serverPort}`;

/** The web app: built into dist/web, which the server serves; in development beside the server (npm run dev). */
export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // No inlined data: addresses, so that the content security policy needs no exception.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // React changes rarely and every page needs it: a chunk of its own stays in the browser's cache.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/dev': { target: server, changeOrigin: false },
    },
  },
});
