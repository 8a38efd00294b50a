import { useParams } from 'wouter';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { MadePaper } from '#web/modules/correspondence/shared/papers/MadePaper.tsx';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';

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
