import { useState } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useServices } from '#web/parts/api/services.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { factorCallsOn } from './factorCalls.ts';
import { ProveForm } from './ProveForm.tsx';
import { secondFactorText as t } from './secondFactor.words.ts';

const Question = ({ onProven }: { readonly onProven: () => void }) => {
  const { api } = useServices();
  const [calls] = useState(() => factorCallsOn(api));
  const read = useRead('/api/admin/self/second_factor', {});
  if (read.isPending) return <Skeleton rows={4} />;
  if (!read.data) return <Notice role="alert" tone="danger" title={shellText((w) => w.readFailed.title)} />;
  const kinds = [...new Set(read.data.body.items.map(({ kind }) => kind))];
  if (kinds.length === 0) {
    return (
      <Stack gap={16}>
        <Text>{t((w) => w.stepUp.none)}</Text>
        <ButtonLink variant="primary" href={adminPaths.security}>
          {t((w) => w.stepUp.register)}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <Text>{t((w) => w.stepUp.lead)}</Text>
      <ProveForm calls={calls} kinds={kinds} onProven={onProven} />
    </Stack>
  );
};

/** Asks for the second factor before an action, which then proceeds. Mount it to open it. */
export const StepUpDialog = () => {
  const { stepUp } = useServices();
  return (
    <Dialog isOpen hasCloseButton title={t((w) => w.stepUp.title)} onClose={() => stepUp.answer(false)}>
      <Question onProven={() => stepUp.answer(true)} />
    </Dialog>
  );
};
