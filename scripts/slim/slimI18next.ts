import type { Plugin } from 'vite';
import { type Methods, withAnswers, withoutBranches, withoutMethods } from './cut.ts';

/**
 * Methods of i18next for what the product has none of: texts that are fetched (each comes with the script that shows
 * it), second languages, plurals, texts and formats inside a text, copies of the instance.
 */
const UNUSED_METHODS: Methods = {
  Logger: 'error deprecate clone',
  EventEmitter: 'off once',
  ResourceStore: 'removeNamespaces addResource addResources removeResourceBundle getResourceBundle toJSON',
  Translator: 'exists getUsedParamsDetails',
  LanguageUtil: 'clearCache getScriptPartFromCode',
  PluralResolver: 'clearCache getRule needsPlural getPluralFormsOfKey getSuffixes getSuffix',
  Interpolator: 'reset nest',
  Formatter: 'init add addCached format',
  Connector: 'queueLoad loaded read prepareLoading load reload loadOne saveMissing',
  I18n: 'reloadResources use hydrate getFixedT exists setDefaultNamespace hasLoadedNamespace loadNamespaces loadLanguages dir cloneInstance toJSON',
};

/** What the methods that are left ask for such things. */
const UNUSED_BRANCHES = [
  // Names of texts are names: no text of another namespace, no list of them, no selector of i18next's own.
  'wouldCheckForNsInKey && !seemsNaturalLanguage',
  "typeof opt !== 'object' && this.options.overloadTranslationOptionHandler",
  "typeof keys === 'function'",
  "lng?.toLowerCase() === 'cimode'",
  'returnDetails',
  // A text is one sentence: no object, no list. What is missing is told by parseMissingKeyHandler.
  'objectNotReturned && this.options.returnedObjectHandler',
  'isObjectHit && !objectNotReturned',
  'handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)',
  '!objectNotReturned && (usedKey || usedDefault || updateMissing)',
  // No formats of others, no processors, no texts inside a text, no plurals, no contexts.
  'this.i18nFormat?.parse',
  'this.i18nFormat?.addLookupKeys',
  'this.i18nFormat?.getResource',
  'opt.interpolation',
  'opt.nest !== false',
  'res != null && postProcessorNames?.length && opt.applyPostProcessor !== false',
  'needsPluralHandling',
  'needsContextHandling',
  // One language, known from the beginning, with its texts at hand.
  `!this.checkedLoadedFor[\`\${codes[0]}-\${ns}\`] && this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)`,
  "isString(code) && (code.includes('-') || code.includes('_'))",
  '!found && this.options.supportedLngs',
  'this.modules.languageDetector',
  'this.modules.i18nFormat',
  'this.backend && this.callbackApi === undefined && (this.backend.read || this.backend.create)',
  '!this.options.resources || this.options.partialBundledLanguages',
  '!lng && this.services.languageDetector && !this.services.languageDetector.async',
  '!lng && this.services.languageDetector && this.services.languageDetector.async',
];

/** What functions answer that look at the shape of names, at languages and at lists of options: all of them are known. */
const ANSWERS = {
  looksLikeObjectPath: 'true',
  keysFromSelector: 'undefined',
  deepFind: 'undefined',
  configuredLanguageCodes: '[]',
  isRefusedLanguageCode: 'false',
  transformOptions: 'options',
  assertSeparateArguments: 'undefined',
  deepExtend: 'target',
};

/** i18next without what nothing of the product calls; nearly half of the library, and every page has it. */
export const slimmedI18next = (code: string): string =>
  withAnswers(withoutBranches(withoutMethods(code, UNUSED_METHODS), UNUSED_BRANCHES), ANSWERS);

/** The build's i18next: `slimmedI18next`. */
export const slimI18next = (): Plugin => ({
  name: 'slim-i18next',
  apply: 'build',
  transform: { filter: { id: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ }, handler: slimmedI18next },
});
