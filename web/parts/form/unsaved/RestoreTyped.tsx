import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { formText } from '../form.words.ts';
import type { FormValues } from '../values.ts';
import { readKept, writeKept } from './unsavedTyping.ts';
import { useUnsavedSlot } from './useUnsavedSlot.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a form began with, and upon which version of its record; null where it has none. */
type Beginning = { readonly began: FormValues; readonly etag: string | null };

/** A form as it was when its page went. */
type Kept = Beginning & { readonly typed: FormValues };

const isChanged = ({ began, typed }: Kept): boolean => !isSame(began, typed);

/** The fields that were changed here; the others are as they are on the server by now. */
const typedIn = ({ began, typed }: Kept, now: FormValues): [string, FormValues[string]][] =>
  Object.entries(typed).filter(([name, value]) => !isSame(value, began[name]) && !isSame(value, now[name]));

type RestoreTypedProps = {
  readonly names: readonly string[];
  /** Tells forms of the same fields on one page apart: 'user 5'. */
  readonly keptAs: string;
  /** The version that the form sends upon. */
  readonly version: RefObject<string | null>;
};

type Place = Pick<RestoreTypedProps, 'version'> &
  Pick<ReturnType<typeof useUnsavedSlot>, 'key' | 'storage'> & { readonly isBack: boolean };

/** Keeps what is typed from now on. @returns ends it */
const keepOn = (form: FormApi<FormValues>, { storage, key, version, isBack }: Place): (() => void) => {
  // The form calls itself unchanged until fields that come later are there: what was brought back stays kept.
  let isFirst = isBack;
  return form.subscribe(
    ({ dirty, values, initialValues }) => {
      const now: Kept = { typed: values, began: initialValues ?? {}, etag: version.current };
      if (!isFirst) writeKept(storage, key, dirty ? now : null);
      isFirst = false;
    },
    { dirty: true, values: true, initialValues: true },
  );
};

/** Begins where the page went, so that what somebody else saved meanwhile is found when it is sent. */
const useBringBack = ({ names, keptAs, version }: RestoreTypedProps) => {
  const form = useForm<FormValues>();
  const { key, storage, forget } = useUnsavedSlot(`${keptAs} ${names.join(' ')}`);
  const [isBack, setIsBack] = useState(false);
  const read = useRef<Beginning>({ began: {}, etag: null });

  useEffect(() => {
    const began = form.getState().initialValues ?? {};
    const { current: etag } = version;
    read.current = { began, etag };
    const kept = readKept(storage, key, { began, typed: began, etag: null });
    const brought = kept !== null && isChanged(kept) ? typedIn(kept, began) : [];
    form.batch(() => {
      if (kept !== null && kept.etag !== null && brought.length > 0) {
        form.initialize(kept.began);
        version.current = kept.etag;
      }
      for (const [name, value] of brought) form.change(name, value);
    });
    setIsBack(brought.length > 0);
    const stop = keepOn(form, { storage, key, version, isBack: brought.length > 0 });
    return () => {
      stop();
      forget();
    };
  }, [form, key, storage, forget, version]);

  const drop = (): void => {
    version.current = read.current.etag;
    form.initialize(read.current.began);
    setIsBack(false);
  };
  return { isBack, drop };
};

/** Brings back what was typed into a form before a page load, and says so (see keptTyping.ts). */
export const RestoreTyped = (props: RestoreTypedProps) => {
  const { isBack, drop } = useBringBack(props);
  if (!isBack) return null;
  return (
    <Notice
      role="status"
      title={formText((w) => w.kept.title)}
      actions={<Button onClick={drop}>{formText((w) => w.kept.drop)}</Button>}
    >
      {formText((w) => w.kept.text)}
    </Notice>
  );
};
