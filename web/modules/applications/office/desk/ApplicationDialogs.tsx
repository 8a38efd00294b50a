import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { TroubleNotice } from '#web/parts/desk/change/TroubleNotice.tsx';
import { DESK_KEYS } from '#web/parts/desk/keys/deskKeys.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { type KeyMeaning, KeysDialog } from '#web/parts/shortcuts/KeysDialog.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { applicantNameOf } from '../applicantName.ts';
import { applicationsText as t } from '../applications.words.ts';
import { ActionDialog } from '../decide/ActionDialog.tsx';
import { answeredItems, isDecision } from '../decide/afterPress.ts';
import { DecideDialog } from '../decide/DecideDialog.tsx';
import type { Application } from '../see/useApplication.ts';
import type { ApplicationDeskParts } from './useApplicationDesk.ts';

/** What the desk's keys mean here, where it is not the same as at a document. */
const MEANINGS: Readonly<Record<string, string>> = {
  J: t((w) => w.answers.next),
  K: t((w) => w.answers.previous),
  A: t((w) => w.answers.forward),
};

/** The desk's keys, with the way to the answers. */
const KEYS: readonly KeyMeaning[] = [
  ...DESK_KEYS.map(([key, meaning]): KeyMeaning => [key, MEANINGS[key] ?? meaning]),
  ['F', t((w) => w.answers.key)],
  ['↑ ↓', t((w) => w.answers.arrows)],
];

type DialogsProps = {
  readonly family: ApplicationFamilyName;
  readonly application: Application;
  readonly desk: ApplicationDeskParts;
  readonly onReload: () => void;
};

/** What the desk asks: before a return, a step with its answers, a decision, and anything that needs a reason. */
export const ApplicationDialogs = ({ family, application, desk, onReload }: DialogsProps) => {
  const { asking, isBusy, step } = desk.decisions;
  const { asked, close } = asking;
  const name = applicantNameOf(application);
  if (desk.keys.showsKeys) return <KeysDialog keys={KEYS} onClose={() => desk.keys.setShowsKeys(false)} />;
  if (asked === null) return null;
  if (isDecision(asked)) {
    return (
      <DecideDialog
        {...{ application, isBusy }}
        pressed={asked}
        trouble={<TroubleNotice change={desk.change} checklist={desk.checklist} onReload={onReload} />}
        onStep={step}
        onClose={close}
      />
    );
  }
  if (asked.action !== 'return' && asked.action !== 'passFormCheck') {
    return <ActionDialog {...{ application, family, name, onReload }} action={asked} onClose={close} />;
  }
  return <PlainQuestion {...{ application, desk }} action={asked.action} />;
};

type QuestionProps = Pick<DialogsProps, 'application' | 'desk'> & {
  readonly action: 'return' | 'passFormCheck';
};

/** Yes or no, with what the step is about. */
const PlainQuestion = ({ application, desk, action }: QuestionProps) => {
  const { asking, isBusy, due } = desk.decisions;
  const name = applicantNameOf(application);
  const isReturn = action === 'return';
  const send = isReturn ? asking.sendBack : asking.passWithAnswers;
  return (
    <ConfirmDialog
      isOpen
      title={t((w) => w.actions[action].title, { name })}
      confirmLabel={t((w) => w.actions[action].label)}
      cancelLabel={t((w) => w.decide.back)}
      isBusy={isBusy}
      onConfirm={() => void send().then(asking.close)}
      onCancel={asking.close}
    >
      {isReturn
        ? t((w) => w.decide.returnText, {
            name,
            count: desk.notes.findings.length,
            due: formatDay(due.day),
          })
        : t((w) => w.decide.passText, { count: answeredItems(application.returnItems).length })}
    </ConfirmDialog>
  );
};
