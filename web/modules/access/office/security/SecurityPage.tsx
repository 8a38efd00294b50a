import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { AdminIdentities } from '../identities/AdminIdentities.tsx';
import { FactorsCard } from './FactorsCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { securityText as t } from './security.words.ts';

const Head = () => <PageHeader title={t((w) => w.title)} context={t((w) => w.context)} />;

/** /admin/security: what an administrator proves himself with, and where he is logged in. His own alone. */
export const SecurityPage = () => {
  const read = useRead('/api/admin/self/second_factor', {});
  return (
    <Page width="form">
      <ReadPage read={read} waiting={<Head />}>
        {({ body }) => (
          <>
            <Head />
            <Stack gap={24}>
              <FactorsCard own={body} />
              {body.items.length > 0 && <RecoveryCodesCard left={body.recoveryCodesLeft} />}
              <SessionsCard />
              <AdminIdentities />
            </Stack>
          </>
        )}
      </ReadPage>
    </Page>
  );
};
