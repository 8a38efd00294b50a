import type { RuleCase } from './ruleCase.ts';

export const peopleCases: RuleCase[] = [
  [
    'an administrator has one of the five types',
    'admin_user_type_check',
    (make) => make.adminUser({ type: 5 }),
  ],
  ['an administrator has a name', 'admin_user_name_check', (make) => make.adminUser({ name: ' ' })],
  [
    'an e-mail address is kept in small letters',
    'admin_user_email_check',
    (make) => make.adminUser({ email: 'Hanako@example.jp' }),
  ],
  [
    'an inspector is assigned to prefectures that exist',
    'admin_user_prefectures_check',
    (make) => make.adminUser({ assignedPrefectures: [13, 48] }),
  ],
  [
    'a deleted administrator cannot be active',
    'admin_user_deleted_check',
    (make) => make.adminUser({ deletedAt: new Date() }),
  ],
  ['a version counts from 1', 'admin_user_version_check', (make) => make.adminUser({ version: 0 })],

  [
    'a corporation is a corporation or an individual',
    'corporation_applicant_type_check',
    (make) => make.corporation({ applicantType: 2, corporateNumber: null }),
  ],
  [
    'a corporate number has a right check digit',
    'corporation_corporate_number_check',
    (make) => make.corporation({ corporateNumber: '7123456789021' }),
  ],
  [
    'a corporation of the legal kind has a corporate number',
    'corporation_number_by_type_check',
    (make) => make.corporation({ corporateNumber: null }),
  ],
  [
    'a legal form is one of the list',
    'corporation_legal_form_check',
    (make) => make.corporation({ legalForm: 16 }),
  ],
  [
    'a corporation has a name and its kana',
    'corporation_name_check',
    (make) => make.corporation({ nameKana: '' }),
  ],
  [
    'a postal code is seven digits',
    'corporation_postal_code_check',
    (make) => make.corporation({ postalCode: '100-0001' }),
  ],
  [
    'a prefecture is one of 47',
    'corporation_prefecture_check',
    (make) => make.corporation({ prefecture: 0 }),
  ],
  ['a fax number is a phone number', 'corporation_phone_check', (make) => make.corporation({ fax: '12345' })],
  [
    'an industry code begins with its group',
    'corporation_industry_check',
    (make) => make.corporation({ industryGroup: 9, industryCode: 7611 }),
  ],
  [
    'a business scale is one of the four',
    'corporation_business_scale_check',
    (make) => make.corporation({ businessScale: 4 }),
  ],
  ['capital is not negative', 'corporation_size_check', (make) => make.corporation({ capital: -1 })],
  [
    'a fiscal year ends in a month',
    'corporation_fiscal_month_check',
    (make) => make.corporation({ fiscalMonth: 13 }),
  ],
  [
    'a tax status is one of the four',
    'corporation_tax_status_check',
    (make) => make.corporation({ taxStatus: 4 }),
  ],
  [
    "a corporation's invoice number is T and its corporate number",
    'corporation_invoice_number_check',
    (make) => make.corporation({ invoiceNumber: 'T7999901000001' }),
  ],
  ['a version counts from 1', 'corporation_version_check', (make) => make.corporation({ version: 0 })],

  [
    'a corporation user has a name',
    'corporation_user_name_check',
    (make) => make.corporationUser({ name: '' }),
  ],
  [
    'an e-mail address has one @ and no blank',
    'corporation_user_email_check',
    (make) => make.corporationUser({ email: 'a b@example.jp' }),
  ],
  [
    'a mobile number begins with 070, 080 or 090',
    'corporation_user_phone_check',
    (make) => make.corporationUser({ mobile: '05012345678' }),
  ],
  [
    'a deleted corporation user cannot be active',
    'corporation_user_deleted_check',
    (make) => make.corporationUser({ deletedAt: new Date() }),
  ],
  [
    'a version counts from 1',
    'corporation_user_version_check',
    (make) => make.corporationUser({ version: 0 }),
  ],

  [
    'an applicant belongs to one of the four families',
    'application_user_family_check',
    (make) => make.applicationUser({ family: 'food' }),
  ],
  ['an applicant has a name', 'application_user_name_check', (make) => make.applicationUser({ name: '' })],
  [
    "an applicant's e-mail address is kept in small letters",
    'application_user_email_check',
    (make) => make.applicationUser({ email: 'A@example.jp' }),
  ],
  [
    'a deleted applicant cannot be active',
    'application_user_deleted_check',
    (make) => make.applicationUser({ deletedAt: new Date() }),
  ],
  [
    'a version counts from 1',
    'application_user_version_check',
    (make) => make.applicationUser({ version: 0 }),
  ],

  ['a view is of a list', 'list_view_list_check', (make) => make.listView({ list: '' })],
  ['a view has a name', 'list_view_name_check', (make) => make.listView({ name: ' ' })],
  [
    'a view keeps the end of an address',
    'list_view_search_check',
    (make) => make.listView({ search: 'q=みらい' }),
  ],
  ['a version counts from 1', 'list_view_version_check', (make) => make.listView({ version: 0 })],

  [
    'a list is ordered by an operation that saves one',
    'export_run_operation_check',
    (make) => make.exportRun({ operation: 'listMyPages' }),
  ],
  ['a file is made or not', 'export_run_status_check', (make) => make.exportRun({ status: 4 })],
  ['rows are counted from none', 'export_run_count_check', (make) => make.exportRun({ doneCount: -1 })],
  ['a list that was made has a file', 'export_run_file_check', (make) => make.exportRun({ status: 2 })],

  ['a further address has a name', 'mail_copy_name_check', (make) => make.mailCopy({ name: ' ' })],
  [
    'a further address is kept in small letters',
    'mail_copy_email_check',
    (make) => make.mailCopy({ email: 'Keiri@example.jp' }),
  ],
  [
    'a further address counts its versions from 1',
    'mail_copy_version_check',
    (make) => make.mailCopy({ version: 0 }),
  ],
];
