import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import {
  isOfRequest,
  isRuled,
  reasonFor,
  requestReasonFor,
  type SectionTemplate,
} from '#bff/programmes/sections.ts';
import { isEnded, lockReason } from '../documentKinds.service.ts';
import { conditionFactsOf, requestFactsOf } from './conditionFacts.service.ts';
import type { FactsRow } from './myPageFacts.data.ts';

export type ConditionSection = FactsRow['sections'][number];

/**
 * What a condition does to one document: it is requested; an existing one becomes required; its reason changes;
 * it is no longer required; it is removed, if untouched.
 */
export type ConditionStep =
  | {
      readonly kind: 'ask';
      readonly template: SectionTemplate;
      readonly reason: string;
      /** The request whose paper it becomes; null: the undertaking's own. */
      readonly changeRequestId: number | null;
    }
  | {
      readonly kind: 'require';
      readonly section: ConditionSection;
      readonly reason: string;
      readonly isRequired: boolean;
    }
  | { readonly kind: 'reword'; readonly section: ConditionSection; readonly reason: string }
  | { readonly kind: 'release' | 'remove'; readonly section: ConditionSection };

const isUntouched = ({ status, submissionCount, submitterComment, hasFiles }: ConditionSection): boolean =>
  status === DocumentCheckStatus.Incomplete &&
  submissionCount === 0 &&
  submitterComment === null &&
  !hasFiles;

const whileTrue = (
  template: SectionTemplate,
  reason: string,
  sections: readonly ConditionSection[],
  changeRequestId: number | null = null,
): ConditionStep[] => {
  const asked = sections.find(({ requiredBecause }) => requiredBecause !== null);
  if (asked !== undefined) {
    return asked.requiredBecause === reason ? [] : [{ kind: 'reword', section: asked, reason }];
  }
  const [section] = sections;
  if (section === undefined) return [{ kind: 'ask', template, reason, changeRequestId }];
  return [{ kind: 'require', section, reason, isRequired: template.isRequired }];
};

const whileFalse = (sections: readonly ConditionSection[]): ConditionStep[] =>
  sections
    .filter(({ requiredBecause }) => requiredBecause !== null)
    .map((section) => ({ kind: isUntouched(section) ? 'remove' : 'release', section }));

/** A document of change requests: one for each; removed with its request. */
const stepsOfRequests = (row: FactsRow, template: SectionTemplate): ConditionStep[] => {
  const { condition, documentType } = template;
  if (!isOfRequest(condition)) return [];
  const sections = row.sections.filter((section) => section.documentType === documentType);
  const known = new Set(row.changeRequests.map(({ id }) => id));
  const steps = row.changeRequests.flatMap((request) => {
    const own = sections.filter(({ changeRequestId }) => changeRequestId === request.id);
    const reason = requestReasonFor(condition, requestFactsOf(row, request));
    if (reason === undefined) return [];
    return reason === null ? whileFalse(own) : whileTrue(template, reason, own, request.id);
  });
  const left = sections.filter(({ changeRequestId: id }) => id === null || !known.has(id));
  return [...steps, ...whileFalse(left)];
};

/** A document that a my page has once; yearly ones do not follow from conditions. */
const stepsOfUndertaking = (row: FactsRow, template: SectionTemplate): ConditionStep[] => {
  const { condition, documentType } = template;
  if (!isRuled(condition)) return [];
  const sections = row.sections.filter(
    (section) => section.documentType === documentType && !section.isOfDuty,
  );
  const reason = reasonFor(condition, conditionFactsOf(row));
  return reason === null ? whileFalse(sections) : whileTrue(template, reason, sections);
};

/**
 * What the conditions of its documents ask of an undertaking now. Documents that are settled stay as they are, and one
 * that somebody added or dropped by hand follows its condition only when that turns. An undertaking that has ended is
 * asked for nothing new.
 * @param templates the documents of its round
 */
export const conditionSteps = (row: FactsRow, templates: readonly SectionTemplate[]): ConditionStep[] => {
  if (isEnded(row.projectStatus)) return [];
  return templates.flatMap((template) => {
    const { documentType, kind, trigger } = template;
    if (trigger !== 'condition' || lockReason({ kind, documentType, myPage: row }) !== null) return [];
    return [...stepsOfUndertaking(row, template), ...stepsOfRequests(row, template)];
  });
};
