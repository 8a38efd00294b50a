import { useForm } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { PaperFieldLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { placeOf } from './templateForm.ts';

type Field = components['schemas']['PaperField'];

type FieldPickerProps = {
  readonly fields: readonly Field[];
  /** The text that the field goes into: where its caret stands. */
  readonly area: { readonly current: HTMLTextAreaElement | null };
  readonly name: string;
};

/** What can be filled in, to press instead of to type. */
export const FieldPicker = ({ fields, area, name }: FieldPickerProps) => {
  const form = useForm();
  const insert = (field: Field): void => {
    const element = area.current;
    if (element === null) return;
    const { value, selectionStart, selectionEnd } = element;
    const place = placeOf(field);
    form.change(name, `${value.slice(0, selectionStart)}${place}${value.slice(selectionEnd)}`);
    const caret = selectionStart + place.length;
    // The new words are in the text when the form has drawn it.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(caret, caret);
    });
  };
  return (
    <Disclosure summary={t((w) => w.templates.fields)}>
      <Row gap={8}>
        {fields.map((field) => (
          <Button key={field} size="small" onClick={() => insert(field)}>
            {PaperFieldLabel[field]}
          </Button>
        ))}
      </Row>
    </Disclosure>
  );
};
