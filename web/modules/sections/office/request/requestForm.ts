import { DocumentUploader, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formText } from '#web/parts/form/form.words.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import type { MyPage } from '../sectionTypes.ts';
import { requestDocumentText as t } from './requestDocument.words.ts';

type Schemas = components['schemas'];
type Rule = Schemas['Project']['documentRules'][number];

/** The representative among those of whom a document is asked. */
const REPRESENTATIVE = '';

/** What the business hands in; the papers of a deal come with the deal. */
const isAskable = ({ documentList, uploader, sectionKind }: Rule): boolean =>
  documentList === 'DocumentType' &&
  uploader === DocumentUploader.User &&
  sectionKind !== null &&
  sectionKind !== SectionKind.Voucher;

/** The documents of a round that one can ask for, as choices. */
export const documentOptions = (rules: readonly Rule[]) =>
  rules.filter(isAskable).map(({ documentType, label }) => ({ value: String(documentType), label }));

/** Of whom a document can be asked. */
export const memberOptions = ({ corporation, members }: Pick<MyPage, 'corporation' | 'members'>) => [
  { value: REPRESENTATIVE, label: t((w) => w.representative, { name: corporation.name }) },
  ...members.map(({ id, corporationName }) => ({ value: String(id), label: corporationName })),
];

export const REQUEST_FIELDS = ['documentType', 'memberId', 'dueOn', 'isRequired'] as const;

export const requestValues: FormValues = {
  documentType: '',
  memberId: REPRESENTATIVE,
  dueOn: '',
  isRequired: true,
};

export const validateRequest = (values: FormValues): FormErrors =>
  textOf(values, 'documentType') === '' ? { documentType: formText((w) => w.choose) } : {};

/** The request body; the values must have passed `validateRequest`. */
export const requestBody = (mypageID: number, values: FormValues): Schemas['AdminSectionCreate'] => {
  const [dueOn, memberId] = [textOf(values, 'dueOn'), textOf(values, 'memberId')];
  return {
    mypageID,
    // A choice of the round's rules, which are of the contract's list.
    documentType: Number(textOf(values, 'documentType')) as Schemas['DocumentType'],
    isRequired: values.isRequired === true,
    ...(dueOn === '' ? {} : { dueOn }),
    ...(memberId === REPRESENTATIVE ? {} : { memberId: Number(memberId) }),
  };
};
