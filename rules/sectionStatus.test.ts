import { describe, expect, it } from 'vitest';
import { deriveSectionStatus, nextReviewer, type SectionReview } from './sectionStatus.ts';

const review = (
  reviewer: SectionReview['reviewer'],
  result: SectionReview['result'],
  isRequired = true,
): SectionReview => ({ reviewer, result, isRequired });

describe('deriveSectionStatus', () => {
  it('is Incomplete before the business hands in', () => {
    expect(deriveSectionStatus(false, [review('JMAC', 'Pending')])).toBe('Incomplete');
  });

  it('is Confirming while a reviewer before MAFF is open', () => {
    const reviews = [review('BackOffice', 'Confirmed'), review('JMAC', 'Pending'), review('MAFF', 'Pending')];
    expect(deriveSectionStatus(true, reviews)).toBe('Confirming');
    expect(nextReviewer(reviews)).toBe('JMAC');
  });

  it('is MAFFConfirming when only MAFF is open', () => {
    const reviews = [review('MAFF', 'Pending'), review('JMAC', 'Confirmed')];
    expect(deriveSectionStatus(true, reviews)).toBe('MAFFConfirming');
  });

  it('is Confirmed when all required reviewers confirmed, an optional one may be open', () => {
    const reviews = [review('JMAC', 'Confirmed'), review('Inspector', 'Pending', false)];
    expect(deriveSectionStatus(true, reviews)).toBe('Confirmed');
    expect(nextReviewer(reviews)).toBeNull();
  });

  it('is Rejected by any reviewer, whatever the others said', () => {
    const reviews = [review('JMAC', 'Confirmed'), review('Inspector', 'Rejected', false)];
    expect(deriveSectionStatus(true, reviews)).toBe('Rejected');
  });

  it('waits for somebody to look when no reviewer is set', () => {
    expect(deriveSectionStatus(true, [])).toBe('Confirming');
  });
});
