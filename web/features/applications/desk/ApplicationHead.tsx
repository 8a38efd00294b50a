import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/navigation/adminPaths.ts';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { ApplicationStatusTag } from '#web/status/index.ts';
import { familyApplications } from '#web/text/familyApplications.ts';
import { formatDateTime, formatYen } from '#web/text/format.ts';
import { marks } from '#web/text/marks.ts';
import { applicantNameOf } from '../applicantName.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { ActionDialog } from '../decide/ActionDialog.tsx';
import { actionBarOf, type KnownAction } from '../decide/actions.ts';
import { ReturnDialog } from '../decide/ReturnDialog.tsx';
import type { Application } from './useApplication.ts';

type HeadProps = {
  readonly application: Application;
  readonly family: ApplicationFamilyName;
  /** Fetches it anew after somebody else changed it; what was typed meanwhile stays. */
  readonly onReload: () => void;
};

/** Code, applicant, status and what can be done now. */
export const ApplicationHead = (props: HeadProps) => {
  const { application, family } = props;
  const name = applicantNameOf(application);
  const code = application.displayCode ?? t((w) => w.list.noCode);
  usePageTitle(`${code} ${name}`);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: familyApplications(family), href: adminPaths.applications(family) },
            { label: `${code} ${name}` },
          ]}
        />
      }
      title={`${code}${marks.gap}${name}`}
      context={[
        application.submittedAt === null
          ? t((w) => w.page.notSubmitted)
          : t((w) => w.page.submitted, { at: formatDateTime(application.submittedAt) }),
        t((w) => w.page.amount, { amount: formatYen(application.subsidyAmount) }),
      ].join(marks.gap)}
      tags={<ApplicationStatusTag status={application.status} />}
      actions={<Actions {...props} name={name} />}
    />
  );
};

const Actions = (props: HeadProps & { name: string }) => {
  const { application } = props;
  const [chosen, setChosen] = useState<KnownAction | null>(null);
  const { forward, back, others } = actionBarOf(application.availableActions);
  const close = () => setChosen(null);
  return (
    <>
      {others.length > 0 && <MoreActions actions={others} onChoose={setChosen} />}
      {back !== null && <Button onClick={() => setChosen(back)}>{t((w) => w.actions.return.label)}</Button>}
      {forward !== null && (
        <Button
          variant="primary"
          reason={forward.allowed ? undefined : forward.reason}
          onClick={() => setChosen(forward)}
        >
          {t((w) => w.actions[forward.action].label)}
        </Button>
      )}
      {chosen?.action === 'return' && <ReturnDialog {...props} onClose={close} />}
      {chosen !== null && chosen.action !== 'return' && (
        <ActionDialog {...props} action={chosen} onClose={close} />
      )}
    </>
  );
};

type MoreActionsProps = { actions: readonly KnownAction[]; onChoose: (action: KnownAction) => void };

const MoreActions = ({ actions, onChoose }: MoreActionsProps) => (
  <Menu
    label={t((w) => w.page.more)}
    placement="bottom-end"
    items={actions.map((action) => ({
      id: action.action,
      label: t((w) => w.actions[action.action].label),
      isDanger: action.action === 'withdraw',
      onSelect: () => onChoose(action),
    }))}
    trigger={(props) => (
      <Button {...props} iconAfter={ChevronDown}>
        {t((w) => w.page.more)}
      </Button>
    )}
  />
);
