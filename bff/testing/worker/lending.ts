/** Whether a test file has the worker's server; apart from it, so that a file without a server loads none. */
export const lending = { isLent: false };
