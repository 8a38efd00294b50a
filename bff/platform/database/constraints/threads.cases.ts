import type { RuleCase } from './ruleCase.ts';

export const threadCases: RuleCase[] = [
  ['a thread has a subject', 'thread_subject_check', (make) => make.thread({ subject: ' ' })],
  ['a thread has a known status', 'thread_status_check', (make) => make.thread({ status: 3 })],
  [
    'a thread is of a my page or of an application',
    'thread_about_check',
    async (make) => make.thread({ applicationId: (await make.application()).id }),
  ],
  [
    'a thread with an applicant is about no document',
    'thread_about_check',
    async (make) => {
      const { id: applicationId } = await make.application();
      return make.thread({ mypageId: null, applicationId, sectionId: (await make.section()).id });
    },
  ],
  [
    'a thread waits for the office since some time, and no other does',
    'thread_waiting_check',
    (make) => make.thread({ status: 0 }),
  ],
  ['what was read was read at some time', 'thread_read_check', (make) => make.thread({ readMessageId: 1 })],
  ['versions count up from 1', 'thread_version_check', (make) => make.thread({ version: 0 })],
  ['a message says something', 'thread_message_body_check', (make) => make.threadMessage({ body: '\n' })],
  [
    'a message is of a known kind',
    'thread_message_kind_check',
    (make) => make.threadMessage({ kind: 3, authorKind: 'admin' }),
  ],
  [
    'only the office notes something for itself',
    'thread_message_author_check',
    (make) => make.threadMessage({ kind: 1 }),
  ],
  [
    'a call has its time, and nothing else has a caller',
    'thread_message_call_check',
    (make) => make.threadMessage({ callerName: '海風 花子' }),
  ],
  [
    'a template has a name and a text',
    'thread_template_texts_check',
    (make) => make.threadTemplate({ body: ' ' }),
  ],
  [
    'versions of templates count up from 1',
    'thread_template_version_check',
    (make) => make.threadTemplate({ version: 0 }),
  ],
  ['files come in order', 'thread_file_sequence_check', (make) => make.threadFile({ sequence: 0 })],
];
