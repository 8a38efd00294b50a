import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { useRead } from '#web/api/query.tsx';
import { AdminIdentities } from '#web/identities/AdminIdentities.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { securityText as t } from '#web/text/ja/security.ts';
import { FactorsCard } from './FactorsCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

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
