import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { useChange } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { ImportPanel } from '#web/payments/imports/ImportPanel.tsx';
import type { SendTable } from '#web/payments/imports/importTypes.ts';
import { useSendFile } from '#web/payments/imports/useSendFile.ts';
import { useNavigate } from '#web/router/shown.ts';
import { paymentImportText as t } from '#web/text/ja/paymentImport.ts';
import { useProjectId } from './hooks/useMyPage.ts';
import { userPaths } from './userPaths.ts';

/** A table for the caller's own list. */
const useSend = (): SendTable => {
  const { run } = useChange('post', '/api/user/my_page/payment_list/import', { isQuiet: true });
  const sendFile = useSendFile('/api/user/my_page/payment_list/import_file');
  return (source, asked) =>
    'file' in source
      ? sendFile(source.file, { ...asked, fileName: source.file.name })
      : run({ body: { ...asked, rows: source.rows } });
};

/** /user/{projectId}/payment/import: a table is looked at row by row before it becomes deals. */
export const PaymentImportPage = () => {
  const send = useSend();
  const navigate = useNavigate();
  const list = userPaths.payments(useProjectId());
  return (
    <Page width="page">
      <PageHeader
        rhythm="business"
        title={t((w) => w.title)}
        context={t((w) => w.context)}
        actions={
          <ButtonLink as={Link} href={list}>
            {t((w) => w.back)}
          </ButtonLink>
        }
      />
      <ImportPanel
        send={send}
        template="/api/user/my_page/payment_list/export"
        onTaken={() => void navigate(list)}
      />
    </Page>
  );
};
