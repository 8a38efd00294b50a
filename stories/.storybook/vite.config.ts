import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** For Storybook and for stories as tests. */
export default defineConfig({ plugins: [react()] });
