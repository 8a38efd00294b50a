/** `npm run modules`: draws the modules of the server, as they import one another, into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawModules, putDrawing } from './modules/drawModules.ts';
import { importsBetween } from './modules/importsBetween.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/architecture.md');

writeFileSync(page, putDrawing(readFileSync(page, 'utf8'), drawModules(importsBetween(root))));
console.log('docs/architecture.md: the drawing is that of the code');
