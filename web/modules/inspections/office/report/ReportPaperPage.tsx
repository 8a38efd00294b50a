import { useParams } from 'wouter';
import { MadePaper } from '#web/modules/correspondence/shared/papers/MadePaper.tsx';
import { useRead } from '#web/parts/api/query.tsx';
import { adminFileHref } from '#web/parts/files/adminFileHref.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { inspectionsText as t } from '../inspections.words.ts';

/** /admin/mypage_report/:id/paper — the report of an inspection as a paper, to read and to save as its PDF. */
export const ReportPaperPage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <OnePaper id={id} />;
};

const OnePaper = ({ id }: { readonly id: number }) => {
  const read = useRead('/api/admin/my_page_report/{id}/paper', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <MadePaper
          content={body}
          photoHref={adminFileHref}
          fileHref={`/api/admin/my_page_report/${id}/paper/file`}
          above={[
            { label: t((w) => w.list.title), href: adminPaths.reports },
            { label: t((w) => w.page.report), href: adminPaths.report(id) },
          ]}
        />
      )}
    </ReadPage>
  );
};
