import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import {
  AmountProposalKind,
  AmountProposalKindLabel,
  AmountProposalStatusLabel,
} from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { AmountProposalStatusTag } from '#web/parts/status/AmountProposalStatusTag.tsx';
import { formatDateTime, formatDifference, formatYen } from '#web/parts/text/format.ts';
import { AmountActions } from './AmountActions.tsx';
import { AmountSide } from './AmountSide.tsx';
import { amountsText as t } from './amounts.words.ts';
import type { AmountProposal } from './amountTypes.ts';
import { AllotmentTable, ExcludedTable, LinesTable } from './CalculationTables.tsx';
import { calculationSteps, paymentSteps } from './calculationSteps.ts';
import { StepList } from './StepList.tsx';

/** /admin/amount_proposal/:id — one amount with its calculation and its people. */
export const AmountPage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <OneAmount id={id} />;
};

const OneAmount = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/amount_proposal/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <>
          <Head proposal={body} onReload={() => void read.refetch()} />
          <Columns>
            <Stack gap={24}>
              <States proposal={body} />
              <Calculation proposal={body} />
              <History proposal={body} />
            </Stack>
            <AmountSide proposal={body} />
          </Columns>
        </>
      )}
    </ReadPage>
  );
};

type Props = { proposal: AmountProposal };

const titleOf = ({ kind, number }: AmountProposal): string =>
  t((w) => w.page.title, { kind: AmountProposalKindLabel[kind], number });

const Head = ({ proposal, onReload }: Props & { onReload: () => void }) => {
  const mayMove = useMayCall()('updateAmountProposal');
  const { mypage } = proposal;
  usePageTitle(`${mypage.corporationName} ${titleOf(proposal)}`);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[{ label: t((w) => w.list.title), href: adminPaths.amounts }, { label: mypage.displayCode }]}
        />
      }
      title={titleOf(proposal)}
      context={t((w) => w.page.context, { name: mypage.corporationName, plan: mypage.planTitle })}
      tags={<AmountProposalStatusTag status={proposal.status} />}
      actions={mayMove && <AmountActions {...{ proposal, onReload }} />}
    />
  );
};

const States = ({ proposal }: Props) => {
  const { isStale, isDeviating, isCarriedOver, returnReason, amount, calculatedAmount } = proposal;
  return (
    <>
      {isStale && (
        <Notice tone="warning" title={t((w) => w.page.stale)}>
          {t((w) => w.page.staleText)}
        </Notice>
      )}
      {returnReason !== null && (
        <Notice tone="warning" title={t((w) => w.page.returned)}>
          {returnReason}
        </Notice>
      )}
      {isDeviating && (
        <Notice tone="warning" title={t((w) => w.page.deviating)}>
          {t((w) => w.page.deviation, {
            calculated: formatYen(calculatedAmount),
            amount: formatYen(amount),
            difference: formatDifference(amount - (calculatedAmount ?? amount)),
            reason: proposal.deviationReason ?? '',
          })}
        </Notice>
      )}
      {isCarriedOver && (
        <Notice tone="info" title={t((w) => w.page.carriedOver)}>
          {t((w) => w.page.carriedOverText)}
        </Notice>
      )}
    </>
  );
};

/** The calculation line by line, what was not accepted, and for a grant what each category gets. */
const Calculation = ({ proposal }: Props) => {
  const { calculation, amount, kind, allotments } = proposal;
  const proposed = { term: t((w) => w.calculation.amount), value: formatYen(amount), isResult: true };
  if (calculation === null)
    return (
      <Card title={t((w) => w.calculation.steps)}>
        <StepList steps={[proposed]} />
      </Card>
    );
  const isGrant = kind === AmountProposalKind.GrantDecision;
  return (
    <>
      <Card title={t((w) => w.calculation.lines)}>
        <LinesTable {...{ calculation, isGrant }} />
      </Card>
      {calculation.excludedItems.length > 0 && (
        <Card title={t((w) => w.excluded.title)}>
          <ExcludedTable items={calculation.excludedItems} />
        </Card>
      )}
      <Card title={t((w) => w.calculation.steps)}>
        <StepList
          steps={[...calculationSteps(calculation), proposed, ...paymentSteps(calculation, amount)]}
        />
      </Card>
      {isGrant && (
        <Card title={t((w) => w.allotment.title)}>
          <AllotmentTable allotments={allotments} />
        </Card>
      )}
    </>
  );
};

const History = ({ proposal }: Props) => (
  <Card title={t((w) => w.page.history)}>
    <Facts
      facts={proposal.history.map(({ at, action, toStatus, actorName, comment }) => ({
        key: `${at} ${action}`,
        term: formatDateTime(at),
        value: (
          <>
            {t((w) => w.page.step, { status: AmountProposalStatusLabel[toStatus], name: actorName })}
            {comment !== null && <div>{comment}</div>}
          </>
        ),
      }))}
    />
  </Card>
);
