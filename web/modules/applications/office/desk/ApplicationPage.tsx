import { useParams } from 'wouter';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { answerGroups } from '../answers/answerPlaces.ts';
import { type Application, useApplication } from '../detail/useApplication.ts';
import { FAMILY_OPERATIONS } from '../families.ts';
import { ApplicationDesk } from './ApplicationDesk.tsx';

type FamilyProps = { readonly family: ApplicationFamilyName };

/** /admin/application/:id, and the same of every other family: the desk of one application. */
export const ApplicationPage = ({ family }: FamilyProps) => {
  const id = idInPath(useParams().id);
  return (
    <OnlyFor types={typesThatMayCall(FAMILY_OPERATIONS[family].read)}>
      {id === null ? <NotFound /> : <OneApplication key={id} family={family} id={id} />}
    </OnlyFor>
  );
};

const OneApplication = ({ family, id }: FamilyProps & { id: number }) => {
  const read = useApplication(family, id);
  const reload = () => void read.refetch();
  return (
    <ReadPage read={read} isWholeRoom>
      {({ body, etag }) => <WithForm family={family} application={body} etag={etag} onReload={reload} />}
    </ReadPage>
  );
};

type WithFormProps = FamilyProps & {
  readonly application: Application;
  readonly etag: string | null;
  readonly onReload: () => void;
};

/** The words of the form stand beside every answer (getFormDefinition). */
const WithForm = (props: WithFormProps) => {
  const { application } = props;
  const read = useRead('/api/project/{projectId}/form_definition', {
    path: { projectId: application.projectId },
  });
  return (
    <ReadPage read={read} isWholeRoom>
      {({ body }) => <ApplicationDesk {...props} groups={answerGroups(body, application)} />}
    </ReadPage>
  );
};
