import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import type { TaxReport } from '#web/modules/aftercare/shared/taxReports/taxReport.ts';
import { taxReportsText as t } from '#web/modules/aftercare/shared/taxReports/taxReports.words.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import type { Section } from '../../sectionTypes.ts';

/** The form is one of many papers': it comes in a script of its own. */
const dialog = createLazy(async () => (await import('./TaxDialog.tsx')).TaxDialog);

const isHandingIn = (action: string): boolean => action === 'submit' || action === 'resubmit';

type TaxOnBehalfProps = {
  readonly section: Section;
  readonly report: TaxReport;
  readonly etag: string | null;
  readonly onReload: () => void;
};

/** 報告を代わりに入力する: where the office may hand the report in for the business. */
export const TaxOnBehalf = (props: TaxOnBehalfProps) => {
  const [isOpen, setOpen] = useState(false);
  const offered = props.section.availableActions.find(
    ({ action, isOnBehalf }) => isOnBehalf === true && isHandingIn(action),
  );
  usePrefetch(dialog.load);
  if (offered === undefined) return null;
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t((w) => w.onBehalf.open)}
      </Button>
      {isOpen && <Lazy part={dialog} props={{ ...props, onClose: close }} onFailed={close} />}
    </div>
  );
};
