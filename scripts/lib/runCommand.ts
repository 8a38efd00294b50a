/** Runs a command of an operator; what it throws is one sentence for him, and exit code 1. */
export const runCommand = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
