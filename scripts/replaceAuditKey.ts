/**
 * `npm run audit:key`: a new key for the anchors of the audit trail. The key of before signs it, and it signs the one of
 * before; both are kept beside AUDIT_KEY_FILE, so that the anchors of before stay good. Stop the processes first.
 */
import { fingerprintOf } from '#bff/core/audit/auditAnchor.ts';
import { readCommandConfig } from '#bff/core/config.ts';
import { replaceAnchorKey } from '#bff/platform/files/anchorKey.ts';

const publicKey = await replaceAnchorKey(readCommandConfig(process.env).auditKeyFile, new Date());
console.log(`fingerprint: ${fingerprintOf(publicKey)}`);
