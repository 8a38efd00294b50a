/** A font that is read already: pdfkit takes one, and its types do not say so. */
declare namespace PDFKit.Mixins {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
