import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './catalogue.ts';
import { seenTexts } from './seenTexts.ts';

/** For Storybook and for stories as tests. */
export default defineConfig({ plugins: [react(), seenTexts(), catalogue()] });
