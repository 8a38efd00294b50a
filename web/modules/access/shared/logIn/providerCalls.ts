import type { Api } from '#web/parts/api/client.ts';
import type { components } from '#web/parts/api/generated/types.ts';

export type LoginProvider = components['schemas']['LoginProvider'];

/** What is refused stays on the screen instead of leading to the log-in again. */
const CREDENTIALS = { kind: 'credentials' } as const;

/** What logging in at a provider asks of the server. */
export const providerCallsOn = (api: Api) => ({
  startAdmin: async (provider: string, returnUrl: string | null): Promise<string> => {
    const call = { path: { provider }, body: { returnUrl } };
    const path = '/api/admin/session/login_provider/{provider}';
    return (await api.change('post', path, call, CREDENTIALS)).body.url;
  },
  startUser: async (
    provider: string,
    { projectId, returnUrl }: { readonly projectId: number | null; readonly returnUrl: string | null },
  ): Promise<string> => {
    const call = { path: { provider }, body: { projectID: projectId, returnUrl } };
    return (await api.change('post', '/api/user/session/login_provider/{provider}', call, CREDENTIALS)).body
      .url;
  },
  finishAdmin: async (provider: string, answer: string) => {
    const path = '/api/admin/session/login_provider/{provider}/finish';
    return (await api.change('post', path, { path: { provider }, body: { answer } }, CREDENTIALS)).body;
  },
  finishUser: async (provider: string, answer: string) => {
    const path = '/api/user/session/login_provider/{provider}/finish';
    return (await api.change('post', path, { path: { provider }, body: { answer } }, CREDENTIALS)).body;
  },
});
