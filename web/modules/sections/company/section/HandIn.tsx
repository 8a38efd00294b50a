import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { currentFindings, remainingOf } from '../sections/findings.ts';
import type { SectionUpload } from '../uploads/useSectionUpload.ts';
import type { DraftSaver } from './drafts/useDraftSaver.ts';
import { actionOf, isCorrection, sectionModeOf } from './sectionMode.ts';
import type { Comment } from './useComment.ts';
import { userSectionText as ts } from './userSection.words.ts';
import { useSubmitSection } from './useSubmitSection.ts';

const LEFT_NOTICE_ID = 'findings-left';

/** Why the paper cannot be handed in now; the findings have a notice of their own. */
const reasonOf = (section: Section, upload: SectionUpload, isUnsaved: boolean): string | null => {
  if (isUnsaved) return ts((w) => w.submit.unsavedReport);
  if (upload.isSending) return ts((w) => w.submit.sending);
  if (upload.hasInterrupted) return ts((w) => w.submit.interrupted);
  const offer = actionOf(section, sectionModeOf(section) === 'returned' ? 'resubmit' : 'submit');
  return offer?.allowed === false ? (offer.reason ?? ts((w) => w.submit.notAllowed)) : null;
};

type HandInProps = {
  section: Section;
  etag: string | null;
  upload: SectionUpload;
  drafts: DraftSaver;
  comment: Comment;
  /** Something of the report on tax is typed and not saved. */
  isUnsaved: boolean;
};

/** What is left to do, what went wrong, and the press that hands the section in. */
export const HandIn = ({ section, etag, upload, drafts, comment, isUnsaved }: HandInProps) => {
  const isAgain = isCorrection(section);
  const { submit, isBusy, problem } = useSubmitSection(section, etag, drafts);
  const { left } = isAgain ? remainingOf(currentFindings(section.returnItems)) : { left: 0 };
  const reason = left > 0 ? null : reasonOf(section, upload, isUnsaved);
  return (
    <>
      {left > 0 && (
        <Notice id={LEFT_NOTICE_ID} tone="warning" title={ts((w) => w.submit.leftTitle, { count: left })}>
          {ts((w) => w.submit.leftText)}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="danger" role="alert" title={ts((w) => w.submit.failedTitle)}>
          {problem}
        </Notice>
      )}
      <FormFoot>
        <ButtonLink as={Link} size="large" href={userPaths.home(section.mypage.projectId)}>
          {ts((w) => w.submit.back)}
        </ButtonLink>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          disabled={left > 0}
          {...(left > 0 ? { 'aria-describedby': LEFT_NOTICE_ID } : {})}
          {...(reason === null ? {} : { reason })}
          onClick={() => {
            comment.note();
            void submit(comment.value);
          }}
        >
          {isAgain ? ts((w) => w.submit.again) : ts((w) => w.submit.first)}
        </Button>
      </FormFoot>
    </>
  );
};
