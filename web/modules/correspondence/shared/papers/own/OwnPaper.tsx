import { Download } from 'lucide-react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatEraDay } from '#web/parts/text/format.ts';
import { useSaveFile } from '#web/parts/viewer/useSaveFile.ts';
import { PaperView } from '../PaperView.tsx';
import type { UserPaperDetail } from '../paper.ts';
import { isToApplicant } from '../paperKinds.ts';
import { papersText as t } from '../papers.words.ts';

type OwnPaperProps = {
  readonly paper: UserPaperDetail;
  /** Address of its PDF. */
  readonly fileHref: `/api/${string}`;
  readonly listHref: string;
  readonly hrefOf: (id: number) => string;
};

type ReplacedProps = Pick<OwnPaperProps, 'paper' | 'hrefOf'>;

/** A paper that no longer holds says so first, and leads to the one that does. */
const Replaced = ({ paper: { kind, isReplaced, replacedBy }, hrefOf }: ReplacedProps) => {
  if (!isReplaced) return null;
  if (replacedBy !== null)
    return (
      <Notice
        tone="warning"
        title={t((w) => w.page.replaced)}
        actions={
          <TextLink as={Link} href={hrefOf(replacedBy.id)}>
            {t((w) => w.own.newer, { number: replacedBy.number })}
          </TextLink>
        }
      >
        {t((w) => w.page.replacedText, { day: formatEraDay(replacedBy.issuedOn) })}
      </Notice>
    );
  // A letter to an applicant may be recalled with its decision; every other one is replaced.
  return isToApplicant(kind) ? (
    <Notice tone="warning" title={t((w) => w.page.recalled)}>
      {t((w) => w.page.recalledText)}
    </Notice>
  ) : (
    <Notice tone="warning" title={t((w) => w.page.replaced)}>
      {t((w) => w.own.newerComes)}
    </Notice>
  );
};

/** One paper of a business or an applicant, to read here and to save as its PDF. */
export const OwnPaper = ({ paper, fileHref, listHref, hrefOf }: OwnPaperProps) => {
  const save = useSaveFile(fileHref);
  return (
    <>
      <PageHeader
        rhythm="business"
        over={
          <Breadcrumb items={[{ label: t((w) => w.own.title), href: listHref }, { label: paper.number }]} />
        }
        title={paper.title}
        actions={
          <Button icon={Download} variant="primary" onClick={() => void save()}>
            {t((w) => w.page.pdf)}
          </Button>
        }
      />
      <Stack gap={24}>
        <Replaced paper={paper} hrefOf={hrefOf} />
        <PaperView content={paper.content} />
      </Stack>
    </>
  );
};
