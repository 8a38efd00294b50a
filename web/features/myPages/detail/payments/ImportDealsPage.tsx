import { useState } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import { idInPath } from '#web/navigation/idInPath.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { ImportPanel } from '#web/payments/imports/ImportPanel.tsx';
import type { SendTable } from '#web/payments/imports/importTypes.ts';
import { useSendFile } from '#web/payments/imports/useSendFile.ts';
import { useNavigate } from '#web/router/shown.ts';
import { paymentImportText as t } from '#web/text/ja/paymentImport.ts';
import { myPagePaths } from '../../myPagePaths.ts';
import type { MyPage } from '../../types.ts';

/** What the contract takes. */
const MAX_REASON = 500;

/** A table for a company's list, in its place. */
const useSend = (id: number, onBehalfReason: string): SendTable => {
  const path = { id };
  const { run } = useChange('post', '/api/admin/my_page/{id}/payment_list/import', { isQuiet: true });
  const sendFile = useSendFile('/api/admin/my_page/{id}/payment_list/import_file', path);
  return (source, asked) =>
    'file' in source
      ? sendFile(source.file, { ...asked, onBehalfReason, fileName: source.file.name })
      : run({ path, body: { ...asked, onBehalfReason, rows: source.rows } });
};

const Import = ({ myPage }: { myPage: MyPage }) => {
  const [reason, setReason] = useState('');
  const send = useSend(myPage.id, reason.trim());
  const navigate = useNavigate();
  const deals = myPagePaths.tab(myPage.id, 'evidence');
  return (
    <>
      <PageHeader
        title={t((w) => w.title)}
        context={t((w) => w.office.context, { name: myPage.corporation.name })}
        over={
          <Breadcrumb
            items={[
              { label: `${myPage.displayCode} ${myPage.corporation.name}`, href: deals },
              { label: t((w) => w.title) },
            ]}
          />
        }
      />
      <Stack gap={24}>
        <Card>
          <TextArea
            label={t((w) => w.office.reason)}
            help={t((w) => w.office.reasonHelp)}
            need="required"
            rows={2}
            maxCharacters={MAX_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Card>
        <ImportPanel
          send={send}
          template={`/api/admin/my_page/${myPage.id}/payment_list/export`}
          refusal={reason.trim() === '' ? t((w) => w.office.reasonMissing) : null}
          onTaken={() => void navigate(deals)}
        />
      </Stack>
    </>
  );
};

const OneMyPage = ({ id }: { id: number }) => (
  <ReadPage read={useRead('/api/admin/my_page/{id}', { path: { id } })}>
    {({ body }) => <Import myPage={body} />}
  </ReadPage>
);

/** /admin/mypage/:id/payment/import — the office takes a company's table over in its place. */
export const ImportDealsPage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <OneMyPage id={id} />;
};
