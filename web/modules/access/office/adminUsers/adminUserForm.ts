import type { Fact } from '#ui-kit/Facts/index.ts';
import { AdminType, AdminTypeLabel, PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import { AdminUserCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { changesOf, readerOf } from '#web/parts/form/recordBody.ts';
import { choicesOf, type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { adminUsersText as t } from './adminUsers.words.ts';

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

type AdminUserField = (typeof ADMIN_USER_FIELDS)[number];

const LIMITS: Limits = AdminUserCreateLimits;

/** Initial values; a new administrator may log in and gets an invitation by mail. */
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
  const { text, textOrNull, isOn, requiredMember } = readerOf<AdminUserField>(values, LIMITS);
  const chosen = choicesOf(values, 'assignedPrefectures');
  return {
    type: requiredMember('type', AdminTypeLabel),
    name: text('name'),
    email: text('email'),
    organization: textOrNull('organization'),
    phone: textOrNull('phone'),
    assignedPrefectures: isInspector(values)
      ? valuesOf(PrefectureLabel).filter((prefecture) => chosen.includes(String(prefecture)))
      : [],
    isActive: isOn('isActive'),
  };
};

/** The body of a registration; the values must have passed `validateAdminUser`. */
export const newAdminUserBody = (values: FormValues): AdminUserCreate => ({
  ...bodyOf(values),
  sendPasswordMail: values.sendPasswordMail === true,
});

const LABELS: Readonly<Record<AdminUserField, string>> = {
  type: t((w) => w.fields.type),
  name: t((w) => w.fields.name),
  email: t((w) => w.fields.email),
  organization: t((w) => w.fields.organization),
  phone: t((w) => w.fields.phone),
  assignedPrefectures: t((w) => w.fields.prefectures),
  isActive: t((w) => w.fields.isActive),
  sendPasswordMail: t((w) => w.fields.sendPasswordMail),
};

const MEMBERS: Readonly<Partial<Record<AdminUserField, MemberNames>>> = {
  type: AdminTypeLabel,
  assignedPrefectures: PrefectureLabel,
};

/** A field of an administrator in words. */
export const adminUserFact = (name: string, values: FormValues): Fact => {
  const field = ADMIN_USER_FIELDS.find((one) => one === name) ?? 'name';
  return { term: LABELS[field], value: inWords(values[name], MEMBERS[field]) };
};

/** Only what differs from the record. */
export const adminUserChange = (
  values: FormValues,
  user: AdminUser,
): components['schemas']['AdminUserUpdate'] => changesOf(bodyOf(values), user);
