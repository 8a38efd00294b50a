import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { needsFiles } from '#web/modules/aftercare/company/taxReports/needsFiles.ts';
import { OwnTaxReport } from '#web/modules/aftercare/company/taxReports/OwnTaxReport.tsx';
import { DocumentType } from '#web/parts/api/generated/enums.ts';
import type { Section, SectionFile } from '#web/parts/company/companyTypes.ts';
import { Muted } from '#web/parts/company/LinedList.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatTime } from '#web/parts/text/format.ts';
import { SECTION_PURPOSE, type SectionUpload, useSectionUpload } from '../uploads/useSectionUpload.ts';
import { DeleteSection } from './DeleteSection.tsx';
import { type DraftSaver, useDraftSaver } from './drafts/useDraftSaver.ts';
import { FindingsPanel } from './FindingsPanel.tsx';
import { HandIn } from './HandIn.tsx';
import { ReuseButton } from './ReuseButton.tsx';
import { SectionFiles } from './SectionFiles.tsx';
import { isCorrection } from './sectionMode.ts';
import { UploadField } from './UploadField.tsx';
import { type Comment, useComment } from './useComment.ts';
import { userSectionText as ts } from './userSection.words.ts';

/** Hardly anybody is asked which of two windows' words stay: the question comes in a script of its own. */
const DraftConflicts = createLazy(async () => (await import('./drafts/DraftConflicts.tsx')).DraftConflicts);

/** Longest comment (contract, SectionUpdate.submitterComment). */
const MAX_COMMENT = 1000;

const DraftNote = ({ drafts: { state, flush } }: { drafts: DraftSaver }) => {
  switch (state.kind) {
    case 'offline':
      return (
        <Notice
          tone="warning"
          role="alert"
          title={ts((w) => w.draft.offline)}
          actions={<Button onClick={() => void flush()}>{ts((w) => w.draft.retry)}</Button>}
        />
      );
    case 'refused':
      return <Notice tone="danger" role="alert" title={state.problem} />;
    case 'saved':
      return <Muted role="status">{ts((w) => w.draft.saved, { time: formatTime(state.at) })}</Muted>;
    default:
      return <Muted role="status">{state.kind === 'saving' ? ts((w) => w.draft.saving) : ''}</Muted>;
  }
};

/** The list that is kept in the product: it is handed in as it stands there. */
const isPaymentList = ({ documentType }: Section): boolean => documentType === DocumentType.ResultPaymentList;

const ListCard = ({ section }: { section: Section }) => (
  <Card title={ts((w) => w.list.title)}>
    <Stack gap={12}>
      <p>{ts((w) => w.list.text)}</p>
      <div>
        <ButtonLink as={Link} href={userPaths.payments(section.mypage.projectId)}>
          {ts((w) => w.list.open)}
        </ButtonLink>
      </div>
    </Stack>
  </Card>
);

/** Whether it can be handed in without a file. */
const isKeptHere = (section: Section): boolean =>
  isPaymentList(section) || (section.taxReport !== null && !needsFiles(section.taxReport));

const FilesPart = ({ section, upload }: { section: Section; upload: SectionUpload }) => {
  const listed = new Set(section.files.map(({ id }) => id));
  const jobs = upload.jobs.filter(
    ({ purpose, uploaded }) => purpose === SECTION_PURPOSE && !(uploaded !== null && listed.has(uploaded.id)),
  );
  const add = (files: readonly File[], replacedFileId: string | null = null) =>
    upload.add(files, {
      rules: section,
      presentCount: section.fileCount,
      purpose: SECTION_PURPOSE,
      replacedFileId,
    });
  const hasFiles = section.files.length > 0;
  return (
    <section aria-label={ts((w) => w.files.title)}>
      <Stack gap={12}>
        {hasFiles && <SectionHeading>{ts((w) => w.files.title)}</SectionHeading>}
        <SectionFiles section={section} onReplace={(file: SectionFile, by) => add([by], file.id)} />
        <UploadField
          label={hasFiles ? ts((w) => w.files.add) : ts((w) => w.files.addFirst)}
          need={hasFiles || isKeptHere(section) ? 'optional' : 'required'}
          upload={upload}
          jobs={jobs}
          rules={section}
          onAdd={add}
        />
        <ReuseButton section={section} />
      </Stack>
    </section>
  );
};

type SectionEditorProps = { section: Section; etag: string | null };

/** The business's turn: findings to answer, files, words for the desk, hand in. Everything is kept as one goes. */
export const SectionEditor = ({ section, etag }: SectionEditorProps) => {
  const isAgain = isCorrection(section);
  const upload = useSectionUpload({ mypageId: section.mypageId, sectionId: section.id });
  const drafts = useDraftSaver({ body: section, etag });
  const comment = useComment(section, drafts);
  const [round, setRound] = useState(0);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const handleDecide = (isMine: boolean): void => {
    void drafts.resolve(isMine);
    if (isMine) return;
    comment.takeStored();
    // The open finding begins anew with the stored answer.
    setRound(round + 1);
  };
  return (
    <Stack gap={32}>
      {isPaymentList(section) && <ListCard section={section} />}
      {isAgain && <FindingsPanel key={round} {...{ section, upload, drafts }} />}
      {section.taxReport !== null && (
        <OwnTaxReport {...{ section, etag }} report={section.taxReport} onUnsaved={setIsUnsaved} />
      )}
      <FilesPart section={section} upload={upload} />
      <CommentCard isAgain={isAgain} comment={comment} />
      <Stack gap={12}>
        {drafts.state.kind === 'conflict' && (
          <Lazy part={DraftConflicts} props={{ section, conflict: drafts.state, onDecide: handleDecide }} />
        )}
        <DraftNote drafts={drafts} />
        <HandIn {...{ section, etag, upload, drafts, comment, isUnsaved }} />
        {!isAgain && <DeleteSection section={section} etag={etag} />}
      </Stack>
    </Stack>
  );
};

const CommentCard = ({ isAgain, comment }: { isAgain: boolean; comment: Comment }) => (
  <Card padding="roomy">
    <TextArea
      label={ts((w) => (isAgain ? w.comment.labelReturned : w.comment.label))}
      help={ts((w) => (isAgain ? w.comment.helpReturned : w.comment.help))}
      need="optional"
      maxCharacters={MAX_COMMENT}
      value={comment.value}
      onChange={({ target }) => comment.type(target.value)}
      onBlur={comment.leave}
    />
  </Card>
);
