import type { RuleCase } from './ruleCase.ts';

export const paperCases: RuleCase[] = [
  [
    'a template is of a known kind, its versions count from 1',
    'paper_template_choices_check',
    (make) => make.paperTemplate({ number: 0 }),
  ],
  [
    'a template says where the number stands',
    'paper_template_text_check',
    (make) => make.paperTemplate({ numberFormat: '交第号' }),
  ],
  ['versions of a seal count from 1', 'project_seal_number_check', (make) => make.projectSeal({ number: 0 })],
  [
    'a version of a seal has a picture with all that is known of it, or none',
    'project_seal_picture_check',
    (make) => make.projectSeal({ widthPx: 100 }),
  ],
  ['papers are numbered from 1', 'paper_number_choices_check', (make) => make.paperNumber({ lastNumber: 0 })],
  ['a paper is of a known kind', 'issued_paper_choices_check', (make) => make.issuedPaper({ kind: 10 })],
  [
    'a paper has a number to be called by',
    'issued_paper_text_check',
    (make) => make.issuedPaper({ number: ' ' }),
  ],
  [
    'a paper takes the place of an older one',
    'issued_paper_replaces_check',
    async (make) => {
      const { id: replacesId } = await make.issuedPaper();
      return make.issuedPaper({ id: replacesId - 1_000_000, replacesId });
    },
  ],
  [
    'only what is there can be opened',
    'issued_paper_opened_check',
    async (make) => {
      const { id: openedById } = await make.corporationUser();
      return make.issuedPaper({ openedById, openedAt: new Date() });
    },
  ],
  [
    'a paper is either a business’s or an applicant’s',
    'issued_paper_receiver_check',
    async (make) => make.issuedPaper({ applicationId: (await make.application()).id }),
  ],
];
