import type { Logger } from 'pino';
import type { Actor, SessionContext } from './actor.ts';
import type { AdmissionQueue } from './admissionQueue.ts';
import type { AuditInput } from './audit/auditEntry.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Events, Questions } from './events.ts';
import type { FileInspector } from './fileInspector.ts';
import type { FileScanner } from './fileScanner.ts';
import type { FileStorage } from './fileStorage.ts';
import type { Decision } from './fourEyes.ts';
import type { IdentityProviders } from './identityProviders.ts';
import type { LimitStore } from './limitStore.ts';
import type { LoadMonitor } from './loadMonitor.ts';
import type { Machines } from './machines.ts';
import type { OutgoingMail } from './outgoingMail.ts';
import type { PaperPrinter } from './paper.ts';
import type { SecretBox } from './secrets/secretBox.ts';

/** Where a request came from, for sessions, limits and the audit trail. */
export type Caller = {
  readonly ip: string;
  readonly userAgent: string;
  /** True when a browser sent it (Sec-Fetch-Site is present; older ones name the Origin of a POST). */
  readonly isBrowser: boolean;
  /** The session token that the request carries for a context. */
  readonly tokenOf: (context: SessionContext) => string | undefined;
  /** What the request carries as the key of a connected system. */
  readonly machineToken: string | undefined;
  /** The browser's second, HttpOnly half of that session. */
  readonly bindingOf: (context: SessionContext) => string | undefined;
  /** What tells a browser in which somebody has logged in before from the rest of the world. */
  readonly knownBrowser: string | undefined;
  /** What a log-in at a provider of OpenID Connect has begun with, sealed. */
  readonly providerLogIn: string | undefined;
  /** The origin of the page that a browser sent it from. */
  readonly origin: string | undefined;
};

/** What follows when something waited for has come. */
export type FollowUp<T> = (scope: Scope, value: T) => Promise<void>;

/** Where many want the same at once. */
export type AdmissionName = 'submissions';

/**
 * Everything one request (or one run of a job) may use. Services take it as their first argument.
 *
 * `db` is the request's transaction when the request changes something, so that the change, its audit entry,
 * its mails and its Idempotency-Key are kept together or not at all; a read gets the plain client.
 */
export type Scope = {
  readonly db: Db;
  /** The moment that the rows of `db` have reached where it is a replica; undefined where they are today's. */
  readonly readsAsOf: Date | undefined;
  /** Who calls; undefined without a session and in jobs. */
  readonly actor: Actor | undefined;
  /** What a second person has decided and what is done now in his name; undefined in every other work. */
  readonly decision: Decision | undefined;
  /** The server's clock, read once per request. */
  readonly now: Date;
  /** When the request arrived: what has a deadline is in time by this, however long the server takes. */
  readonly arrivedAt: Date;
  readonly requestId: string;
  readonly caller: Caller;
  readonly config: Config;
  readonly machines: Machines;
  readonly storage: FileStorage;
  /** Looks into files in threads of its own. */
  readonly inspector: FileInspector;
  readonly scanner: FileScanner;
  /** Prints papers in threads of its own; never inside a transaction. */
  readonly printer: PaperPrinter;
  /** Counters against guessing, shared by all processes. */
  readonly limits: LimitStore;
  /** Where people log in other than with a password. */
  readonly identityProviders: IdentityProviders;
  /** Seals secrets that have to be read again. */
  readonly secrets: SecretBox;
  readonly log: Logger;
  /** Writes one entry of the audit trail in the same transaction. */
  readonly audit: (entry: AuditInput) => Promise<void>;
  /** Tells those that follow such a change of it; they do what follows in the same transaction. */
  readonly tell: <Name extends keyof Events>(name: Name, event: Events[Name]) => Promise<void>;
  /** Asks a module that stands on the caller's. */
  readonly ask: <Name extends keyof Questions>(
    name: Name,
    asked: Questions[Name]['asked'],
  ) => Promise<Questions[Name]['answer']>;
  /**
   * Puts a mail into the outbox; it leaves after the transaction is committed, or with the next morning's digest.
   * @returns false when its person wants no such mails
   */
  readonly sendMail: (mail: OutgoingMail) => Promise<boolean>;
  /**
   * Runs a change whole or not at all, for the few operations that the router does not wrap (log-ins, passwords);
   * inside a request's transaction it goes on with that one.
   */
  readonly transaction: <T>(work: (inner: Scope) => Promise<T>) => Promise<T>;
  /** The same scope in the name of somebody who has asked for something that is done when he is not there. */
  readonly actingFor: (actor: Actor) => Scope;
  /** The same scope, in which an act that needs two people is done. */
  readonly deciding: (decision: Decision) => Scope;
  /**
   * The same scope, reading where lists are read that become files: at a replica where there is one that answers
   * (docs/operations.md, "A replica for exports"). What it writes is written where everything is.
   */
  readonly readingForFiles: () => Promise<Scope>;
  /** Waits for its turn at something that many want at once, before the transaction that needs it. */
  readonly admission: AdmissionQueue<AdmissionName>;
  /** Whether this process has little time left over. */
  readonly isOverloaded: LoadMonitor['isOverloaded'];
  /** Runs after the transaction is committed, for things that are not in the database (a file to remove). */
  readonly afterCommit: (task: () => Promise<void>) => void;
  /**
   * Waits for something without keeping the request waiting, and then does what follows as the system. A process that
   * stops forgets what it waits for, so a job must be able to take it up again.
   */
  readonly inBackground: <T>(name: string, awaited: Promise<T>, work: FollowUp<T>) => void;
};
