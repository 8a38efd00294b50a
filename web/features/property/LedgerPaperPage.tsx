import { useParams } from 'wouter';
import { typesThatMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { idInPath } from '#web/navigation/idInPath.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { MadePaper } from '#web/papers/MadePaper.tsx';
import { propertyText as t } from '#web/text/ja/property.ts';

/** /admin/mypage/:id/property/paper — the ledger of an undertaking as a paper, to read and to save as its PDF. */
export const LedgerPaperPage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall('getMyPagePropertyPaper')}>
      <OnePaper id={id} />
    </OnlyFor>
  );
};

const OnePaper = ({ id }: { readonly id: number }) => {
  const read = useRead('/api/admin/my_page/{id}/property/paper', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <MadePaper
          content={body}
          fileHref={`/api/admin/my_page/${id}/property/paper/file`}
          above={[{ label: t((w) => w.own.title), href: adminPaths.ledger(id) }]}
        />
      )}
    </ReadPage>
  );
};
