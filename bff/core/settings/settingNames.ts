/** Every variable of docs/operations.md, "Configuration": a test holds this list, that table and what is read the same. */
export const SETTING_NAMES: readonly string[] = [
  ...['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'DEMO', 'LOG_LEVEL', 'STOP_GRACE_MS', 'TRUSTED_PROXIES'],
  ...['PUBLIC_ORIGIN', 'PUBLIC_SITE', 'ENVIRONMENT_NAME', 'ONSITE_COPIES', 'PASSKEY_DOMAIN', 'OIDC_FILE'],
  ...[
    'DATABASE_URL',
    'DATABASE_POOLER',
    'DATABASE_DIRECT_URL',
    'DATABASE_CONNECTIONS',
    'DATABASE_REPLICA_URL',
  ],
  ...['S3_BUCKET', 'S3_PREFIX', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['AUDIT_KEY_FILE', 'AUDIT_ANCHOR_TO', 'SECRETS_KEY', 'SECRETS_LOST'],
  ...['MAIL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_BOUNCE_ADDRESS'],
  ...['CLAMD_ADDRESS', 'SCANNER_CALLS', 'SCAN_WAIT_MS', 'SUBMIT_SCAN_WAIT_MS'],
  ...['SHARE_WORKING', 'SHARE_WAITING', 'IMPORT_READERS', 'OWN_SECTIONS'],
  ...['DAY_FILES', 'DAY_FILES_MB', 'UNUSED_FILES', 'UNUSED_FILES_MB', 'UNUSED_FILES_HOURS'],
  ...['UPLOAD_INSPECTORS', 'UPLOAD_QUEUE', 'UPLOAD_INSPECT_MS', 'UPLOAD_INSPECT_MB'],
  ...['PAPER_PRINTERS', 'PAPER_QUEUE', 'PAPER_WAIT_MS', 'PAPER_MS', 'PAPER_MB'],
  ...['ADMIN_IDLE_MINUTES', 'USER_IDLE_MINUTES', 'SESSION_HOURS', 'STEP_UP_MINUTES'],
  ...['METRICS_PORT', 'METRICS_HOST', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'],
];

/** Shorter names have neighbours that mean something else: HOST and POST, PORT and PORTS. */
const MIN_LETTERS = 7;

/** Whether one letter more, one less, another one or two exchanged make one of the other. */
const isOneLetterOff = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const exchanged = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  return [
    [rest.slice(1), otherRest.slice(1)],
    [rest.slice(1), otherRest],
    [rest, otherRest.slice(1)],
    [exchanged, otherRest],
  ].some(([a, b]) => a === b);
};

/**
 * Whoever has misspelt a setting believes that it does something.
 * @throws Error naming the variable and the setting that it is one letter away from
 */
export const refuseMisspelt = (env: NodeJS.ProcessEnv): void => {
  const unknown = Object.keys(env).filter((name) => !SETTING_NAMES.includes(name));
  for (const name of unknown) {
    const meant = SETTING_NAMES.find(
      (setting) => setting.length >= MIN_LETTERS && isOneLetterOff(name, setting),
    );
    if (meant !== undefined)
      throw new Error(
        `${name} is no setting: ${meant} is. Correct its name, or take it out of the environment`,
      );
  }
};
