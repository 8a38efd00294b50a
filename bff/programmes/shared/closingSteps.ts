import type { FieldDefinition, FormStep } from '../familyTypes.ts';
import { boolean, choices, files } from './fields.ts';

export const documentsStep: FormStep = {
  id: 'documents',
  title: '添付書類',
  intro: '必要な書類は、これまでの入力に合わせて表示しています。1件50MBまで送れます。',
  sections: [{ id: 'files', title: '添付する書類', fields: [files('files', '添付書類')] }],
};

/** The last step: pledges, then the whole application is read once more and handed in. */
export const confirmStep = (pledges: readonly FieldDefinition[] = []): FormStep => ({
  id: 'confirm',
  title: '確認・提出',
  intro: '入力した内容を確認し、誓約のうえ提出します。',
  sections: [
    {
      id: 'survey',
      title: '本事業について',
      fields: [
        choices('howFound', '本事業を知ったきっかけ', {
          enumName: 'HowFound',
          help: 'あてはまるものをすべて選びます。',
          limits: { minItems: 1 },
        }),
      ],
    },
    {
      id: 'pledges',
      title: '誓約と同意',
      fields: [
        ...pledges,
        boolean('otherSubsidyUsed', '同一の内容で、国の他の補助を受けていません', { mustBeTrue: true }),
        boolean('antiSocialPledge', '暴力団等の反社会的勢力に該当しないことを誓約します', {
          mustBeTrue: true,
        }),
        boolean('termsAgreed', '公募要領と個人情報の取扱いに同意します', { mustBeTrue: true }),
      ],
    },
  ],
});
