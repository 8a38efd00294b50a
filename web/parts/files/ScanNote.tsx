import { TextPart } from '#ui-kit/Text/index.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { FileScanStatusTag } from '#web/parts/status/FileScanStatusTag.tsx';
import { filesText as t } from './files.words.ts';

type Unclean = Exclude<FileScanStatus, typeof FileScanStatus.Clean>;

const sentences: Record<Unclean, string> = {
  [FileScanStatus.Pending]: t((w) => w.scanning),
  [FileScanStatus.Infected]: t((w) => w.infected),
  [FileScanStatus.Rejected]: t((w) => w.rejected),
};

/** What a row says of a file that cannot be opened yet, or never: its state, and what it means. */
export const ScanNote = ({ status }: { status: Unclean }) => (
  <>
    <FileScanStatusTag status={status} /> <TextPart>{sentences[status]}</TextPart>
  </>
);
