import { join } from 'node:path';
import type { AnchorSigner } from '#bff/core/audit/auditAnchor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { openAnchorSigner } from '#bff/platform/files/anchorKey.ts';

/** The installation's own key of the anchors, which lies where neither the database nor the stored files are. */
export const signerOf = ({ config }: Pick<Scope, 'config'>): Promise<AnchorSigner> =>
  openAnchorSigner(config.auditKeyFile ?? join(config.dataDir, 'auditKey.pem'));
