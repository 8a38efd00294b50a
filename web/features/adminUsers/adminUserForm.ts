import { AdminType, Prefecture } from '#web/api/generated/enums.ts';
import { AdminUserCreateLimits } from '#web/api/generated/limits.ts';
import type { components } from '#web/api/generated/types.ts';
import {
  choicesOf,
  cleaned,
  type FormErrors,
  type FormValues,
  type Limits,
  textOf,
  validateLimits,
} from '#web/form/limits.ts';
import { adminUsersText as t } from './adminUsersText.ts';

type AdminUser = components['schemas']['AdminUser'];
type AdminUserCreate = components['schemas']['AdminUserCreate'];

/** Fields of the form, in their order. */
export const ADMIN_USER_FIELDS = [
  'type',
  'name',
  'email',
  'organization',
  'phone',
  'assignedPrefectures',
  'isActive',
  'sendPasswordMail',
] as const;

const LIMITS: Limits = AdminUserCreateLimits;

/** An administrator as the form holds him; a new one may log in and is told by mail. */
export const adminUserValues = (user: AdminUser | null): FormValues => ({
  type: user === null ? '' : String(user.type),
  name: user?.name ?? '',
  email: user?.email ?? '',
  organization: user?.organization ?? '',
  phone: user?.phone ?? '',
  assignedPrefectures: (user?.assignedPrefectures ?? []).map(String),
  isActive: user?.isActive ?? true,
  sendPasswordMail: true,
});

/** Whether the form speaks of an inspector: only they have prefectures. */
export const isInspector = (values: FormValues): boolean =>
  textOf(values, 'type') === String(AdminType.Inspector);

/** Limits of the contract, and that an inspector has somewhere to go. */
export const validateAdminUser = (values: FormValues): FormErrors => {
  const errors = validateLimits(values, LIMITS, ADMIN_USER_FIELDS);
  if (isInspector(values) && choicesOf(values, 'assignedPrefectures').length === 0) {
    errors.assignedPrefectures = t((w) => w.errors.prefectures);
  }
  return errors;
};

const bodyOf = (values: FormValues) => {
  const text = (name: string): string => cleaned(textOf(values, name), LIMITS[name] ?? {});
  const textOrNull = (name: string): string | null => (text(name) === '' ? null : text(name));
  const type = Object.values(AdminType).find((value) => String(value) === textOf(values, 'type'));
  if (type === undefined) throw new Error('The form let the type pass without a value');
  const chosen = choicesOf(values, 'assignedPrefectures');
  return {
    type,
    name: text('name'),
    email: text('email'),
    organization: textOrNull('organization'),
    phone: textOrNull('phone'),
    assignedPrefectures: isInspector(values)
      ? Object.values(Prefecture).filter((prefecture) => chosen.includes(String(prefecture)))
      : [],
    isActive: values.isActive === true,
  };
};

/** The body of a registration; the values must have passed `validateAdminUser`. */
export const newAdminUserBody = (values: FormValues): AdminUserCreate => ({
  ...bodyOf(values),
  sendPasswordMail: values.sendPasswordMail === true,
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the record. */
export const adminUserChange = (
  values: FormValues,
  user: AdminUser,
): components['schemas']['AdminUserUpdate'] =>
  Object.fromEntries(
    Object.entries(bodyOf(values)).filter(([name, value]) => !isSame(value, Reflect.get(user, name))),
  );
