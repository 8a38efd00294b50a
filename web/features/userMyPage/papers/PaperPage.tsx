import { Download } from 'lucide-react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { useRead } from '#web/api/query.tsx';
import { useSaveFile } from '#web/documentViewer/useSaveFile.ts';
import { Link } from '#web/navigation/Link.tsx';
import { PaperView } from '#web/papers/PaperView.tsx';
import type { UserPaperDetail } from '#web/papers/paper.ts';
import { papersText as t } from '#web/papers/papersText.ts';
import { formatEraDay } from '#web/text/format.ts';
import { useProjectId } from '../hooks/useMyPage.ts';
import { ReadState } from '../parts/ReadState.tsx';
import { userPaths } from '../userPaths.ts';

const title = t((w) => w.own.title);

type Props = { readonly paper: UserPaperDetail };

const Head = ({ paper }: Props) => {
  const save = useSaveFile(`/api/user/my_page/issued_paper/${paper.id}/file`);
  return (
    <PageHeader
      rhythm="business"
      over={
        <Breadcrumb
          items={[{ label: title, href: userPaths.papers(useProjectId()) }, { label: paper.number }]}
        />
      }
      title={paper.title}
      actions={
        <Button icon={Download} variant="primary" onClick={() => void save()}>
          {t((w) => w.page.pdf)}
        </Button>
      }
    />
  );
};

/** A paper that no longer holds says so first, and leads to the one that does. */
const Replaced = ({ paper: { isReplaced, replacedBy } }: Props) => {
  const projectId = useProjectId();
  if (!isReplaced) return null;
  return (
    <Notice
      tone="warning"
      title={t((w) => w.page.replaced)}
      {...(replacedBy === null
        ? {}
        : {
            actions: (
              <TextLink as={Link} href={userPaths.paper(projectId, replacedBy.id)}>
                {t((w) => w.own.newer, { number: replacedBy.number })}
              </TextLink>
            ),
          })}
    >
      {replacedBy === null
        ? t((w) => w.own.newerComes)
        : t((w) => w.page.replacedText, { day: formatEraDay(replacedBy.issuedOn) })}
    </Notice>
  );
};

/** /user/{projectId}/paper/{id}: one paper, to read here and to save as its PDF. Reading it marks it as opened. */
export const PaperPage = () => {
  const id = Number(useParams().paperId);
  const read = useRead(
    '/api/user/my_page/issued_paper/{id}',
    { path: { id } },
    { isEnabled: Number.isInteger(id) && id > 0 },
  );
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={8} />}>
        {({ body }) => (
          <>
            <Head paper={body} />
            <Stack gap={24}>
              <Replaced paper={body} />
              <PaperView content={body.content} />
            </Stack>
          </>
        )}
      </ReadState>
    </Page>
  );
};
