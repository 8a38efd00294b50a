import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { hasPasskeys } from '#web/modules/access/shared/secondFactor/passkeys.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import type { FactorWay } from './AddFactorDialog.tsx';
import { FactorList } from './FactorList.tsx';
import { securityText as t } from './security.words.ts';

const AddFactorDialog = createLazy(async () => (await import('./AddFactorDialog.tsx')).AddFactorDialog);

type FactorsCardProps = { readonly own: components['schemas']['OwnSecondFactors'] };

/** A person's apps and passkeys, with the ways to more of them. */
export const FactorsCard = ({ own }: FactorsCardProps) => {
  const [way, setWay] = useState<FactorWay | null>(null);
  const close = () => setWay(null);
  usePrefetch(AddFactorDialog.load);
  return (
    <Card title={t((w) => w.factors.title)}>
      <Stack gap={16}>
        {own.items.length === 0 && own.isDemanded && (
          <Notice tone="warning" title={t((w) => w.factors.demanded)}>
            {t((w) => w.factors.demandedText)}
          </Notice>
        )}
        {own.items.length === 0 ? <Text>{t((w) => w.factors.none)}</Text> : <FactorList items={own.items} />}
        <Row gap={8}>
          <Button icon={Smartphone} onClick={() => setWay('app')}>
            {t((w) => w.factors.addApp)}
          </Button>
          {hasPasskeys() && (
            <Button icon={KeyRound} onClick={() => setWay('passkey')}>
              {t((w) => w.factors.addPasskey)}
            </Button>
          )}
        </Row>
      </Stack>
      {way !== null && <Lazy part={AddFactorDialog} props={{ way, onClose: close }} onFailed={close} />}
    </Card>
  );
};
