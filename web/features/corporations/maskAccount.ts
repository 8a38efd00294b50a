/** A Japanese account number shows its last three digits only (LOOK "Account numbers"). */
const SHOWN_DIGITS = 3;

/** "1234111" → ････111; what the server masked already keeps its shape. */
export const maskAccount = (accountNumber: string): string => `････${accountNumber.slice(-SHOWN_DIGITS)}`;
