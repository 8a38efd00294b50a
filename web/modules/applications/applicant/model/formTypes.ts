import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type Family = Schemas['ApplicationFamily'];
export type FormDefinition = Schemas['FormDefinition'];
export type FormStep = Schemas['FormStep'];
export type FormSection = Schemas['FormSection'];
export type FormField = Schemas['FormField'];
export type FormCondition = Schemas['FormCondition'];
export type FormDocument = Schemas['FormDocument'];
export type PublicProject = Schemas['PublicProject'];
export type ReturnItem = Schemas['ReturnItem'];
export type ReturnAnswer = Schemas['ReturnAnswerInput'];
export type Receipt = Schemas['Receipt'];

/** Answers by wire name. Which a family has is known to its form, not to the compiler. */
export type Answers = Readonly<Record<string, unknown>>;

/** An application of any family: what all share, and its answers by name. */
export type Application = Schemas['ApplicationBase'] & Answers;

/** What the applicant can do to the application as a whole. */
export type ApplicantAction = NonNullable<Schemas['ApplicantCommand']['action']>;

/** Something to correct. `pointer` is a JSON Pointer into the answers, or `/files/<document>`. */
export type Finding = { readonly pointer: string; readonly message: string };
