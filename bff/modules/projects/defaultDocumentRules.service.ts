import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { definitionFor } from '#bff/programmes/engine.ts';
import type { DocumentDefinition } from '#bff/programmes/familyTypes.ts';
import { sectionConditionTexts } from '#bff/programmes/sections/conditionTexts.ts';
import { type SectionTemplate, sectionTemplates } from '#bff/programmes/sections.ts';
import type { NewDocumentRule } from './projects.data.ts';

type Programme = { readonly programKind: number; readonly domainType: number };
type Rule = Omit<NewDocumentRule, 'sequence'>;

const applicationRequirement = ({ required, hint, label }: DocumentDefinition) => {
  if (required === 'always') return { requirement: 'required', condition: null };
  if (required === 'never') return { requirement: 'optional', condition: null };
  return { requirement: 'conditional', condition: hint ?? label };
};

const applicationRule = (document: DocumentDefinition): Rule => ({
  documentList: document.enumeration,
  documentType: document.value,
  sectionKind: null,
  uploader: 'applicant',
  ...applicationRequirement(document),
  dueRule: null,
  needsJmacCheck: true,
  needsMaffCheck: false,
  isInspected: false,
});

const sectionRequirement = ({ condition, isRequired }: SectionTemplate) => {
  if (condition) return { requirement: 'conditional', condition: sectionConditionTexts[condition] };
  return { requirement: isRequired ? 'required' : 'optional', condition: null };
};

const sectionRule = (template: SectionTemplate): Rule => ({
  documentList: 'DocumentType',
  documentType: template.documentType,
  sectionKind: template.kind,
  uploader: template.uploader,
  ...sectionRequirement(template),
  dueRule: template.due ?? null,
  needsJmacCheck: template.needsJmacCheck,
  needsMaffCheck: template.needsMaffCheck,
  isInspected: template.isInspected,
});

/** The documents of a programme as its definition has them: those of the application, then those of the my page. */
export const defaultDocumentRules = ({ programKind, domainType }: Programme): NewDocumentRule[] => {
  const facts = contractFacts();
  const definition = definitionFor({ programKind, domainType }, facts);
  const rules = [
    ...definition.documents.map(applicationRule),
    ...sectionTemplates({ programKind, domainType }, facts).map(sectionRule),
  ];
  return rules.map((rule, index) => ({ ...rule, sequence: index + 1 }));
};
