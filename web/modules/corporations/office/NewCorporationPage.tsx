import { useState } from 'react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { ApiError } from '#web/parts/api/errors.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { useNavigate } from '#web/parts/router/shown.ts';
import { CorporationForm } from './CorporationForm.tsx';
import { corporationBody, corporationValues } from './corporationForm.ts';
import { corporationsText as t } from './corporations.words.ts';

const AlreadyThere = createLazy(async () => (await import('./AlreadyThere.tsx')).AlreadyThere);

const INITIAL = corporationValues(null);

/** /admin/corporation/new — a corporation without an application. */
export const NewCorporationPage = () => (
  <OnlyFor types={typesThatMayCall('createCorporation')}>
    <NewCorporation />
  </OnlyFor>
);

const isTaken = (error: ApiError | null): boolean =>
  error?.status === 409 && error.errors.some(({ pointer }) => pointer === '/corporateNumber');

const useRegister = () => {
  const create = useChange('post', '/api/admin/corporation', { isQuiet: true });
  const navigate = useNavigate();
  const done = useDone();
  const [takenNumber, setTakenNumber] = useState<string | null>(null);
  const register = async (values: FormValues): Promise<SendResult> => {
    setTakenNumber(null);
    const body = corporationBody(values);
    const result = await create.run({ body });
    if (!result.isOk) {
      if (isTaken(result.error)) setTakenNumber(body.corporateNumber ?? null);
      return result;
    }
    const { id, name } = result.body;
    return done(
      t((w) => w.create.done, { name }),
      () => void navigate(adminPaths.corporation(id), { replace: true }),
    );
  };
  return { register, takenNumber };
};

const NewCorporation = () => {
  const { register, takenNumber } = useRegister();
  return (
    <>
      <PageHeader
        over={
          <Breadcrumb
            items={[
              { label: t((w) => w.list.title), href: adminPaths.corporations },
              { label: t((w) => w.create.title) },
            ]}
          />
        }
        title={t((w) => w.create.title)}
        context={t((w) => w.create.context)}
      />
      <CorporationForm
        initialValues={INITIAL}
        saveLabel={t((w) => w.create.save)}
        onSend={register}
        notice={takenNumber !== null && <Lazy part={AlreadyThere} props={{ corporateNumber: takenNumber }} />}
      />
    </>
  );
};
