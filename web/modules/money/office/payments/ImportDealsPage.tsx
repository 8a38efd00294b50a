import { useState } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { ImportPanel } from '#web/modules/money/shared/payments/imports/ImportPanel.tsx';
import type { SendTable } from '#web/modules/money/shared/payments/imports/importTypes.ts';
import { paymentImportText as t } from '#web/modules/money/shared/payments/imports/paymentImport.words.ts';
import { useSendFile } from '#web/modules/money/shared/payments/imports/useSendFile.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { useNavigate } from '#web/parts/router/shown.ts';

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

type ReasonCardProps = { reason: string; onChange: (reason: string) => void };

/** Why it is the office that does so. */
const ReasonCard = ({ reason, onChange }: ReasonCardProps) => (
  <Card>
    <TextArea
      label={t((w) => w.office.reason)}
      help={t((w) => w.office.reasonHelp)}
      need="required"
      rows={2}
      maxCharacters={MAX_REASON}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
    />
  </Card>
);

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
        <ReasonCard reason={reason} onChange={setReason} />
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
