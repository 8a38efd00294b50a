import { FORM_ERROR, type FormApi } from 'final-form';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '#web/parts/api/errors.ts';
import type { Reread, Send } from './conflict/reread.ts';
import { useReread } from './conflict/useReread.tsx';
import { ErrorList } from './errors/ErrorList.tsx';
import { RefusalNotice } from './errors/RefusalNotice.tsx';
import { fieldErrorsOf, submissionErrorsOf } from './errors/submitErrors.ts';
import { FormFrame } from './FormFrame.tsx';
import { LeaveGuard } from './unsaved/LeaveGuard.tsx';
import { RestoreTyped } from './unsaved/RestoreTyped.tsx';
import type { FormErrors, FormValues } from './values.ts';

/** What the server refused: as a whole, or at fields of the form too. */
export type Refusal = { readonly error: ApiError | null; readonly isAtFields: boolean };

type RecordFormProps = {
  /** Read once, when the form is mounted: give a new `key` to begin anew. */
  readonly initialValues: FormValues;
  /** The fields of the form, in their order on the page. */
  readonly names: readonly string[];
  /** Fields that stand for other properties of the contract: the server's refusals find them. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly validate: (values: FormValues) => FormErrors;
  /** `ifMatch` is for forms that read again (`reread`). */
  readonly onSend: Send;
  /** What was sent waits for a second person (domain 12): the form has nothing more to do. */
  readonly onProposed?: () => void;
  /** Makes two windows on one record agree. */
  readonly reread?: Reread;
  /** A form of a page: asks before it is left with changes. */
  readonly guardsLeaving?: boolean;
  /** Keeps what was typed over a page load; forms that guard leaving always do. */
  readonly keepsTyping?: boolean;
  /** Tells it from other forms of the same fields on the page ('user 5'), and keeps what was typed too. */
  readonly keptAs?: string;
  /** False where every message names its place itself. */
  readonly hasPlaces?: boolean;
  /** Fetches the record as it is now, after somebody else changed it; what was typed stays. For what is decided anew. */
  readonly onReload?: () => void;
  /** The heading of a refusal, where what failed is no saving: 結果を読み込めませんでした. */
  readonly failedTitle?: string;
  /** Says a refusal in the form's own words, in the place of the usual ones. */
  readonly renderRefusal?: (refusal: Refusal) => ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
};

type Sending = Pick<RecordFormProps, 'onSend' | 'onProposed' | 'names' | 'aliases' | 'reread'>;

/** The tries to send, and what the server said to the last one. */
const useSending = ({ onSend, onProposed, names, aliases, reread }: Sending) => {
  const { sendMerged, choice, etag } = useReread(onSend, names, reread);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const countTry = () => setAttempt((before) => before + 1);
  const send = async (values: FormValues, form: FormApi<FormValues>) => {
    setRefusal(null);
    const result = await sendMerged(values, form);
    if (result.isOk) {
      form.initialize(form.getState().values);
      result.afterwards?.();
      return undefined;
    }
    if (result.isProposed) {
      form.initialize(form.getState().values);
      onProposed?.();
      return undefined;
    }
    if (result.isStopped) return { [FORM_ERROR]: '' };
    const fields = fieldErrorsOf(result.error, names, aliases);
    const isAtFields = Object.keys(fields).length > 0;
    countTry();
    setRefusal({ error: result.error, isAtFields });
    return isAtFields ? submissionErrorsOf(fields) : { [FORM_ERROR]: '' };
  };
  return { attempt, countTry, refusal, forgetRefusal: () => setRefusal(null), choice, send, etag };
};

/**
 * The form of a record: one validation for all fields, errors listed on top after a try, the refusal of the
 * server in words. Fields are those of `inputs.tsx`.
 */
export const RecordForm = (props: RecordFormProps) => {
  const { id, initialValues, names, validate, guardsLeaving = false, onReload, children } = props;
  const { attempt, countTry, refusal, forgetRefusal, choice, send, etag } = useSending(props);
  const handleReload = (): void => {
    forgetRefusal();
    onReload?.();
  };
  const usualRefusal = ({ error, isAtFields }: Refusal): ReactNode =>
    isAtFields ? null : (
      <RefusalNotice error={error} onReload={onReload && handleReload} failedTitle={props.failedTitle} />
    );
  const { keptAs, hasPlaces = true, renderRefusal = usualRefusal } = props;
  const { keepsTyping = guardsLeaving || keptAs !== undefined } = props;
  return (
    <FormFrame
      {...{ initialValues, validate }}
      {...(id === undefined ? {} : { id })}
      onTry={countTry}
      onSubmit={send}
    >
      {guardsLeaving && <LeaveGuard />}
      {keepsTyping && <RestoreTyped names={names} keptAs={keptAs ?? ''} version={etag} />}
      <ErrorList names={names} attempt={attempt} hasPlaces={hasPlaces} />
      {refusal !== null && renderRefusal(refusal)}
      {choice}
      {children}
    </FormFrame>
  );
};
