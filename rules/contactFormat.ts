const MOBILE_AND_IP = /^(0[256789]0)(\d{4})(\d{4})$/;
const FREE_OR_NAVI = /^(0120|0570|0800|0990)(\d{3})(\d{3,4})$/;
const TOKYO_OSAKA = /^(0[36])(\d{4})(\d{4})$/;
/** Area codes of three digits that no four-digit code begins with; elsewhere the split is not known. */
const THREE_DIGIT_AREA = /^(011|044|045|052|075|078)(\d{3})(\d{4})$/;

/** 1234567 → 123-4567. */
export const formatPostalCode = (digits: string): string => digits.replace(/^(\d{3})(\d{4})$/, '$1-$2');

/** With hyphens where the split is known, else the digits as they are. */
export const formatPhone = (digits: string): string => {
  const patterns = [FREE_OR_NAVI, MOBILE_AND_IP, TOKYO_OSAKA, THREE_DIGIT_AREA];
  const match = patterns.map((pattern) => pattern.exec(digits)).find((found) => found !== null);
  return match ? match.slice(1).join('-') : digits;
};
