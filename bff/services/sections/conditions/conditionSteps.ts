import type { FactsRow } from '#bff/data/myPages/myPageFacts.ts';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { isRuled, reasonFor, type SectionTemplate, type UndertakingFacts } from '#bff/programmes/sections.ts';
import { lockReason } from '../documentKinds.ts';

export type ConditionSection = FactsRow['sections'][number];

/**
 * What a condition does to one document: it is asked for; one that is there becomes necessary; the reason is another
 * one; it is no longer necessary; it falls away, because nobody has touched it.
 */
export type ConditionStep =
  | { readonly kind: 'ask'; readonly template: SectionTemplate; readonly reason: string }
  | {
      readonly kind: 'require';
      readonly section: ConditionSection;
      readonly reason: string;
      readonly isRequired: boolean;
    }
  | { readonly kind: 'reword'; readonly section: ConditionSection; readonly reason: string }
  | { readonly kind: 'release' | 'remove'; readonly section: ConditionSection };

const isUntouched = ({ status, submissionCount, submitterComment, files }: ConditionSection): boolean =>
  status === DocumentCheckStatus.Incomplete &&
  submissionCount === 0 &&
  submitterComment === null &&
  files.length === 0;

const whileTrue = (
  template: SectionTemplate,
  reason: string,
  sections: readonly ConditionSection[],
): ConditionStep[] => {
  const asked = sections.find(({ requiredBecause }) => requiredBecause !== null);
  if (asked !== undefined) {
    return asked.requiredBecause === reason ? [] : [{ kind: 'reword', section: asked, reason }];
  }
  const [section] = sections;
  if (section === undefined) return [{ kind: 'ask', template, reason }];
  return [{ kind: 'require', section, reason, isRequired: template.isRequired }];
};

const whileFalse = (sections: readonly ConditionSection[]): ConditionStep[] =>
  sections
    .filter(({ requiredBecause }) => requiredBecause !== null)
    .map((section) => ({ kind: isUntouched(section) ? 'remove' : 'release', section }));

/**
 * What the conditions of its documents ask of an undertaking now. Documents that are settled stay as they are, and one
 * that somebody added or dropped by hand follows its condition only when that turns.
 * @param templates the documents of its round
 */
export const conditionSteps = (
  row: FactsRow,
  templates: readonly SectionTemplate[],
  facts: UndertakingFacts,
): ConditionStep[] =>
  templates.flatMap((template) => {
    const { condition, documentType, kind, trigger } = template;
    if (trigger !== 'condition' || !isRuled(condition)) return [];
    if (lockReason({ kind, documentType, myPage: row }) !== null) return [];
    const sections = row.sections.filter((section) => section.documentType === documentType);
    const reason = reasonFor(condition, facts);
    return reason === null ? whileFalse(sections) : whileTrue(template, reason, sections);
  });
