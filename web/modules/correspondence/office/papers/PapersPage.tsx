import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { type Receiver, receiverName } from '#web/modules/correspondence/shared/papers/paper.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { IssuedPaperStatus, IssuedPaperStatusLabel, PaperKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useMarkedZip } from '#web/parts/list/useMarkedZip.tsx';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { paperColumns } from './paperColumns.tsx';
import { PAPER_LIST, paperQuery } from './paperQuery.ts';

/** A form and a preview: loaded with the press that opens them. */
const IssueDialog = createLazy(async () => (await import('./IssueDialog.tsx')).IssueDialog);

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.status), options: optionsOf(IssuedPaperStatusLabel) },
  { id: 'kind', name: t((w) => w.list.kind), options: optionsOf(PaperKindLabel) },
];

/** While PDFs are being made, the list looks again. */
const LOOK_MS = 3_000;

const lookAgain = ({ items }: components['schemas']['IssuedPaperList']): number | false =>
  items.some(({ status }) => status === IssuedPaperStatus.Making) ? LOOK_MS : false;

/** /admin/paper: the papers that the office has issued, and which of them were read. */
export const PapersPage = () => (
  <OnlyFor types={typesThatMayCall('listIssuedPapers')}>
    <Papers />
  </OnlyFor>
);

const Papers = () => {
  const list = useListState(PAPER_LIST);
  const projects = useProjectOptions();
  const query = paperQuery(list);
  const isEnabled = useIsAddressSettled('issuedPapers');
  const read = useRead(
    '/api/admin/issued_paper',
    { query },
    { keepsPrevious: true, everyMs: lookAgain, isEnabled },
  );
  const receiver = receiverIn(query);
  const zip = useZip(list.conditions);
  return (
    <>
      <PageHeader
        title={WORDS.title}
        context={WORDS.context}
        actions={
          <>
            <ExportMenu
              path="/api/admin/issued_paper/export"
              query={query}
              order={{ operation: 'exportIssuedPapers', total: read.data?.body.total }}
              shown={() => ({ ...list, columns: paperColumns })}
            />
            {zip.button}
            {receiver !== null && <IssueButton receiver={receiver} />}
          </>
        }
      />
      {zip.notice}
      <RecordList
        words={WORDS}
        views={<ListViews list="issuedPapers" shape={PAPER_LIST} total={read.data?.body.total} />}
        list={list}
        read={read}
        columns={paperColumns}
        rowLabel={(paper) => `${receiverName(paper)} ${paper.title}`}
        rowHref={({ id }) => adminPaths.paper(id)}
        filters={[
          { id: 'project_id', name: t((w) => w.list.project), options: projects },
          ...FILTERS,
          daysFilter(list, { name: t((w) => w.list.issuedOn), from: 'issuedFrom', to: 'issuedTo' }),
        ]}
      />
    </>
  );
};

/** The PDFs of all that the list has, as one zip, which a job makes. */
const useZip = (conditions: string) => {
  const everything = { marked: [], isAllMatching: true, conditions };
  const { actions, notice } = useMarkedZip({ operation: 'exportIssuedPaperFiles', ...everything });
  const onSelect = actions[0]?.onSelect;
  const button = onSelect && (
    <Button icon={FolderDown} onClick={onSelect}>
      {t((w) => w.list.zip)}
    </Button>
  );
  return { button, notice };
};

/** Whose papers the list has, when they are one business's or one applicant's. */
const receiverIn = ({ mypage_id, application_id }: ReturnType<typeof paperQuery>): Receiver | null => {
  if (mypage_id !== undefined) return { mypageID: mypage_id };
  return application_id === undefined ? null : { applicationID: application_id };
};

/** Begins with one receiver: the list of its papers is where one more is issued. */
const IssueButton = ({ receiver }: { readonly receiver: Receiver }) => {
  const mayIssue = useMayCall()('issuePaper');
  const [isOpen, setIsOpen] = useState(false);
  const [, go] = useLocation();
  const close = () => setIsOpen(false);
  if (!mayIssue) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t((w) => w.issue.open)}
      </Button>
      {isOpen && (
        <Lazy
          part={IssueDialog}
          props={{ receiver, onClose: close, onDone: (id: number) => go(adminPaths.paper(id)) }}
          onFailed={close}
        />
      )}
    </>
  );
};
