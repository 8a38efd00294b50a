/** Why a paper of what is registered was not printed. */
export const madePaperMessages = {
  busy: 'ただいま大変混み合っていて、PDFを作成できませんでした。少し待ってから、もう一度お試しください',
  failed: 'PDFを作成できませんでした。少し待ってもできないときは、画面の文書を印刷してください',
} as const;
