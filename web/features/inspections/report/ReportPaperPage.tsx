import { useParams } from 'wouter';
import { useRead } from '#web/api/query.tsx';
import { adminFileHref } from '#web/files/adminFileHref.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { idInPath } from '#web/navigation/idInPath.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { MadePaper } from '#web/papers/MadePaper.tsx';
import { inspectionsText as t } from '#web/text/ja/inspections.ts';

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
