import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { formText } from '../formText.ts';
import { readKept, writeKept } from './keptTyping.ts';
import { useKeptPlace } from './useKeptPlace.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Brings back what was typed into a form of a page before a page load, and says so (see keptTyping.ts). */
export const KeepTyped = ({ names }: { names: readonly string[] }) => {
  const form = useForm();
  const { key, forget } = useKeptPlace(names.join(' '));
  const [isBack, setIsBack] = useState(false);

  useEffect(() => {
    const initial = form.getState().initialValues ?? {};
    const kept = readKept(window.sessionStorage, key, initial);
    const brought = Object.entries(kept ?? {}).filter(([name, value]) => !isSame(value, initial[name]));
    form.batch(() => {
      for (const [name, value] of brought) form.change(name, value);
    });
    setIsBack(brought.length > 0);
    // The form calls itself unchanged until fields that come later are there: what was brought back stays kept.
    let isFirst = brought.length > 0;
    const stop = form.subscribe(
      ({ dirty, values }) => {
        if (!isFirst) writeKept(window.sessionStorage, key, dirty ? values : null);
        isFirst = false;
      },
      { dirty: true, values: true },
    );
    return () => {
      stop();
      forget();
    };
  }, [form, key, forget]);

  if (!isBack) return null;
  const handleDrop = () => {
    form.reset();
    setIsBack(false);
  };
  return (
    <Notice
      role="status"
      title={formText((w) => w.kept.title)}
      actions={<Button onClick={handleDrop}>{formText((w) => w.kept.drop)}</Button>}
    >
      {formText((w) => w.kept.text)}
    </Notice>
  );
};
