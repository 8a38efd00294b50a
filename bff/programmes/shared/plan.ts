import type { FieldDefinition } from '../familyTypes.ts';
import { date, list, text, textarea } from './fields.ts';

export const planTitle = text('planTitle', '事業計画名', {
  help: '取組が分かる名前を付けます。採択されると公表します。',
  limits: { minLength: 1, maxLength: 50 },
});

/** Rows of a timetable; that they end in time is a rule of the family. */
export const scheduleOf = (label: string): FieldDefinition =>
  list('schedule', label, {
    help: '契約・発注は交付決定の後になります。最後の支払いまでを入力します。',
    limits: { minItems: 1, maxItems: 50 },
    columns: [
      date('startsOn', '開始'),
      date('endsOn', '終了'),
      text('activity', '活動', { limits: { minLength: 1, maxLength: 200 } }),
    ],
  });

export const planDetail = textarea('planDetail', '取組内容', {
  help: 'だれが、どこで、何を、どのように行うかを具体的に入力します。',
  limits: { minLength: 1, maxLength: 4000 },
});
