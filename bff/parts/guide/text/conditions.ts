/**
 * The conditions of state machines, as the contract has them (`guard`, and the words in brackets beside who acts), in
 * Japanese. A test holds them to the contract: each has its sentence, and none is left over.
 */
export const conditionTexts: Readonly<Record<string, string>> = {
  // Amounts
  'not above its ceiling; what deviates from the calculation says why':
    '上限額を超えないこと。計算と違う金額には理由が要ります',
  'who checks did not propose; what it rests on is as it was':
    '起案した人とは別の人が確認します。計算のもとが変わっていないこと',
  'who approves neither proposed nor checked; what it rests on is as it was':
    '起案した人とも確認した人とも別の人が承認します。計算のもとが変わっていないこと',
  'reason; the system sets back what rests on something that has changed':
    '理由が要ります。計算のもとが変わったときは、システムが差し戻します',
  'the grant is decided, or the amount notified, with it':
    'この金額で、交付を決定するか、額の確定を通知します',

  // Applications
  'every field valid; every required document stored and scanned clean; before applicationClosesAt + grace (the first click counts); display code assigned; receipt issued':
    'すべての項目が正しく、必要な書類がすべて保存され、検査を通っていること。締切（applicationClosesAt と猶予）までに、最初に押したことが条件です。受付番号を付け、受付票を発行します',
  'no administrator has opened it; before the close': '事務局がまだ開いておらず、締切の前であること',
  'at least one return item (field, file, page or expense row) with a reason, and a due date; mail sent':
    '理由を添えた指摘（項目・ファイル・ページ・経費の行）が1件以上と、期限があること。メールを送ります',
  'every open return item answered; only the returned items changed':
    '未対応の指摘のすべてに回答し、指摘された項目だけを変えていること',
  'checklist complete, no open return item': 'チェック項目がすべて済み、未対応の指摘がないこと',
  'creates corporation (matched by 法人番号), corporation user, my page and its sections; the section of the adoption notice is made; result and password-setting mails sent':
    '企業（法人番号で照合）・企業ユーザー・マイページ・提出書類を作り、採択通知の書類を作ります。結果と、パスワード設定のメールを送ります',
  'the applicant is told by mail': '応募者にメールで知らせます',
  'reason; an adopted one only while its my page has no submitted section; mails of the decision that have not left yet are not sent':
    '理由が要ります。採択したものは、マイページで書類がまだ1件も提出されていない間だけです。まだ出ていない結果のメールは送りません',
  'reason; an adopted one cancels its my page': '理由が要ります。採択したものは、マイページも中止になります',

  // Bulk runs
  'at least one row can be done': '行える行が1件以上あること',
  'the rows that are left are skipped': '残りの行は行いません',
  'no row is left': '残りの行がないこと',
  'reason; at least one of the rows is done': '理由が要ります。済んだ行が1件以上あること',
  'no row is left to take back; some stay done': '元に戻す行が残っておらず、済んだままの行があること',
  'no row is left that is done': '済んだままの行がないこと',

  // Change requests
  'kind (plan, budget, profile, delay, suspension, abolition, withdrawal), before and after values, documents of that kind':
    '種類（計画・経費の配分・登録事項・遅延・中断・廃止・取下げ）と、変更の前後の内容、その種類の書類があること',
  'over the minor-change limit, delay past the fiscal year, suspension':
    '軽微な変更の範囲を超えるとき、年度をまたぐ遅延のとき、中断のとき',
  'applies the after values in the same transaction': '変更後の内容を、同時に反映します',

  // Delay
  'plannedCompletionOn passed without completionOn, or a required section overdue by 3 business days or more; the causing items are listed':
    '完了日（completionOn）がないまま完了予定日（plannedCompletionOn）を過ぎたとき、または必要な書類が期限を3営業日以上過ぎたとき。原因を一覧にします',
  'forecast past completionDeadline, or 30 days or fewer left with phase None, or a report overdue by 10 business days or more':
    '完了の見込みが完了期限（completionDeadline）を過ぎるとき、残り30日以内で未着手のとき、または報告が期限を10営業日以上過ぎたとき',
  'reason when by hand': '人が変えるときは、理由が要ります',
  'nothing overdue': '期限を過ぎたものがないこと',
  'on Rejected or Canceled, or reason': '不採択か中止のとき、または理由を添えたとき',
  'on reinstate': '取消しを元に戻したとき',

  // Documents
  'at least one file, all stored and clean, extensions allowed for the document type; every open return item answered; receipt issued':
    'ファイルが1件以上あり、すべて保存されて検査を通り、その書類で使える拡張子であること。未対応の指摘のすべてに回答していること。受付票を発行します',
  'no administrator has opened it; the items answered with it are open again':
    '事務局がまだ開いていないこと。回答した指摘は、未対応に戻ります',
  'at least one return item with review category and reason, and a due date; notification and mail sent':
    '分類と理由を添えた指摘が1件以上と、期限があること。お知らせとメールを送ります',
  'checklist complete, no open return item, checker is not the on-behalf submitter, type needs no MAFF check':
    'チェック項目がすべて済み、未対応の指摘がなく、代行で提出した人とは別の人が確認すること。農林水産省の確認が要らない書類であること',
  'type needs the MAFF check; checklist complete; no open return item; checker is not the on-behalf submitter':
    '農林水産省の確認が要る書類であること。チェック項目がすべて済み、未対応の指摘がなく、代行で提出した人とは別の人が確認すること',
  'JMAC records an off-line answer with its evidence':
    '画面の外での回答は、事務局（JMAC）が証拠とともに記録します',
  'comment; MAFF never returns straight to the business':
    'コメントが要ります。農林水産省から企業へ、直接差し戻すことはありません',
  'every open return item answered; the old file version stays in history':
    '未対応の指摘のすべてに回答していること。前のファイルは履歴に残ります',
  'phase not Finalled; reason': '進行段階が額の確定（Finalled）より前であること。理由が要ります',
  'own inspection report': '自分の検査の報告書のとき',
  'types that need no JMAC check': 'JMACの確認が要らない書類のとき',

  // Inspections
  'result set; at the end every item has its before and after photos where the expense type needs them; at an on-site audit who was there and what was found':
    '検査結果があること。完了検査では、写真が要る経費の項目すべてに実施前と実施後の写真があること。実地調査では、立ち会った人と分かったことがあること',
  comment: 'コメントが要ります',
  'approver is not the inspector': '検査した人とは別の人が承認します',
  'reason; amount not notified where it rests on it':
    '理由が要ります。この検査にもとづく額の確定を、まだ通知していないこと',

  // Payments
  "projectStatus NotifiedAmount and payment request section submitted, or payment on estimate within the round's share of the grant; bank account present; sum of payments within the amount":
    '額の確定を通知済みで、請求の書類が提出されていること。または、概算払で、公募回の割合の範囲内であること。口座があり、支払の合計が金額を超えないこと',
  'checker did not enter it; account verified against the passbook copy; claim Confirmed':
    '入力した人とは別の人が確認します。口座を通帳の写しと照らし、請求書が確認済みであること',
  'approver neither entered nor checked it; account unchanged since the check':
    '入力した人とも確認した人とも別の人が承認します。確認のあとで口座が変わっていないこと',
  'in a batch: 全銀 120-byte file, totals equal': '振込ファイル（全銀120バイト）にまとめ、合計が一致すること',
  'bank result': '銀行の結果があること',
  'bank result or reversal, with its reason; a paid one only while nothing of it is ordered back':
    '銀行の結果（不能）または組戻しがあり、理由が要ります。支払済のものは、返還の起案や命令がないときに限ります',
  'account corrected or verified anew': '口座を直すか、確認し直していること',

  // Progress
  'startOn set on or after grantDecisionOn (or an early-start section Confirmed)':
    '着手日（startOn）が交付決定日（grantDecisionOn）以後であること。または、事前着手の書類が確認済みであること',
  'completionOn set': '完了日（completionOn）があること',
  'amount notified; sections of grant to result are locked':
    '額の確定を通知したこと。交付申請から実績報告までの書類は、変えられなくなります',
  'amendAmount; reason': '額を改めるとき（amendAmount）。理由が要ります',

  // Undertakings
  'an approved proposal of the grant; the business told': '承認された交付額の案があること。企業に知らせます',
  'all required Grant, Result and Voucher sections Confirmed; inspection report Passed, or PassedWithRemarks and closed; no open change request; nothing to be put right in the deals of which money is claimed, unless taken with a reason':
    '必要な交付・実績・証憑の書類がすべて確認済みであること。検査が合格、または指摘付きの合格で対応済みであること。審査中の変更申請がないこと。補助金を求める取引に直すものがないこと（理由を付けて認めたものを除きます）',
  'an approved proposal of the confirmed amount; nothing in MAFFConfirming; the section of the confirmation notice is made and the business told; phase becomes Finalled':
    '承認された確定額の案があり、農林水産省の確認中のものがないこと。確定通知の書類を作り、企業に知らせます。進行段階は額の確定（Finalled）になります',
  'reason; no payment exported': '理由が要ります。振込ファイルに入れた支払がないこと',
  'sum of payments Paid = confirmedAmount; claim for payment Confirmed; bank account verified':
    '支払済の合計が確定額（confirmedAmount）と等しいこと。請求書が確認済みで、口座が照合済みであること',
  'reason; a payment Failed, so that less than confirmedAmount is Paid, and no recovery open':
    '理由が要ります。振込不能の支払があり、支払済の合計が確定額（confirmedAmount）に満たず、終わっていない返還がないこと',
  'property ledger and label (if any property), tax deduction report with its evidence (general taxation) and effect report Confirmed':
    '取得財産の台帳と表示（財産があるとき）、消費税の仕入控除の報告とその根拠（一般課税のとき）、事業効果の報告が確認済みであること',
  'reason; delay becomes Exit': '理由が要ります。遅延の状態は対象外（Exit）になります',
  'reason (often from a withdrawal or suspension request); no payment exported; delay becomes Exit':
    '理由が要ります（取下げや中断の申請によることが多いものです）。振込ファイルに入れた支払がないこと。遅延の状態は対象外（Exit）になります',
  'reason, MAFF-confirmed document, recovery amount': '理由、農林水産省が確認した書類、返還額が要ります',
  'reason; after a revocation all that was paid is recovered':
    '理由が要ります。取消しのあとでは、支払った額の全部が返還されていること',

  // Property
  'the piece is restricted; planned day, why, to whom; its paper handed in':
    '処分が制限されている財産であること。予定日・理由・相手先があり、書類が提出されていること',
  'what has to be paid back is fixed, its paper confirmed': '返納額が決まり、書類が確認済みであること',
  'another person than who fixed the amount or entered the request for the business; the ministry has seen it, but for a disaster; the ledger and the order to pay back follow in the same transaction':
    '返納額を決めた人とも、企業に代わって入力した人とも別の人が承認します。災害のとき以外は、農林水産省が確認していること。台帳と返還命令は、同時に記録します',
  'every column is filled in, or it is said why the row is none of the ledger':
    'すべての欄が入力されているか、台帳に載せない理由があること',
  'reason; not disposed of, and no disposal is asked for':
    '理由が要ります。処分しておらず、処分の申請もないこと',
  'every column is right; another person than who entered it':
    'すべての欄が正しいこと。入力した人とは別の人が確認します',
  'reason; another person than who entered it': '理由が要ります。入力した人とは別の人が行います',

  // Recoveries
  'amount within what was paid, claim reason, due date, where to pay, document':
    '返還額が支払った額を超えないこと。返還の理由・納付期限・納付先・書類があること',
  'another person than who submitted it; the business is told in the same transaction':
    '起案した人とは別の人が承認します。同時に、企業に知らせます',
  'nothing left, every receipt checked by another person':
    '残りがなく、すべての納付を、記録した人とは別の人が確認していること',
  'a receipt was taken back': '納付の記録を取り消したとき',
  'the whole order was lifted by two people': '2人で、命令の全部を免除したとき',

  reason: '理由が要ります',

  // Erasures
  'who approves did not propose': '起案した人とは別の人が承認します',
  'what is not erased yet is left': 'まだ廃棄していない記録は、そのまま残ります',
  'no record is left': '対象の記録がすべて済んでいること',
};
