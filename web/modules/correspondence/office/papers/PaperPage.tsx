import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { PaperView } from '#web/modules/correspondence/shared/papers/PaperView.tsx';
import {
  type IssuedPaper,
  receiverName,
  receiverOf,
} from '#web/modules/correspondence/shared/papers/paper.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { IssuedPaperStatus } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { IssuedPaperStatusTag } from '#web/parts/status/letters/IssuedPaperStatusTag.tsx';
import { formatDateTime, formatEraDay, formatText } from '#web/parts/text/format.ts';
import { useSaveFile } from '#web/parts/viewer/useSaveFile.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { versionText } from './versionText.ts';

/** While its PDF is being made, the page looks again. */
const LOOK_MS = 2_000;

/** /admin/paper/:id — one paper of the office, as whoever has it reads it. */
export const PaperPage = () => {
  const id = idInPath(useParams().id);
  return (
    <OnlyFor types={typesThatMayCall('getIssuedPaper')}>
      {id === null ? <NotFound /> : <OnePaper key={id} id={id} />}
    </OnlyFor>
  );
};

const OnePaper = ({ id }: { readonly id: number }) => {
  const everyMs = ({ status }: IssuedPaper) => (status === IssuedPaperStatus.Making ? LOOK_MS : false);
  const read = useRead('/api/admin/issued_paper/{id}', { path: { id } }, { everyMs });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <>
          <Head paper={body} />
          <Columns>
            <Stack gap={24}>
              <State paper={body} />
              <PaperView content={body.content} />
            </Stack>
            <Side paper={body} />
          </Columns>
        </>
      )}
    </ReadPage>
  );
};

type Props = { readonly paper: IssuedPaper };

const Head = ({ paper }: Props) => {
  const { displayCode, title, number, status, file } = paper;
  const name = receiverName(paper);
  usePageTitle(`${name} ${title}`);
  const save = useSaveFile(`/api/admin/issued_paper/${paper.id}/file`);
  return (
    <PageHeader
      over={
        <Breadcrumb items={[{ label: t((w) => w.list.title), href: adminPaths.papers }, { label: number }]} />
      }
      title={title}
      context={t((w) => w.page.context, { code: displayCode, name })}
      tags={<IssuedPaperStatusTag status={status} />}
      actions={
        <>
          <ReplaceButton paper={paper} />
          {file !== null && (
            <Button icon={Download} variant="primary" onClick={() => void save()}>
              {t((w) => w.page.pdf)}
            </Button>
          )}
        </>
      }
    />
  );
};

const ReplaceButton = ({ paper }: Props) => {
  const mayIssue = useMayCall()('issuePaper');
  const [isOpen, setIsOpen] = useState(false);
  const [, go] = useLocation();
  if (!mayIssue || paper.isReplaced) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t((w) => w.issue.replace)}</Button>
      {isOpen && (
        <IssueDialog
          receiver={receiverOf(paper)}
          replaced={paper}
          onClose={() => setIsOpen(false)}
          onDone={(id) => go(adminPaths.paper(id))}
        />
      )}
    </>
  );
};

const State = ({ paper: { status, isReplaced, replacedBy } }: Props) => {
  if (status === IssuedPaperStatus.Making)
    return (
      <Notice tone="info" title={t((w) => w.page.making)}>
        {t((w) => w.page.makingText)}
      </Notice>
    );
  if (!isReplaced) return null;
  if (replacedBy === null)
    return (
      <Notice tone="warning" title={t((w) => w.page.recalled)}>
        {t((w) => w.page.recalledText)}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={t((w) => w.page.replaced)}
      actions={
        <TextLink as={Link} href={adminPaths.paper(replacedBy.id)}>
          {replacedBy.number}
        </TextLink>
      }
    >
      {t((w) => w.page.replacedText, { day: formatEraDay(replacedBy.issuedOn) })}
    </Notice>
  );
};

const factsOf = (paper: IssuedPaper) => [
  { term: t((w) => w.list.number), value: paper.number },
  { term: t((w) => w.list.issuedOn), value: formatEraDay(paper.issuedOn) },
  { term: t((w) => w.page.issuedBy), value: paper.issuedByName },
  { term: t((w) => w.page.issuedAt), value: formatDateTime(paper.createdAt) },
  { term: t((w) => w.list.openedAt), value: formatDateTime(paper.openedAt) },
  { term: t((w) => w.page.openedBy), value: formatText(paper.openedByName) },
  { term: t((w) => w.page.template), value: versionText(paper.templateNumber) },
  ...(paper.replaces === null
    ? []
    : [
        {
          term: t((w) => w.page.replaces),
          value: (
            <TextLink as={Link} href={adminPaths.paper(paper.replaces.id)}>
              {paper.replaces.number}
            </TextLink>
          ),
        },
      ]),
  { term: t((w) => w.page.sha256), value: formatText(paper.file?.sha256 ?? null) },
];

const othersOf = ({ mypageId, application }: IssuedPaper): string =>
  application === null ? adminPaths.papersOf(mypageId ?? 0) : adminPaths.papersOfApplication(application.id);

/** Who issued it, who has read it, and what tells its file from every other. */
const Side = ({ paper }: Props) => (
  <Card
    title={t((w) => w.page.facts)}
    foot={
      <TextLink as={Link} variant="arrow" href={othersOf(paper)}>
        {t((w) => w.page.others)}
      </TextLink>
    }
  >
    <Facts variant="compact" facts={factsOf(paper)} />
  </Card>
);
