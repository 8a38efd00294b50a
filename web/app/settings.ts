import type { Variant } from '#web/parts/navigation/variant.ts';

/** What the server says about this installation, in meta elements of the page. */
export type Settings = {
  /** Nonce of the content security policy for style elements; empty where no policy is set. */
  readonly cspNonce: string;
  /** Shown in the shell outside production; empty in production. */
  readonly environmentName: string;
  /** Address of the product's public site, the way out when no log-in page fits; empty when there is none. */
  readonly publicSite: string;
};

/** Which product this is: the settings and the variant that the host chose. */
export type Installation = { readonly settings: Settings; readonly variant: Variant };

type Head = Pick<Document, 'querySelector'>;

const contentOf = (page: Head, name: string): string =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';

/** Whether people log in other than with a password too; only the log-in pages care, and ask how. */
export const hasLoginProviders = (page: Head): boolean => contentOf(page, 'login-providers') !== '';

/** Reads the meta elements of `web/index.html`. */
export const readSettings = (page: Head): Settings => ({
  cspNonce: contentOf(page, 'csp-nonce'),
  environmentName: contentOf(page, 'environment-name'),
  publicSite: contentOf(page, 'public-site'),
});
