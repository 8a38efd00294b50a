import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import { isConflict } from '#web/parts/api/errors.ts';
import type { SendResult } from '../sendResult.ts';
import type { FormValues } from '../values.ts';
import { FormConflict } from './FormConflict.tsx';
import { mergeForms } from './mergeForms.ts';
import type { Clash, Reread, Send } from './reread.ts';

/** The form holds the merged values and counts as changed against what is stored now. */
const begin = (form: FormApi<FormValues>, stored: FormValues, merged: FormValues): void =>
  form.batch(() => {
    form.initialize(stored);
    for (const [name, value] of Object.entries(merged)) form.change(name, value);
  });

/**
 * Sends a form on top of the version it began with. When somebody else was faster, what only one of the two changed
 * goes together by itself; about the rest the person decides, and nothing is lost.
 */
export const useReread = (send: Send, names: readonly string[], reread: Reread | undefined) => {
  const etag = useRef(reread?.etag ?? null);
  const [clash, setClash] = useState<Clash | null>(null);
  const sendOn = async (values: FormValues): Promise<SendResult> => {
    const result = await send(values, etag.current);
    if (result.isOk && result.etag !== undefined) etag.current = result.etag;
    return result;
  };
  const sendMerged = async (values: FormValues, form: FormApi<FormValues>): Promise<SendResult> => {
    setClash(null);
    const result = await sendOn(values);
    if (result.isOk || reread === undefined || !isConflict(result.error)) return result;
    const now = await reread.read();
    if (now === null) return result;
    const began = form.getState().initialValues ?? {};
    const { merged, clashes } = mergeForms(names, { began, typed: values, stored: now.values });
    etag.current = now.etag;
    begin(form, { ...began, ...now.values }, merged);
    if (clashes.length === 0) return sendOn(merged);
    setClash({ places: clashes, stored: now.values });
    return { isOk: false, error: null, isStopped: true };
  };
  const choice = clash !== null && reread !== undefined && (
    <FormConflict clash={clash} factOf={reread.factOf} onDecided={() => setClash(null)} />
  );
  return { sendMerged, choice, etag };
};
