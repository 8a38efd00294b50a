/** Features of a font may be switched off, too; pdfkit's types name only those that are switched on. */
declare namespace PDFKit.Mixins {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface PDFText {
    text(
      text: string,
      x: number,
      y: number,
      options: Omit<TextOptions, 'features'> & { readonly features: Readonly<Record<string, boolean>> },
    ): this;
  }
}
