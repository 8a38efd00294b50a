import { Text } from '#ui-kit/Text/index.ts';
import { expectedWords, type WaitingItem } from './expectedWords.ts';

type ExpectedLineProps = { readonly item: WaitingItem | undefined };

/** When something that waits is likely to be through; nothing while it is not known whether it waits. */
export const ExpectedLine = ({ item }: ExpectedLineProps) =>
  item === undefined ? null : <Text size={14}>{expectedWords(item)}</Text>;
