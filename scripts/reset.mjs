/** `npm run reset`: forget the embedded database, the stored files and the demo mailbox. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/prepare.mjs';

const dataDir = process.env.DATA_DIR ?? join(root, '.data');
rmSync(dataDir, { recursive: true, force: true });
console.log('データを消しました。npm start で、デモデータから始められます。');
