import { createReadStream } from 'node:fs';
import type { FileScanner } from '#bff/core/fileScanner.ts';
import { isExecutableHead, TEST_SIGNATURE } from './inspect/threats.ts';

/**
 * The scanner without a service beside: programs by their first bytes and the scanners' test signature anywhere.
 * Structure (archives, macros) is `inspectContent`'s part.
 */
export const createSignatureScanner = (): FileScanner => ({
  scan: async (path) => {
    let carried = Buffer.alloc(0);
    let isFirst = true;
    for await (const chunk of createReadStream(path)) {
      const bytes: Buffer = chunk;
      if (isFirst && isExecutableHead(bytes)) return { isClean: false, threat: 'Executable' };
      isFirst = false;
      const window = Buffer.concat([carried, bytes]);
      if (window.includes(TEST_SIGNATURE)) return { isClean: false, threat: 'Test-Signature' };
      // The signature may lie across two chunks.
      carried = window.subarray(-TEST_SIGNATURE.length);
    }
    return { isClean: true };
  },
});
