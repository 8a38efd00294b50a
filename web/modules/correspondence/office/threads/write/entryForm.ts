import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { ThreadMessageKind } from '#web/parts/api/generated/enums.ts';
import { ThreadCallCreateLimits, ThreadMessageCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { joinInstant } from '#web/parts/form/instants.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';

type Entry = components['schemas']['ThreadMessageCreate'];

/** The fields of what the office writes, in their order. */
export const ENTRY_NAMES = [
  'kind',
  'callerName',
  'callerPhone',
  'calledAtDay',
  'calledAtTime',
  'body',
  'closes',
] as const;

/** The server names the call as a whole: what can be wrong with it is its time. */
export const ENTRY_ALIASES = { call: 'calledAtDay' } as const;

const { Call, Message, Note } = ThreadMessageKind;

export const emptyEntry = (kind: ThreadMessageKind = Message) => ({
  kind: String(kind),
  body: '',
  callerName: '',
  callerPhone: '',
  calledAtDay: '',
  calledAtTime: '',
  closes: false,
});

const LIMITS = {
  body: { ...ThreadMessageCreateLimits.body, isRequired: true },
  callerName: ThreadCallCreateLimits.callerName,
  callerPhone: ThreadCallCreateLimits.callerPhone,
};

export const kindOf = (values: FormValues): ThreadMessageKind => {
  const chosen = Number(textOf(values, 'kind'));
  return [Note, Call].find((kind) => kind === chosen) ?? Message;
};

/** A day without a time, or the other way round, is no moment. */
const momentErrors = (values: FormValues): FormErrors => {
  const [day, time] = [textOf(values, 'calledAtDay'), textOf(values, 'calledAtTime')];
  const problem = t((w) => w.write.calledAtBoth);
  if (day !== '' && time === '') return { calledAtTime: problem };
  return day === '' && time !== '' ? { calledAtDay: problem } : {};
};

export const validateEntry = (values: FormValues): FormErrors =>
  kindOf(values) === Call
    ? { ...validateLimits(values, LIMITS, ['callerName', 'callerPhone', 'body']), ...momentErrors(values) }
    : validateLimits(values, LIMITS, ['body']);

const callOf = (values: FormValues): Entry['call'] => {
  const calledAt = joinInstant(textOf(values, 'calledAtDay'), textOf(values, 'calledAtTime'));
  return {
    callerName: textOf(values, 'callerName').trim() || null,
    callerPhone: textOf(values, 'callerPhone').replaceAll(/[^0-9０-９]/g, '') || null,
    ...(calledAt === null ? {} : { calledAt }),
  };
};

/** What the contract takes. @param fileIds go with a message alone */
export const entryOf = (values: FormValues, fileIds: readonly string[]): Entry => {
  const kind = kindOf(values);
  return {
    kind,
    body: textOf(values, 'body').trim(),
    closes: values.closes === true,
    ...(kind === Call ? { call: callOf(values) } : {}),
    ...(kind === Message ? { fileIds: [...fileIds] } : {}),
  };
};
