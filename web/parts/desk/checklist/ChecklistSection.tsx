import { ChevronDown, ChevronRight, CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { border, color, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { ChecklistResult, ReviewCategoryLabel } from '#web/parts/api/generated/enums.ts';
import type { ChecklistItem } from '../deskTypes.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { type ChecklistGroup, checklistGroups } from './checklist.ts';

const { None, Ok, Finding, NotApplicable } = ChecklistResult;

const Group = styled.div`
  border-top: ${border.normal};
  &:last-child { border-bottom: ${border.normal}; }
`;

const Head = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  width: 100%;
  min-height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
  text-align: left;
  & > span:last-child { margin-left: auto; }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[6]} 0 ${space[6]} calc(${space[24]} + ${size.rule});
  font-size: ${text[14]};
  /* No transparent border: forced colours would paint it on every item. */
  &[data-current='true'] {
    padding-left: ${space[24]};
    border-left: ${size.rule} solid ${color.focusRing};
    background: ${color.surfaceHover};
  }
  & > fieldset { flex: none; align-self: center; }
  ${media.belowMd} { & > fieldset { align-self: start; } flex-direction: column; align-items: stretch; padding-left: ${space[16]}; }
`;

const WriteButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textLink};
  font: inherit;
  text-decoration: underline;
`;

const options = [
  { value: String(Ok), label: t((w) => w.checklist.ok), tone: 'success' as const },
  { value: String(Finding), label: t((w) => w.checklist.finding), tone: 'warning' as const },
  {
    value: String(NotApplicable),
    label: t((w) => w.checklist.notApplicable),
    name: t((w) => w.checklist.notApplicableName),
    tone: 'neutral' as const,
  },
];

const resultOf = (value: string): ChecklistResult =>
  Object.values(ChecklistResult).find((result) => String(result) === value) ?? None;

const GroupState = ({ items, findings, left }: ChecklistGroup) => {
  if (findings > 0) {
    return (
      <StatusTag tone="warning" icon={Undo2} isQuiet>
        {t((w) => w.checklist.groupFinding, { count: findings })}
      </StatusTag>
    );
  }
  if (left > 0) {
    return (
      <StatusTag tone="neutral" icon={CircleDashed} isQuiet>
        {t((w) => w.checklist.groupLeft, { count: left })}
      </StatusTag>
    );
  }
  return (
    <StatusTag tone="success" icon={CircleCheck} isQuiet>
      {t((w) => w.checklist.groupOk, { done: items.length, total: items.length })}
    </StatusTag>
  );
};

type ChecklistSectionProps = {
  items: readonly ChecklistItem[];
  /** The item that the keys 1, 2 and 3 answer. */
  currentKey: string | null;
  /** Null for those who only look. */
  onAnswer: ((item: ChecklistItem, result: ChecklistResult) => void) | null;
  onCurrent: (key: string) => void;
  /** Items marked as findings about which nobody has begun to write. */
  unwritten: readonly ChecklistItem[];
  onWrite: (item: ChecklistItem) => void;
  /** Said below the list when nothing can be answered. */
  readOnlyReason: string;
};

/** What has to be checked, by review category. A category in which all is well folds itself. */
export const ChecklistSection = ({ items, readOnlyReason, ...rest }: ChecklistSectionProps) => (
  <section aria-labelledby="desk-checklist">
    <Stack gap={12}>
      <SectionHeading level={2} look={4} id="desk-checklist">
        {t((w) => w.checklist.title)}
      </SectionHeading>
      {items.length === 0 && (
        <Text size={14} tone="muted">
          {t((w) => w.checklist.none)}
        </Text>
      )}
      <div>
        {checklistGroups(items).map((group) => (
          <CategoryGroup key={group.category} group={group} {...rest} />
        ))}
      </div>
      {rest.onAnswer === null && items.length > 0 && (
        <Text size={14} tone="muted">
          {readOnlyReason}
        </Text>
      )}
    </Stack>
  </section>
);

type CategoryGroupProps = Omit<ChecklistSectionProps, 'items' | 'readOnlyReason'> & { group: ChecklistGroup };

type UnwrittenProps = { item: ChecklistItem; onWrite: ((item: ChecklistItem) => void) | null };

/** A mark without words tells the business nothing: it leads to its words. */
const Unwritten = ({ item, onWrite }: UnwrittenProps) => (
  <Text size={14} tone="warning">
    {t((w) => w.findings.unwritten)}
    {onWrite !== null && (
      <WriteButton type="button" onClick={() => onWrite(item)}>
        {t((w) => w.findings.write)}
      </WriteButton>
    )}
  </Text>
);

type ItemLineProps = Omit<CategoryGroupProps, 'group'> & { item: ChecklistItem };

const ItemLine = ({ item, currentKey, onAnswer, onCurrent, unwritten, onWrite }: ItemLineProps) => (
  <Item data-current={onAnswer !== null && item.key === currentKey} onFocus={() => onCurrent(item.key)}>
    <span>
      {item.label}
      {unwritten.includes(item) && <Unwritten item={item} onWrite={onAnswer && onWrite} />}
    </span>
    <SegmentedChoice
      label={item.label}
      options={onAnswer === null ? options.map((option) => ({ ...option, isDisabled: true })) : options}
      value={item.result === None ? '' : String(item.result)}
      onValueChange={(value) => onAnswer?.(item, resultOf(value))}
    />
  </Item>
);

const CategoryGroup = (props: CategoryGroupProps) => {
  const { group, currentKey } = props;
  const isSettled = group.left === 0 && group.findings === 0;
  const [isOpen, setIsOpen] = useState(!isSettled);
  const hasCurrent = group.items.some(({ key }) => key === currentKey);
  useEffect(() => {
    if (hasCurrent) setIsOpen(true);
  }, [hasCurrent]);
  return (
    <Group>
      <Head type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} />
        <TextPart>{ReviewCategoryLabel[group.category]}</TextPart>
        <GroupState {...group} />
      </Head>
      {isOpen && (
        <ul style={{ paddingBottom: space[8] }}>
          {group.items.map((item) => (
            <ItemLine key={item.key} item={item} {...props} />
          ))}
        </ul>
      )}
    </Group>
  );
};
