import type { Page } from 'playwright';
import { vi } from 'vitest';

/** Opens the mail that an applicant got when he registered, in a tab of its own, and follows its link. */
export const confirmAddress = async (page: Page): Promise<void> => {
  const mailbox = await page.context().newPage();
  // The mail leaves a moment after the registration.
  await vi.waitUntil(
    async () => {
      await mailbox.goto('/dev/mail');
      return (await mailbox.getByRole('link').count()) > 0;
    },
    { timeout: 60_000, interval: 100 },
  );
  await mailbox.getByRole('link').first().click();
  await mailbox.getByRole('link', { name: /confirm_token=/ }).click();
  await mailbox
    .getByText(/メールアドレスを確認しました|確認が済みました/)
    .first()
    .waitFor();
  await mailbox.close();
};
