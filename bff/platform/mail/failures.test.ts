import { describe, expect, it } from 'vitest';
import { failureInAnswer, failureOf } from './failures.ts';
import { MailOffError, MailRefusedError } from './transport.ts';

const said = (facts: object) => Object.assign(new Error('Message failed'), facts);

describe('why a mail did not arrive', () => {
  it.each([
    ['550 5.1.1 no such user', 'unknownAddress'],
    ['550 No such user here', 'unknownAddress'],
    ['550 5.2.1 mailbox disabled', 'unknownAddress'],
    ['5.1.2 smtp; 550 Host unknown', 'unknownDomain'],
    ['556 5.1.10 null MX', 'unknownDomain'],
    ['452 4.2.2 mailbox full', 'mailboxFull'],
    ['552 over quota', 'mailboxFull'],
    ['550 5.7.1 blocked by policy', 'refused'],
    ['554 spam', 'refused'],
    ['451 try later', 'serverAway'],
    ['4.4.1 no answer from host', 'serverAway'],
    ['it rains', 'unknown'],
  ])('“%s” means %s', (answer, failure) => {
    expect(failureInAnswer(answer)).toBe(failure);
  });

  it('is what the mail library says where no server has answered', () => {
    expect(failureOf(said({ code: 'ECONNECTION' }))).toBe('serverAway');
    expect(failureOf(said({ code: 'EAUTH', response: '535 5.7.8 wrong password' }))).toBe('logIn');
    expect(failureOf(said({ code: 'EENVELOPE', response: '550 5.1.1 gone' }))).toBe('unknownAddress');
  });

  it('is the mail itself where it never left', () => {
    expect(failureOf(new MailRefusedError('the address is not one plain address'))).toBe('unsendable');
    const cause = said({ response: '554 5.7.1 no' });
    expect(failureOf(new MailRefusedError('no', { cause }))).toBe('refused');
    expect(failureOf('rain')).toBe('unknown');
    expect(failureOf(new MailOffError())).toBe('switchedOff');
  });
});
