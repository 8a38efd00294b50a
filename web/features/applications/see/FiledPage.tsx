import { useParams } from 'wouter';
import { deskAddress } from '#rules/familyNames.ts';
import { typesThatMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { type ApplicationFamilyName, adminPaths } from '#web/navigation/adminPaths.ts';
import { idInPath } from '#web/navigation/idInPath.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { MadePaper } from '#web/papers/MadePaper.tsx';
import { familyApplications } from '#web/text/familyApplications.ts';
import { applicationsText as t } from '#web/text/ja/applications.ts';
import { FAMILY_OPERATIONS, FAMILY_PATHS } from '../families.ts';

type FiledPageProps = { readonly family: ApplicationFamilyName };

/** /admin/application-…/:id/filed — an application as it was last handed in, to read and to save as its PDF. */
export const FiledPage = ({ family }: FiledPageProps) => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall(FAMILY_OPERATIONS[family].readFiled)}>
      <OnePaper key={id} family={family} id={id} />
    </OnlyFor>
  );
};

const OnePaper = ({ family, id }: FiledPageProps & { readonly id: number }) => {
  const read = useRead(FAMILY_PATHS[family].filed, { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <MadePaper
          content={body}
          fileHref={deskAddress(family, `/filed/${id}/file`)}
          above={[
            { label: familyApplications(family), href: adminPaths.applications(family) },
            { label: t((w) => w.page.application), href: adminPaths.application(family, id) },
          ]}
        />
      )}
    </ReadPage>
  );
};
