import { useRef } from 'react';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { Answer } from '#web/parts/api/client.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { type Newest, useOpened } from '#web/parts/form/conflict/useOpened.ts';
import { DeleteButton } from '#web/parts/form/DeleteButton.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import type { FormValues } from '#web/parts/form/values.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { ProjectHead } from '../detail/ProjectHead.tsx';
import { projectsText as t } from '../projects.words.ts';
import { influenceOnApplicants } from './influenceOnApplicants.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { projectFact } from './projectFact.ts';
import { projectChange } from './projectForm.ts';
import { projectValues } from './projectValues.ts';

type Project = components['schemas']['Project'];

type ProjectEditorProps = {
  readonly project: Project;
  readonly etag: string | null;
  /** The round as it is now, after somebody else changed it. */
  readonly onReread: () => Promise<Answer<Project> | null>;
};

/** Applications beyond drafts fix the programme and the codes. */
const isLocked = ({ counts }: Project): boolean => counts.applications > counts.drafts;

/** Asks about what applicants of an open round feel; a yes holds until the round is saved, or something else is felt. */
const useAskInfluence = (project: Project) => {
  const { ask, dialog } = useAsk();
  const agreed = useRef('');
  const mayChange = async (influence: readonly string[]): Promise<boolean> => {
    const felt = influence.join();
    if (project.state !== RoundState.Open || felt === '' || felt === agreed.current) return true;
    const isYes = await ask(openQuestion(project, influence));
    agreed.current = isYes ? felt : '';
    return isYes;
  };
  const forget = (): void => {
    agreed.current = '';
  };
  return { mayChange, forget, dialog };
};

/** Saves only what differs; while the round is open, what applicants feel is asked about first. */
const useSaveProject = (project: Project, newest: Newest<Project>) => {
  const save = useChange('patch', '/api/admin/project/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const { mayChange, forget, dialog } = useAskInfluence(project);
  const send = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const body = projectChange(values, newest.current);
    if (!(await mayChange(influenceOnApplicants(body)))) {
      return { isOk: false, error: null, isStopped: true };
    }
    if (Object.keys(body).length === 0) return { isOk: true };
    const result = await save.run({ path: { id: project.id }, body }, { ifMatch });
    if (!result.isOk) return result;
    newest.current = result.body;
    forget();
    show({ message: t((w) => w.edit.done, { name: result.body.shortName }), severity: 'success' });
    return { isOk: true, etag: result.etag };
  };
  return { send, dialog };
};

/** The round as a form; while it is open, that is said. */
export const ProjectEditor = ({ project, etag, onReread }: ProjectEditorProps) => {
  const { initialValues, newest, reread } = useOpened(
    { body: project, etag },
    { read: onReread, valuesOf: projectValues, factOf: projectFact },
  );
  const { send, dialog } = useSaveProject(project, newest);
  return (
    <>
      <ProjectHead project={project} />
      <ProjectForm
        initialValues={initialValues}
        documentRules={project.documentRules}
        materials={project.materials}
        carriedMaterialIds={project.carriedMaterialIds}
        templates={project.templates}
        isLocked={isLocked(project)}
        saveLabel={t((w) => w.edit.save)}
        onSend={send}
        reread={reread}
        notice={
          project.state === RoundState.Open && (
            <Notice tone="warning" title={t((w) => w.open.title)}>
              {t((w) => w.open.text, { drafts: project.counts.drafts })}
            </Notice>
          )
        }
        foot={<DeleteProject project={project} etag={etag} />}
      />
      {dialog}
    </>
  );
};

const openQuestion = ({ counts }: Project, influence: readonly string[]) => ({
  title: t((w) => w.open.confirmTitle),
  confirmLabel: t((w) => w.open.confirm),
  body: (
    <>
      <p>
        {t((w) => w.open.confirmText, {
          drafts: counts.drafts,
          submitted: counts.applications - counts.drafts,
        })}
      </p>
      <ul>
        {influence.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  ),
});

/** Only while nobody uses the round; otherwise the server's reason stands beside the button. */
const DeleteProject = ({ project, etag }: { project: Project; etag: string | null }) => {
  const remove = useChange('delete', '/api/admin/project/{id}');
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const action = project.availableActions.find(({ action: name }) => name === 'delete');
  const handleDelete = async () => {
    const result = await remove.run({ path: { id: project.id } }, etag === null ? {} : { ifMatch: etag });
    if (!result.isOk) return;
    await navigate(adminPaths.projects);
    show({ message: t((w) => w.delete.done, { name: project.shortName }), severity: 'success' });
  };
  if (action === undefined) return null;
  return (
    <DeleteButton
      action={action}
      label={t((w) => w.delete.open)}
      title={t((w) => w.delete.title, { name: project.shortName })}
      text={t((w) => w.delete.text)}
      confirmLabel={t((w) => w.delete.confirm)}
      isBusy={remove.isBusy}
      onDelete={handleDelete}
    />
  );
};
