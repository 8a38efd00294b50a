-- A message whose signing secret cannot be read waits like one that did not arrive
ALTER TABLE "webhook_delivery"
  DROP CONSTRAINT "webhook_delivery_failure_check",
  ADD CONSTRAINT "webhook_delivery_failure_check" CHECK (
    "failure" IS NULL OR "failure" IN ('status', 'timeout', 'connection', 'address', 'off', 'secret')
  );
