import type { AnchorKeys, AnchorSigner } from '#bff/core/audit/auditAnchor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { openAnchorSigner, readAnchorKeys } from '#bff/platform/files/anchorKey.ts';

type Configured = Pick<Scope, 'config'>;

/** The installation's own key of the anchors; made where there is none: for the job that signs, and for nothing else. */
export const signerOf = ({ config }: Configured): Promise<AnchorSigner> =>
  openAnchorSigner(config.auditKeyFile);

/** The keys by which the installation checks its anchors, as they are. */
export const anchorKeysOf = ({ config }: Configured): Promise<AnchorKeys> =>
  readAnchorKeys(config.auditKeyFile);
