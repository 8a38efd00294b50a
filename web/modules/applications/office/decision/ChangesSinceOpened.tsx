import { Facts } from '#ui-kit/Facts/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { ApplicationStatusLabel } from '#web/parts/api/generated/enums.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { Application } from '../detail/useApplication.ts';
import { decidedUpon } from './decidedUpon.ts';

const inWords = (application: Application) => [
  { term: t((w) => w.decide.status), value: ApplicationStatusLabel[application.status] },
  ...decidedUpon(application),
];

type Props = {
  /** As it was when the question was asked. */
  readonly opened: Application;
  readonly application: Application;
};

/** Changes by others since the dialog opened; nothing while the version is the same. */
export const ChangesSinceOpened = ({ opened, application }: Props) => {
  if (application.version === opened.version) return null;
  const before = inWords(opened);
  const changed = inWords(application).flatMap(({ term, value }, index) => {
    const old = before[index]?.value ?? '';
    return old === value
      ? []
      : [{ term, value: t((w) => w.decide.changedValue, { before: old, after: value }) }];
  });
  return (
    <Notice role="status" title={t((w) => w.decide.changed)}>
      <p>{changed.length === 0 ? t((w) => w.decide.changedNothing) : t((w) => w.decide.changedText)}</p>
      {changed.length > 0 && <Facts variant="pairs" facts={changed} />}
    </Notice>
  );
};
