import type { Fact } from '#ui-kit/Facts/index.ts';
import { CorporationUserCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { inWords } from '#web/parts/form/conflict/inWords.ts';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { changesOf, readerOf } from '#web/parts/form/recordBody.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { corporationsText as t } from './corporations.words.ts';

type CorporationUser = components['schemas']['CorporationUser'];
type CorporationUserCreate = components['schemas']['CorporationUserCreate'];

/** Fields of the form, in their order; the round can be chosen only once. */
export const USER_FIELDS = [
  'projectId',
  'name',
  'nameKana',
  'department',
  'title',
  'email',
  'phone',
  'mobile',
  'isPrimary',
  'isActive',
  'sendPasswordMail',
] as const;

type UserField = (typeof USER_FIELDS)[number];

const LIMITS: Limits = CorporationUserCreateLimits;

/** Initial values; a new user may log in and gets an invitation by mail. */
export const userValues = (user: CorporationUser | null): FormValues => ({
  projectId: user === null ? '' : String(user.projectId),
  name: user?.name ?? '',
  nameKana: user?.nameKana ?? '',
  department: user?.department ?? '',
  title: user?.title ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  mobile: user?.mobile ?? '',
  isPrimary: user?.isPrimary ?? false,
  isActive: user?.isActive ?? true,
  sendPasswordMail: true,
});

/** Limits of the contract. */
export const validateUser = (values: FormValues): FormErrors => validateLimits(values, LIMITS, USER_FIELDS);

const bodyOf = (values: FormValues) => {
  const { text, textOrNull, isOn } = readerOf<UserField>(values, LIMITS);
  return {
    name: text('name'),
    nameKana: text('nameKana'),
    department: textOrNull('department'),
    title: textOrNull('title'),
    email: text('email'),
    phone: text('phone'),
    mobile: textOrNull('mobile'),
    isPrimary: isOn('isPrimary'),
    isActive: isOn('isActive'),
  };
};

/** The body of a registration; the values must have passed `validateUser`. */
export const newUserBody = (values: FormValues): CorporationUserCreate => ({
  ...bodyOf(values),
  projectId: Number(textOf(values, 'projectId')),
  sendPasswordMail: values.sendPasswordMail === true,
});

/** A field of a person in words. Only a new one has a round to choose, or gets the mail. */
export const userFact = (name: string, values: FormValues): Fact => {
  const field = USER_FIELDS.find((one) => one === name) ?? 'name';
  return { term: t((w) => w.userFields[field]), value: inWords(values[name]) };
};

/** Only what differs from the record. */
export const userChange = (
  values: FormValues,
  user: CorporationUser,
): components['schemas']['CorporationUserUpdate'] => changesOf(bodyOf(values), user);
