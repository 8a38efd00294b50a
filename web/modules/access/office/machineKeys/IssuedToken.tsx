import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { SecretDialog } from '#web/parts/clipboard/SecretDialog.tsx';
import { machineKeysText as t } from './machineKeys.words.ts';

type IssuedTokenProps = {
  readonly issued: components['schemas']['NewMachineKey'];
  readonly onClose: () => void;
};

const WORDS = {
  notice: t((w) => w.issued.notice),
  text: t((w) => w.issued.text),
  label: t((w) => w.issued.token),
  help: t((w) => w.issued.tokenHelp),
  copy: t((w) => w.issued.copy),
  copied: t((w) => w.issued.copied),
  notCopied: t((w) => w.issued.notCopied),
  close: t((w) => w.issued.close),
};

/** A key that was just made, with where to read how it is used. */
export const IssuedToken = ({ issued: { key, token }, onClose }: IssuedTokenProps) => (
  <SecretDialog
    title={t((w) => w.issued.title, { name: key.name })}
    secret={token}
    words={WORDS}
    onClose={onClose}
  >
    <ButtonLink variant="quiet" icon={ExternalLink} href="/api/docs">
      {t((w) => w.issued.docs)}
    </ButtonLink>
  </SecretDialog>
);
