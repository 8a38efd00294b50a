import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { inspectionsText as t } from '../inspections.words.ts';

type InspectorChoiceProps = { readonly isMine: boolean; readonly onChange: (isMine: boolean) => void };

/** Everybody's inspections or one's own. */
export const InspectorChoice = ({ isMine, onChange }: InspectorChoiceProps) => (
  <SegmentedChoice
    label={t((w) => w.list.whose)}
    value={isMine ? 'mine' : 'all'}
    onValueChange={(value) => onChange(value === 'mine')}
    options={[
      { value: 'all', label: t((w) => w.list.all) },
      { value: 'mine', label: t((w) => w.list.mine) },
    ]}
  />
);
