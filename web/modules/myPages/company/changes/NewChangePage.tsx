import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKind, ChangeRequestKindLabel } from '#web/parts/api/generated/enums.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';

const { Abolition, Budget, Delay, Plan, Profile, Suspension, Withdrawal } = ChangeRequestKind;

/** The kinds in the order in which they are likely, each with when it is the right one. */
const choices = [
  { kind: Delay, help: t((w) => w.kindHelp.delay) },
  { kind: Plan, help: t((w) => w.kindHelp.plan) },
  { kind: Budget, help: t((w) => w.kindHelp.budget) },
  { kind: Profile, help: t((w) => w.kindHelp.profile) },
  { kind: Suspension, help: t((w) => w.kindHelp.suspension) },
  { kind: Abolition, help: t((w) => w.kindHelp.abolition) },
  { kind: Withdrawal, help: t((w) => w.kindHelp.withdrawal) },
] as const;

type Choice = (typeof choices)[number];

/** Begins a request of the chosen kind and goes there; answers why not. */
const useCreate = ({ id: mypageID, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useChange('post', '/api/user/my_page/change_request', { isQuiet: true });
  const navigate = useNavigate();
  const create = async (kind: Choice['kind']) => {
    const result = await run({ body: { mypageID, kind } });
    if (result.isOk) return navigate(userPaths.change(projectId, result.body.id));
    setProblem(result.error?.errors[0]?.message ?? result.error?.detail ?? t((w) => w.own.failed));
  };
  return { create, isBusy, problem };
};

const KindForm = (myPage: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const [chosen, setChosen] = useState('');
  const { create, isBusy, problem } = useCreate(myPage);
  const choice = choices.find(({ kind }) => String(kind) === chosen);
  return (
    <Stack gap={24}>
      {problem !== null && <Notice tone="danger" role="alert" title={problem} />}
      <Card padding="roomy">
        <RadioGroup
          label={t((w) => w.own.kind)}
          need="required"
          value={chosen}
          onValueChange={setChosen}
          options={choices.map(({ kind, help }) => ({
            value: String(kind),
            label: ChangeRequestKindLabel[kind],
            help,
          }))}
        />
      </Card>
      <FormFoot>
        <ButtonLink as={Link} size="large" href={userPaths.changes(myPage.projectId)}>
          {t((w) => w.own.back)}
        </ButtonLink>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          {...(choice === undefined ? { reason: t((w) => w.own.kindMissing) } : {})}
          onClick={() => choice && void create(choice.kind)}
        >
          {t((w) => w.own.create)}
        </Button>
      </FormFoot>
    </Stack>
  );
};

/** /user/{projectId}/change/new: which kind of change is asked for. */
export const NewChangePage = () => {
  const read = useMyPage();
  const title = t((w) => w.own.new);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => (
          <>
            <PageHeader rhythm="business" title={title} context={t((w) => w.own.context)} />
            <KindForm {...body} />
          </>
        )}
      </ReadState>
    </Page>
  );
};
