import { ChevronDown } from 'lucide-react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { marks } from '#web/parts/text/marks.ts';

type Filled = components['schemas']['ThreadTemplateFilled'];

/** The fields that the thread has nothing for, as long as they stand in the text. */
const leftIn = (text: string, templates: readonly Filled[]): string[] =>
  [...new Set(templates.flatMap(({ missing }) => missing).map((field) => `{${field}}`))].filter((field) =>
    text.includes(field),
  );

/** Puts the words of a template, filled for this thread, at the end of what stands in the answer. */
export const TemplateMenu = ({ threadId }: { readonly threadId: number }) => {
  const form = useForm<FormValues>();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const templates =
    useRead('/api/admin/thread/{id}/template', { path: { id: threadId } }).data?.body.items ?? [];
  if (templates.length === 0) return null;
  const written = textOf(values, 'body').trimEnd();
  const left = leftIn(written, templates);
  const take = ({ text }: Filled) => form.change('body', written === '' ? text : `${written}\n\n${text}`);
  return (
    <Stack gap={12}>
      <div>
        <Menu
          label={t((w) => w.templates.use)}
          items={templates.map((template) => ({
            id: String(template.id),
            label: template.name,
            onSelect: () => take(template),
          }))}
          trigger={(props) => (
            <Button {...props} size="small" iconAfter={ChevronDown}>
              {t((w) => w.templates.use)}
            </Button>
          )}
        />
      </div>
      {left.length > 0 && (
        <Notice tone="warning" title={t((w) => w.templates.left, { fields: left.join(marks.comma) })} />
      )}
    </Stack>
  );
};
