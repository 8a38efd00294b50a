import { CorporationUserCreateLimits } from '#web/api/generated/limits.ts';
import type { components } from '#web/api/generated/types.ts';
import {
  cleaned,
  type FormErrors,
  type FormValues,
  type Limits,
  textOf,
  validateLimits,
} from '#web/form/limits.ts';

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

const LIMITS: Limits = CorporationUserCreateLimits;

/** A person as the form holds him; a new one may log in and is told by mail. */
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
  const text = (name: string): string => cleaned(textOf(values, name), LIMITS[name] ?? {});
  const textOrNull = (name: string): string | null => (text(name) === '' ? null : text(name));
  return {
    name: text('name'),
    nameKana: text('nameKana'),
    department: textOrNull('department'),
    title: textOrNull('title'),
    email: text('email'),
    phone: text('phone'),
    mobile: textOrNull('mobile'),
    isPrimary: values.isPrimary === true,
    isActive: values.isActive === true,
  };
};

/** The body of a registration; the values must have passed `validateUser`. */
export const newUserBody = (values: FormValues): CorporationUserCreate => ({
  ...bodyOf(values),
  projectId: Number(textOf(values, 'projectId')),
  sendPasswordMail: values.sendPasswordMail === true,
});

/** Only what differs from the record. */
export const userChange = (
  values: FormValues,
  user: CorporationUser,
): components['schemas']['CorporationUserUpdate'] =>
  Object.fromEntries(
    Object.entries(bodyOf(values)).filter(([name, value]) => value !== Reflect.get(user, name)),
  );
