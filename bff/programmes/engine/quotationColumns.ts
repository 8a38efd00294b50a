import type {
  DocumentDefinition,
  FamilyData,
  FieldDefinition,
  FormSection,
  FormStep,
  Quotation,
} from '../familyTypes.ts';

/** Of one row: an offer with its pages as photos, and those of others. */
const MOST_FILES = 20;

const texts: { readonly [kind in Quotation]: Pick<FieldDefinition, 'name' | 'label' | 'help'> } = {
  own: { name: 'quotationFileIds', label: '見積書' },
  competing: { name: 'competitiveQuotationFileIds', label: '相見積書または理由書' },
};

/** Where one document holds both, the row takes both in one place. */
const BOTH = '1件50万円以上の経費です。見積書のほかに、相見積書（取れないときは理由書）もここに添付します。';
const ONE = '1件50万円以上の経費です。';

const columnOf = (
  { quotation, value }: DocumentDefinition,
  isAlone: boolean,
  atLeast: number,
): FieldDefinition[] => {
  if (quotation === null) return [];
  const isAsked = { field: 'amountTaxExcluded', atLeast };
  return [
    {
      ...texts[quotation],
      help: isAlone ? BOTH : ONE,
      type: 'fileList',
      documentType: value,
      required: { when: isAsked },
      visibleWhen: isAsked,
      limits: { maxItems: MOST_FILES },
    },
  ];
};

/**
 * The steps of a form with what each row of expenses names as its quotations, from the amount on that asks for them:
 * a column for every document of that kind. A programme without such a document has none.
 */
export const withQuotations = (
  { steps, money }: Pick<FamilyData, 'steps' | 'money'>,
  documents: readonly DocumentDefinition[],
): readonly FormStep[] => {
  const quotations = documents.filter(({ quotation }) => quotation !== null);
  const columns = quotations.flatMap((document) =>
    columnOf(document, quotations.length === 1, money.competitiveQuotationFromYen),
  );
  const withColumns = (field: FieldDefinition): FieldDefinition =>
    money.expenseLists.includes(field.name)
      ? { ...field, columns: [...(field.columns ?? []), ...columns] }
      : field;
  const withRows = (section: FormSection): FormSection => ({
    ...section,
    fields: section.fields.map(withColumns),
  });
  return steps.map((step) => ({ ...step, sections: step.sections.map(withRows) }));
};
