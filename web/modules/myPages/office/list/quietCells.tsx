import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { DelayStatus, DelayStatusLabel, Priority, PriorityLabel } from '#web/parts/api/generated/enums.ts';
import { DelayStatusTag } from '#web/parts/status/DelayStatusTag.tsx';
import { PriorityTag } from '#web/parts/status/PriorityTag.tsx';

/*
 * What nobody must know takes no room in a list; only those who hear the row are told.
 */

/** A tag for those that are late. */
export const DelayCell = ({ status }: { status: DelayStatus }) =>
  status === DelayStatus.None ? (
    <VisuallyHidden>{DelayStatusLabel[status]}</VisuallyHidden>
  ) : (
    <DelayStatusTag status={status} />
  );

/** A tag for what comes before the rest. */
export const PriorityCell = ({ status }: { status: Priority }) =>
  status === Priority.P2 ? (
    <VisuallyHidden>{PriorityLabel[status]}</VisuallyHidden>
  ) : (
    <PriorityTag status={status} />
  );
