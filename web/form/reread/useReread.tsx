import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import type { Fact } from '#ui-kit/Facts/index.ts';
import { isConflict } from '#web/api/errors.ts';
import type { SendResult } from '../sendResult.ts';
import type { FormValues } from '../values.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { mergeForms } from './mergeForms.ts';

/** How a form finds out what somebody else has saved meanwhile. */
export type Reread = {
  /** The version that the form began with. */
  readonly etag: string | null;
  /** The record as it is now; null when it cannot be read. */
  readonly read: () => Promise<{ readonly values: FormValues; readonly etag: string | null } | null>;
  /** A field of the stored record in words. */
  readonly factOf: (name: string, stored: FormValues) => Fact;
};

export type Send = (values: FormValues, ifMatch: string | null) => Promise<SendResult>;

type Clash = {
  readonly names: readonly string[];
  readonly stored: FormValues;
  readonly form: FormApi<FormValues>;
};

/** The form holds the merged values and counts as changed against what is stored now. */
const begin = (form: FormApi<FormValues>, stored: FormValues, merged: FormValues): void =>
  form.batch(() => {
    form.initialize(stored);
    for (const [name, value] of Object.entries(merged)) form.change(name, value);
  });

/** The choice of a clash: one's own goes out at once, or the fields show what is stored. */
const decide = ({ names, stored, form }: Clash, isMine: boolean): void => {
  if (isMine) {
    void form.submit();
    return;
  }
  form.batch(() => {
    for (const name of names) form.change(name, stored[name]);
  });
};

/**
 * Sends a form on top of the version it began with. When somebody else was faster, fields that only one of the two
 * changed go together by themselves; about the others the person decides, and nothing is lost.
 */
export const useReread = (send: Send, names: readonly string[], reread: Reread | undefined) => {
  const etag = useRef(reread?.etag ?? null);
  const [clash, setClash] = useState<Clash | null>(null);
  const sendMerged = async (values: FormValues, form: FormApi<FormValues>): Promise<SendResult> => {
    setClash(null);
    const result = await send(values, etag.current);
    if (result.isOk || reread === undefined || !isConflict(result.error)) return result;
    const now = await reread.read();
    if (now === null) return result;
    const began = form.getState().initialValues ?? {};
    const { merged, clashes } = mergeForms(names, { began, typed: values, stored: now.values });
    etag.current = now.etag;
    begin(form, { ...began, ...now.values }, merged);
    if (clashes.length === 0) return send(merged, now.etag);
    setClash({ names: clashes, stored: now.values, form });
    return { isOk: false, error: null, isStopped: true };
  };
  const choice = clash !== null && reread !== undefined && (
    <ConflictChoice
      stored={clash.names.map((name) => reread.factOf(name, clash.stored))}
      onDecide={(isMine) => {
        setClash(null);
        decide(clash, isMine);
      }}
    />
  );
  return { sendMerged, choice };
};
