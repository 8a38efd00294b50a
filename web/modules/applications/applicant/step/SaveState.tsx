import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { color, leading, space, text, tone } from '#ui-kit/tokens/index.ts';
import { formatTime } from '#web/parts/text/format.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { DraftState, SaveStatus } from '../model/draftState.ts';
import type { DraftStore } from '../model/draftStore.ts';
import { useDraftState } from '../model/useDraft.ts';

const Line = styled.p<{ $needsCare: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${({ $needsCare }) => ($needsCare ? tone.warning.text : color.textMuted)};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  font-variant-numeric: tabular-nums;
`;

const icons: Record<SaveStatus, IconShape> = {
  idle: CloudCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  saved: CloudCheck,
  held: CloudOff,
  offline: CloudOff,
  failed: CircleAlert,
};

const wordsOf = ({ status, savedAt }: DraftState): string => {
  switch (status) {
    case 'idle':
      return t((w) => w.save.idle);
    case 'waiting':
    case 'saving':
      return t((w) => w.save.saving);
    case 'saved':
      return t((w) => w.save.saved, { time: formatTime(savedAt?.toISOString()) });
    case 'held':
      return t((w) => w.save.held);
    case 'offline':
      return t((w) => w.save.offline);
    case 'failed':
      return t((w) => w.save.failed);
  }
};

/** 保存済み 10:31, or what is happening to what was typed. Said politely, not at every key. */
export const SaveState = ({ draft }: { draft: DraftStore }) => {
  const state = useDraftState(draft);
  const needsCare = state.status === 'offline' || state.status === 'failed';
  return (
    <Line role="status" $needsCare={needsCare} data-status={state.status}>
      <Icon of={icons[state.status]} size={16} />
      <TextPart>{wordsOf(state)}</TextPart>
    </Line>
  );
};
