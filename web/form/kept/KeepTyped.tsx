import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { formText } from '../formText.ts';
import { readKept, writeKept } from './keptTyping.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** Brings back what was typed into a form of a page before a page load, and says so (see keptTyping.ts). */
export const KeepTyped = ({ names }: { names: readonly string[] }) => {
  const form = useForm();
  const { key, forget } = useKeptPlace(names.join(' '));
  const [isBack, setIsBack] = useState(false);

  useEffect(() => {
    const kept = readKept(window.sessionStorage, key, form.getState().initialValues ?? {});
    if (kept !== null) {
      form.batch(() => {
        for (const [name, value] of Object.entries(kept)) form.change(name, value);
      });
      setIsBack(form.getState().dirty ?? false);
    }
    const stop = form.subscribe(
      ({ dirty, values }) => writeKept(window.sessionStorage, key, dirty ? values : null),
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
