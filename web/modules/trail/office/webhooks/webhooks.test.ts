import { describe, expect, it } from 'vitest';
import { accountingWebhook } from '#web/mock/scenarios/trail/webhooks.ts';
import { WebhookEvent } from '#web/parts/api/generated/enums.ts';
import { eventsText } from './webhookColumns.tsx';
import { newWebhookBody, validateWebhook, webhookChange, webhookValues } from './webhookForm.ts';

describe('the form of an address', () => {
  it('changes nothing by opening and saving', () => {
    expect(webhookChange(webhookValues(accountingWebhook), accountingWebhook)).toEqual({});
    expect(validateWebhook(webhookValues(accountingWebhook))).toEqual({});
  });

  it('asks for a name, an address and something to tell', () => {
    expect(Object.keys(validateWebhook(webhookValues(null)))).toEqual(['name', 'url', 'events']);
  });

  it('sends events in the order of the contract', () => {
    const events = [WebhookEvent.PaymentPaid, WebhookEvent.ApplicationSubmitted];
    expect(newWebhookBody({ ...webhookValues(null), events }).events).toEqual([
      'applicationSubmitted',
      'paymentPaid',
    ]);
  });
});

describe('eventsText', () => {
  it('names the first and counts the others', () => {
    expect(eventsText([WebhookEvent.PaymentPaid])).toBe('支払済');
    expect(eventsText([WebhookEvent.PaymentPaid, WebhookEvent.SectionConfirmed])).toBe('支払済ほか1件');
  });
});
