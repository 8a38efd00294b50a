/**
 * `npm run audit:key`: a new key for the anchors of the audit trail. The key of before signs it, and it signs the one of
 * before; both are kept beside AUDIT_KEY_FILE, so that the anchors of before stay good. Stop the processes first.
 */
import { join } from 'node:path';
import { fingerprintOf } from '#bff/core/audit/auditAnchor.ts';
import { readCommandConfig } from '#bff/core/config.ts';
import { replaceAnchorKey } from '#bff/platform/files/anchorKey.ts';

const { auditKeyFile, dataDir } = readCommandConfig(process.env);
const publicKey = await replaceAnchorKey(auditKeyFile ?? join(dataDir, 'auditKey.pem'), new Date());
console.log(`fingerprint: ${fingerprintOf(publicKey)}`);
