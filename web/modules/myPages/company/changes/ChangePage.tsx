import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { FormFoot, Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { BudgetSize, ChangeComparison } from '#web/modules/myPages/shared/changes/ChangeComparison.tsx';
import { ChangeHistory } from '#web/modules/myPages/shared/changes/ChangeHistory.tsx';
import type { ChangeRequest } from '#web/modules/myPages/shared/changes/changeRows.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import {
  ChangeRequestKindLabel,
  ChangeRequestStatus,
  ProcessingStep,
} from '#web/parts/api/generated/enums.ts';
import { Expected } from '#web/parts/company/Expected.tsx';
import { LinedList } from '#web/parts/company/LinedList.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { ChangeRequestStatusTag } from '#web/parts/status/ChangeRequestStatusTag.tsx';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { formatDay, formatText } from '#web/parts/text/format.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useChangeRequest, useChangeUpdate } from './useChangeRequest.ts';

const titleOf = ({ kind, number }: ChangeRequest): string =>
  t((w) => w.page.title, { kind: ChangeRequestKindLabel[kind], number });

const Papers = ({ request }: { request: ChangeRequest }) => (
  <Card title={t((w) => w.page.papers)}>
    {request.documents.length === 0 ? (
      <Text tone="muted">{t((w) => w.page.noPapers)}</Text>
    ) : (
      <LinedList>
        {request.documents.map(({ sectionId, title, status }) => (
          <li key={sectionId}>
            <Link href={userPaths.section(request.mypage.projectId, sectionId)}>{title}</Link>
            <DocumentCheckStatusTag status={status} />
          </li>
        ))}
      </LinedList>
    )}
  </Card>
);

const LoadedRequest = ({ request }: { request: ChangeRequest }) => (
  <Card title={t((w) => w.page.values)}>
    <Stack gap={16}>
      <Facts
        facts={[
          { term: t((w) => w.page.reason), value: formatText(request.changeReason) },
          { term: t((w) => w.page.effectiveOn), value: formatDay(request.effectiveOn) },
        ]}
      />
      <ChangeComparison request={request} />
    </Stack>
  </Card>
);

const questions = {
  submit: {
    title: t((w) => w.page.submitTitle),
    body: t((w) => w.page.submitText),
    confirmLabel: t((w) => w.page.submit),
    done: t((w) => w.page.submitted),
    isDanger: false,
  },
  withdraw: {
    title: t((w) => w.page.withdrawTitle),
    body: t((w) => w.page.withdrawText),
    confirmLabel: t((w) => w.page.withdraw),
    done: t((w) => w.page.withdrawn),
    isDanger: true,
  },
} as const;

/** Handing in and taking back, with the reason why not now. */
const Acts = ({ request }: { request: ChangeRequest }) => {
  const { ask, dialog } = useAsk();
  const { send, isBusy } = useChangeUpdate(request);
  const { show } = useSnackbar();
  const offered = (action: keyof typeof questions) =>
    request.availableActions.find((offer) => offer.action === action);
  const act = async (action: keyof typeof questions) => {
    const { done, ...question } = questions[action];
    if (!(await ask(question))) return;
    const result = await send({ action });
    const refusal = result.isOk ? null : (result.error?.detail ?? t((w) => w.page.refusedSubmit));
    show(refusal === null ? { message: done, severity: 'success' } : { message: refusal, severity: 'error' });
  };
  const submit = offered('submit');
  return (
    <FormFoot>
      {offered('withdraw') !== undefined && (
        <Button variant="quiet" size="large" isBusy={isBusy} onClick={() => void act('withdraw')}>
          {t((w) => w.page.withdraw)}
        </Button>
      )}
      {submit !== undefined && (
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          {...(submit.allowed ? {} : { reason: submit.reason ?? t((w) => w.page.refusedSubmit) })}
          onClick={() => void act('submit')}
        >
          {t((w) => w.page.submit)}
        </Button>
      )}
      {dialog}
    </FormFoot>
  );
};

const { MAFFConfirming, Submitted } = ChangeRequestStatus;

const States = ({ request }: { request: ChangeRequest }) => (
  <>
    {(request.status === Submitted || request.status === MAFFConfirming) && (
      <Expected mypageId={request.mypage.id} step={ProcessingStep.ChangeDecision} subjectId={request.id} />
    )}
    {request.status === ChangeRequestStatus.Returned && request.returnReason !== null && (
      <Notice tone="warning" title={t((w) => w.page.returned)}>
        {request.returnReason}
      </Notice>
    )}
    {request.decisionReason !== null && (
      <Notice tone="info" title={t((w) => w.page.decision)}>
        {request.decisionReason}
      </Notice>
    )}
  </>
);

const One = ({ request }: { request: ChangeRequest }) => {
  const projectId = useProjectId();
  const isEditable = request.availableActions.some(({ action }) => action === 'update');
  return (
    <>
      <PageHeader
        rhythm="business"
        over={
          <Breadcrumb
            items={[
              { label: t((w) => w.own.title), href: userPaths.changes(projectId) },
              { label: titleOf(request) },
            ]}
          />
        }
        title={titleOf(request)}
        tags={<ChangeRequestStatusTag status={request.status} />}
      />
      <Stack gap={24}>
        <States request={request} />
        {isEditable ? <ChangeForm key={request.id} request={request} /> : <LoadedRequest request={request} />}
        {isEditable && request.budgetChange !== null && <BudgetSize change={request.budgetChange} />}
        <Papers request={request} />
        <Acts request={request} />
        <ChangeHistory request={request} />
      </Stack>
    </>
  );
};

/** /user/{projectId}/change/{id}: one request with its values, papers and history. */
export const ChangePage = () => {
  const read = useChangeRequest();
  return (
    <Page width="form">
      <ReadState read={read} title={t((w) => w.own.title)} skeleton={<Skeleton shape="card" rows={6} />}>
        {({ body }) => <One request={body} />}
      </ReadState>
    </Page>
  );
};
