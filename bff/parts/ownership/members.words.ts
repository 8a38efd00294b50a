/** Sentences about the members of an undertaking. */
export const memberMessages = {
  corporationUnknown: 'この企業は見つかりません。一覧から選択してください',
  isRepresentative: 'この企業は代表事業者です。構成員には、ほかの企業を選択してください',
  isMember: 'この企業は、すでに構成員です',
  hasUndertaking:
    'この企業は、同じ公募回の別の事業に参加しています。1つの企業が参加できる事業は、公募回ごとに1つです',
  ended: 'この事業は終了しているため、構成員を変更できません',
  hasLeft: 'この企業は、すでに構成員から外れています。画面を読み直してください',
  notMember: '参加中の構成員を選択してください',
  notOfMember: 'この書類は、構成員には求められません。代表事業者が提出します',
  ownDealsOnly: '入力できるのは、自社の取引だけです',
  papersStay:
    'この取引には、いまの構成員の証憑があります。ほかの構成員に見えてしまうため、構成員は変更できません。新しい明細を追加してください',
  dealOfOther: 'この番号は、ほかの事業者の取引です。取引と同じ事業者の証憑にしてください',
  tooMany: '構成員はこれ以上追加できません',
  forRepresentative: 'この操作は代表事業者が行います。必要なときは代表事業者へご連絡ください',
} as const;

/** Lines of a section's history about the member of whom it is asked. */
export const memberSectionTexts = {
  asked: (name: string): string => `構成員「${name}」の提出書類になりました`,
  ended: (name: string): string => `構成員「${name}」が外れたため、提出書類ではなくなりました`,
} as const;
