import { useState } from 'react';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { RoundState } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useChange } from '#web/api/query.tsx';
import { DeleteButton } from '#web/form/DeleteButton.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { useAsk } from '#web/form/useAsk.tsx';
import type { FormValues } from '#web/form/values.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { useNavigate } from '#web/router/shown.ts';
import { projectsText as t } from '../projectsText.ts';
import { ProjectHead } from '../see/ProjectHead.tsx';
import { influenceOnApplicants } from './influenceOnApplicants.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { projectChange, projectValues } from './projectForm.ts';

type Project = components['schemas']['Project'];

type ProjectEditorProps = {
  /** As it was read when the form was opened: a later reading must not overwrite what is being typed. */
  readonly project: Project;
  readonly etag: string | null;
  readonly onReload: () => void;
};

/** Applications beyond drafts fix the programme and the codes. */
const isLocked = ({ counts }: Project): boolean => counts.applications > counts.drafts;

/** Saves only what differs; while the round is open, what applicants feel is asked about first. */
const useSaveProject = ({ project, etag }: Pick<ProjectEditorProps, 'project' | 'etag'>) => {
  const [saved, setSaved] = useState({ project, etag });
  const save = useChange('patch', '/api/admin/project/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const { ask, dialog } = useAsk();
  const isOpen = saved.project.state === RoundState.Open;
  const send = async (values: FormValues): Promise<SendResult> => {
    const body = projectChange(values, saved.project);
    const influence = influenceOnApplicants(body);
    if (isOpen && influence.length > 0 && !(await ask(openQuestion(saved.project, influence)))) {
      return { isOk: false, error: null, isStopped: true };
    }
    if (Object.keys(body).length === 0) return { isOk: true };
    const condition = saved.etag === null ? {} : { ifMatch: saved.etag };
    const result = await save.run({ path: { id: project.id }, body }, condition);
    if (!result.isOk) return result;
    setSaved({ project: result.body, etag: result.etag });
    show({ message: t((w) => w.edit.done, { name: result.body.shortName }), severity: 'success' });
    return { isOk: true };
  };
  return { saved, isOpen, send, dialog };
};

/** The round as a form; while it is open, that is said. */
export const ProjectEditor = ({ project, etag, onReload }: ProjectEditorProps) => {
  const { saved, isOpen, send, dialog } = useSaveProject({ project, etag });
  return (
    <>
      <ProjectHead project={saved.project} />
      <ProjectForm
        initialValues={projectValues(project)}
        documentRules={project.documentRules}
        materials={project.materials}
        carriedMaterialIds={project.carriedMaterialIds}
        templates={project.templates}
        isLocked={isLocked(saved.project)}
        saveLabel={t((w) => w.edit.save)}
        onSend={send}
        onReload={onReload}
        notice={
          isOpen && (
            <Notice tone="warning" title={t((w) => w.open.title)}>
              {t((w) => w.open.text, { drafts: saved.project.counts.drafts })}
            </Notice>
          )
        }
        foot={<DeleteProject project={saved.project} etag={saved.etag} />}
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
