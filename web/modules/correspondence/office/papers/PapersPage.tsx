import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import type { Receiver } from '#web/modules/correspondence/shared/papers/paper.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { useMarkedZip } from '#web/parts/list/useMarkedZip.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { paperList } from './papers.list.tsx';

/** A form and a preview: loaded with the press that opens them. */
const IssueDialog = createLazy(async () => (await import('./IssueDialog.tsx')).IssueDialog);

const Papers = ({ shown }: ShownProps<typeof paperList.path>) => {
  const receiver = receiverIn(shown.query);
  const zip = useZip(shown.list.conditions);
  return (
    <ListPage
      shown={shown}
      actions={(save) => (
        <>
          {save}
          {zip.button}
          {receiver !== null && <IssueButton receiver={receiver} />}
        </>
      )}
    >
      {(rows) => (
        <>
          {zip.notice}
          {rows}
        </>
      )}
    </ListPage>
  );
};

/** /admin/paper: the papers that the office has issued, and which of them were read. */
export const PapersPage = listPageOf(paperList, Papers);

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
const receiverIn = ({
  mypage_id,
  application_id,
}: ShownProps<typeof paperList.path>['shown']['query']): Receiver | null => {
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
