import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { DocumentType } from '#web/api/generated/enums.ts';
import { useChange } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { useNavigate } from '#web/router/shown.ts';
import { useMyPage } from './hooks/useMyPage.ts';
import { tp } from './pageTexts.ts';
import { ReadState } from './parts/ReadState.tsx';
import type { MyPageBody } from './types.ts';
import { userPaths } from './userPaths.ts';

/** What a business may start of its own accord while it carries its plan out (contract, createUserSection). */
const choices = [
  { type: DocumentType.DelayReportForm, label: tp((w) => w.new.delay), help: tp((w) => w.new.delayHelp) },
  {
    type: DocumentType.ChangeApplicationForm,
    label: tp((w) => w.new.change),
    help: tp((w) => w.new.changeHelp),
  },
  {
    type: DocumentType.ChangeProfileNotice,
    label: tp((w) => w.new.profile),
    help: tp((w) => w.new.profileHelp),
  },
  {
    type: DocumentType.SuspensionApplicationForm,
    label: tp((w) => w.new.suspension),
    help: tp((w) => w.new.suspensionHelp),
  },
] as const;

/** Starts the chosen document and goes there; answers why not. */
const useCreate = ({ id: mypageID, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useChange('post', '/api/user/my_page/section', { isQuiet: true });
  const navigate = useNavigate();
  const create = async (documentType: (typeof choices)[number]['type']) => {
    const result = await run({ body: { mypageID, documentType } });
    if (result.isOk) return navigate(userPaths.section(projectId, result.body.id));
    setProblem(result.error?.errors[0]?.message ?? result.error?.detail ?? tp((w) => w.new.failed));
  };
  return { create, isBusy, problem };
};

const KindForm = (myPage: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const [chosen, setChosen] = useState('');
  const { create, isBusy, problem } = useCreate(myPage);
  const { projectId } = myPage;
  const choice = choices.find(({ type }) => String(type) === chosen);
  return (
    <Stack gap={24}>
      {problem !== null && <Notice tone="danger" role="alert" title={problem} />}
      <Card padding="roomy">
        <RadioGroup
          label={tp((w) => w.new.kind)}
          need="required"
          value={chosen}
          onValueChange={setChosen}
          options={choices.map(({ type, label, help }) => ({ value: String(type), label, help }))}
        />
      </Card>
      <FormFoot>
        <ButtonLink as={Link} size="large" href={userPaths.home(projectId)}>
          {tp((w) => w.new.back)}
        </ButtonLink>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          {...(choice === undefined ? { reason: tp((w) => w.new.kindMissing) } : {})}
          onClick={() => choice && void create(choice.type)}
        >
          {tp((w) => w.new.create)}
        </Button>
      </FormFoot>
    </Stack>
  );
};

/** /user/{projectId}/section/new/underway: starts a change, a delay, a new profile or an end. */
export const NewUnderwayPage = () => {
  const read = useMyPage();
  const title = tp((w) => w.new.underwayTitle);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => (
          <>
            <PageHeader rhythm="business" title={title} context={tp((w) => w.new.underwayContext)} />
            <KindForm {...body} />
          </>
        )}
      </ReadState>
    </Page>
  );
};
