import { FileSearch, Landmark, Undo2 } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { Notice, type NoticeTone } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { ExpectedCheck } from '#web/parts/company/Expected.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { actionOf, type SectionMode } from './sectionMode.ts';
import { userSectionText as ts } from './userSection.words.ts';

type Words = {
  readonly title: string;
  readonly text: string;
  readonly tone: NoticeTone;
  readonly icon?: IconShape;
};

const notices: Record<Exclude<SectionMode, 'fresh' | 'returned'>, Words> = {
  confirming: {
    title: ts((w) => w.state.confirmingTitle),
    text: ts((w) => w.state.confirmingText),
    tone: 'info',
    icon: FileSearch,
  },
  maff: {
    title: ts((w) => w.state.maffTitle),
    text: ts((w) => w.state.maffText),
    tone: 'info',
    icon: Landmark,
  },
  confirmed: {
    title: ts((w) => w.state.confirmedTitle),
    text: ts((w) => w.state.confirmedText),
    tone: 'success',
  },
  waived: { title: ts((w) => w.state.waivedTitle), text: ts((w) => w.state.waivedText), tone: 'info' },
  notice: { title: ts((w) => w.state.noticeTitle), text: ts((w) => w.state.noticeText), tone: 'info' },
  awaited: { title: ts((w) => w.state.waitingTitle), text: ts((w) => w.state.waitingText), tone: 'info' },
  inspected: {
    title: ts((w) => w.state.inspectedTitle),
    text: ts((w) => w.state.inspectedText),
    tone: 'info',
  },
  inspection: {
    title: ts((w) => w.state.inspectorTitle),
    text: ts((w) => w.state.inspectorText),
    tone: 'info',
  },
};

type StateNoticeProps = {
  section: Section;
  etag: string | null;
  mode: Exclude<SectionMode, 'fresh' | 'returned'>;
};

const PullBackButton = ({ section, etag }: Pick<StateNoticeProps, 'section' | 'etag'>) => {
  const { run, isBusy } = useChange('patch', '/api/user/my_page/section');
  const { show } = useSnackbar();
  const handlePullBack = async () => {
    const result = await run({ body: { id: section.id, action: 'pullBack' } }, { ifMatch: etag });
    if (result.isOk) show({ message: ts((w) => w.state.pulledBack), severity: 'success' });
  };
  return (
    <Button icon={Undo2} isBusy={isBusy} onClick={() => void handlePullBack()}>
      {ts((w) => w.state.pullBack)}
    </Button>
  );
};

/** What happens to a paper that is not the business's turn, and the one thing that can still be done: pull it back. */
export const StateNotice = ({ section, etag, mode }: StateNoticeProps) => {
  const { title, text, tone, icon } = notices[mode];
  const pullBack = actionOf(section, 'pullBack');
  const canPullBack = mode === 'confirming' && pullBack?.allowed === true;
  return (
    <Notice
      tone={tone}
      title={title}
      {...(icon === undefined ? {} : { icon })}
      actions={canPullBack && <PullBackButton section={section} etag={etag} />}
    >
      <p>{text}</p>
      {(mode === 'confirming' || mode === 'maff') && (
        <ExpectedCheck mypageId={section.mypageId} sectionId={section.id} />
      )}
      {canPullBack && <p>{ts((w) => w.state.pullBackHint)}</p>}
      {mode === 'confirming' && !canPullBack && pullBack?.reason !== undefined && <p>{pullBack.reason}</p>}
      {section.onBehalf !== null && (
        <p>
          {ts((w) => w.state.onBehalf, {
            name: section.onBehalf.adminUserName,
            day: formatDay(section.onBehalf.at),
            reason: section.onBehalf.reason,
          })}
        </p>
      )}
    </Notice>
  );
};
