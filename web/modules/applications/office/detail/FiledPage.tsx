import { useParams } from 'wouter';
import { deskAddress } from '#rules/familyNames.ts';
import { MadePaper } from '#web/modules/correspondence/shared/papers/MadePaper.tsx';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { type ApplicationFamilyName, adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { familyApplications } from '#web/parts/text/familyApplications.ts';
import { applicationsText as t } from '../applications.words.ts';
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
