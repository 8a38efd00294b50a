import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { ImportPanel } from '#web/modules/money/shared/payments/imports/ImportPanel.tsx';
import type { SendTable } from '#web/modules/money/shared/payments/imports/importTypes.ts';
import { paymentImportText as t } from '#web/modules/money/shared/payments/imports/paymentImport.words.ts';
import { useSendFile } from '#web/modules/money/shared/payments/imports/useSendFile.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';

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
