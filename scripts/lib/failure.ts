/** Ends a script with the message of an unhandled error, without the stack, and status 1. */
export function tellFailures(): void {
  process.on('uncaughtException', (error) => {
    console.error(error.message);
    process.exit(1);
  });
}
